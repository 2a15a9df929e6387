/** Chibi miniatures in units of the table: the base is at the origin, the feet stand at y = 34, the head is at y = -52. */

/** What a warrior holds, by its class: in the hand away from the eye, and in the near one. */
export const WEAPONS: Readonly<Record<string, { readonly far: string; readonly near: string }>> = {
  defender: { far: "M32-60l7-10l7 10V4h9v9h-10v16h-12V13H23V4h9z", near: "M-64-26H-6V6C-6 28-20 40-35 48C-50 40-64 28-64 6z" },
  berserker: { far: "M36-96h9V44h-9z", near: "M45-98C76-102 86-44 45-44zM36-98C5-102-5-44 36-44z" },
  longspear: { far: "M36-138h9V46h-9z", near: "M40.500-188l15 52H26z" },
  archer: { far: "M40-92C88-56 88 2 40 38L34 32C72-2 72-50 34-86z", near: "M-6-32H60V-38L82-28L60-18V-24H-6z" },
  priest: { far: "M36-98h9V46h-9z", near: "M40.500-136a20 20 0 1 0 .1 0zM40.500-126a10 10 0 1 1-.1 0z" },
};

/** Tunic and feet. */
export const BODY = "M-30 30L-21-24H21L30 30zM-24 30h19v10h-23zM5 30h19l4 10H5z";

/** What a people has about its head: under it, and over it. */
export const HEADS: Readonly<Record<string, { readonly under: string; readonly over: string }>> = {
  human: { under: "", over: "M-37-56C-37-102 37-102 37-56L28-60H-28zM-4-98h8v-14h-8z" },
  orc: { under: "M-30-66L-66-86L-34-40zM30-66L66-86L34-40z", over: "M-34-66C-26-92 26-92 34-66C14-74-14-74-34-66zM-17-28l4-16l7 15zM17-28l-4-16l-7 15z" },
  dwarf: { under: "", over: "M-34-44C-34 8-12 22 0 26C12 22 34 8 34-44C20-32-20-32-34-44zM-36-60C-32-94 32-94 36-60z" },
  rodent: { under: "M-28-84a19 19 0 1 0 .1 0zM28-84a19 19 0 1 0 .1 0z", over: "M0-44l8-8h-16zM-8-34H8V-26H-8z" },
  none: { under: "", over: "" },
};

/** The face of a skeleton, and that of the living. */
export const SKULL = "M-20-62a9 10 0 1 0 .1 0zM20-62a9 10 0 1 0 .1 0zM0-46l5 9h-10zM-16-28h4v10h-4zM-4-26h4v10h-4zM8-28h4v10h-4z";
export const EYES = "M-13-58a5 6.500 0 1 0 .1 0zM13-58a5 6.500 0 1 0 .1 0z";
export const HOOD = "M-44-28C-52-116 52-116 44-28L28-24C34-84-34-84-28-24z";

/** Signs in a box of 40 about the origin. */
export const SIGNS = {
  used: "M-14 0L-4 10L14-10",
  coin: "M0-14a14 14 0 1 0 .1 0z",
  bars: "M-60-90H60V50H-60zM-60-45H60M-60 5H60M-20-90V-45M20-90V-45M-40-45V5M0-45V5M40-45V5M-20 5V50M20 5V50",
} as const;

/** Things that stand about, about their centre, in units of the table; drawn larger or smaller by their radius over 100. */
export const THINGS: Readonly<Record<string, string>> = {
  obelisk: "M-34 86L-26-60L0-100L26-60L34 86zM0-100V86M-26-60H26",
  garden: "M0 70V-6M0 22C-34 22-44-4-44-24C-14-24 0-4 0 22C0-4 14-24 44-24C44-4 34 22 0 22M0-6C-22-22-22-52 0-70C22-52 22-22 0-6",
  mine: "M-70 62V6C-70-66 70-66 70 6V62zM-34 62V14C-34-24 34-24 34 14V62M-70 62H70",
  crystal: "M0-96L52-24L0 96L-52-24zM-52-24H52M-18-24L0 96L18-24L0-96z",
  artillery: "M-76 54L-30-46H30L76 54M-60 20H60M-8 54L46-82M30-94a22 22 0 1 0 34 0zM-46 60a18 18 0 1 0 .1 0M46 60a18 18 0 1 0 .1 0",
  wreck: "M-80 40L40 20M-60-10L70 50M-20-50L10 60M-50 50a18 18 0 1 0 .1 0M56 20a18 18 0 1 0 .1 0",
};

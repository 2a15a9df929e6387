import { hitsIn } from "./markdown";

/** The places of a page that have the wanted words; hidden blocks are left out. */
export function rangesOf(page: Element, wanted: string): Range[] {
  return [...page.querySelectorAll("[data-block]:not([hidden])")].flatMap((block) => {
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const ranges: Range[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const at of hitsIn(text.data, wanted)) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + wanted.trim().length);
        ranges.push(range);
      }
    }
    return ranges;
  });
}

/** Colour places without touching them; browsers that cannot still show them. */
export function highlight(name: "hits" | "hit", ranges: readonly Range[]): void {
  if ("highlights" in CSS) CSS.highlights.set(name, new Highlight(...ranges));
}

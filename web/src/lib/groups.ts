/** Things by their keys, both in the order in which they come. */
export function groupedBy<Thing>(things: readonly Thing[], key: (thing: Thing) => string): [string, Thing[]][] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const group = groups.get(key(thing));
    if (group === undefined) groups.set(key(thing), [thing]);
    else group.push(thing);
  }
  return [...groups];
}

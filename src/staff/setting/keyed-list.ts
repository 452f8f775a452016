/** Something of a list in the making; the key stays with it wherever it is moved. */
export type Keyed<Item> = Item & { readonly key: string };

let made = 0;

/** With a key that nothing else of this page has. */
export function keyed<Item extends object>(item: Item): Keyed<Item> {
  made += 1;
  return { ...item, key: `item-${made}` };
}

/** As the contract has it. */
export function plain<Item extends object>({
  key: _key,
  ...item
}: Keyed<Item>): Omit<Keyed<Item>, 'key'> {
  return item;
}

type List<Item> = readonly Keyed<Item>[];

export function withItem<Item>(list: List<Item>, item: Keyed<Item>): List<Item> {
  return list.map((other) => (other.key === item.key ? item : other));
}

export function withoutItem<Item>(list: List<Item>, key: string): List<Item> {
  return list.filter((item) => item.key !== key);
}

/** Moves one by so many places, as far as there are any. */
export function movedItem<Item>(list: List<Item>, key: string, by: 1 | -1): List<Item> {
  const from = list.findIndex((item) => item.key === key);
  const item = list[from];
  const to = from + by;
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

export interface ListDifference<Item> {
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
  /** The same ones in another order. */
  readonly reordered: boolean;
}

/** What of a list changes. @param sentence says all there is to one. */
export function listDifference<Item>(
  now: readonly Item[],
  next: readonly Item[],
  sentence: (item: Item) => string,
): ListDifference<Item> {
  const before = new Set(now.map(sentence));
  const after = new Set(next.map(sentence));
  const kept = (items: readonly Item[], others: ReadonlySet<string>): string =>
    items
      .map(sentence)
      .filter((text) => others.has(text))
      .join('\n');
  return {
    added: next.filter((item) => !before.has(sentence(item))),
    removed: now.filter((item) => !after.has(sentence(item))),
    reordered: kept(now, after) !== kept(next, before),
  };
}

/** How much changes; 0: nothing. */
export function listChanges({ added, removed, reordered }: ListDifference<unknown>): number {
  return Math.max(added.length, removed.length) + Number(reordered);
}

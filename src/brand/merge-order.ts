export interface ListedItem {
  readonly id: string;
  readonly before?: string;
  readonly after?: string;
}

/**
 * The order of a merged list. Items a brand lists without a hint keep, among themselves, the order
 * in which it lists them, in the places they had; one that is new stands next to its neighbour in
 * the list; hints then move the items that carry one. A hint that names nothing puts its item last.
 * Laying the same document over the result again changes nothing.
 */
export function orderItems(
  inherited: readonly string[],
  listed: readonly ListedItem[],
): readonly string[] {
  const last = new Map(listed.map((item) => [item.id, item]));
  const placed = [...last.values()].filter(hasHint);
  const free = [...last.values()].filter((item) => !hasHint(item)).map((item) => item.id);
  const moved = new Set(placed.map((item) => item.id));
  const order = permute(
    inherited.filter((id) => !moved.has(id)),
    free,
  );
  insertNew(order, free);
  insertPlaced(order, placed);
  return order;
}

function hasHint(item: ListedItem): boolean {
  return item.before !== undefined || item.after !== undefined;
}

/** Gives the places the listed ids hold in `order` to the same ids in listed order. */
function permute(order: readonly string[], listed: readonly string[]): string[] {
  const there = new Set(order);
  const queue = listed.filter((id) => there.has(id));
  const named = new Set(queue);
  return order.map((id) => (named.has(id) ? (queue.shift() ?? id) : id));
}

function insertNew(order: string[], listed: readonly string[]): void {
  for (const [index, id] of listed.entries()) {
    if (order.includes(id)) continue;
    const previous = listed[index - 1];
    const following = listed.slice(index + 1).find((other) => order.includes(other));
    if (previous !== undefined) order.splice(order.indexOf(previous) + 1, 0, id);
    else if (following !== undefined) order.splice(order.indexOf(following), 0, id);
    else order.push(id);
  }
}

/** Items whose neighbour is itself still to be placed wait for it; circles end in listed order. */
function insertPlaced(order: string[], placed: readonly ListedItem[]): void {
  let waiting = [...placed];
  while (waiting.length > 0) {
    const next = waiting.find((item) => order.includes(item.after ?? item.before ?? ''));
    if (next === undefined) {
      const [first] = waiting;
      if (first !== undefined) order.push(first.id);
      waiting = waiting.slice(1);
      continue;
    }
    const at = order.indexOf(next.after ?? next.before ?? '');
    order.splice(next.after === undefined ? at : at + 1, 0, next.id);
    waiting = waiting.filter((item) => item !== next);
  }
}

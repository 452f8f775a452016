/** Ways to choose `picked` of `from` things, regardless of order; 0 when there are too few. */
export function choose(from: number, picked: number): number {
  if (picked < 0 || picked > from) return 0;
  let ways = 1;
  for (let step = 1; step <= picked; step += 1) ways = (ways * (from - picked + step)) / step;
  return Math.round(ways);
}

/** The same for numbers beyond the safe integers. */
export function chooseExactly(from: bigint, picked: bigint): bigint {
  if (picked < 0n || picked > from) return 0n;
  let ways = 1n;
  for (let step = 1n; step <= picked; step += 1n) ways = (ways * (from - picked + step)) / step;
  return ways;
}

/** Every subset of so many items, in the order of the items. */
export function* subsets<T>(items: readonly T[], size: number, start = 0): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = start; index <= items.length - size; index += 1) {
    const item = items[index] as T;
    for (const rest of subsets(items, size - 1, index + 1)) yield [item, ...rest];
  }
}

/** Ways to take one item of every row with no item twice. */
export function countDistinct(
  rows: readonly (readonly string[])[],
  used: readonly string[] = [],
): number {
  const [row, ...rest] = rows;
  if (row === undefined) return 1;
  let ways = 0;
  for (const item of row) {
    if (!used.includes(item)) ways += rest.length === 0 ? 1 : countDistinct(rest, [...used, item]);
  }
  return ways;
}

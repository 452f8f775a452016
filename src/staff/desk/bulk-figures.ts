import type { DeskColumn } from '#domain/desk/desk-list.ts';

export interface BulkFigures {
  /** Sums of the first column with an amount, by currency. */
  sums: readonly { currency: string; micro: bigint }[];
  /** How many items have each signal: the keys of texts, the most frequent first. */
  words: readonly { key: string; count: number }[];
}

/** Computes the sums of many items, and counts the signals among them. */
export function bulkFigures<Item>(
  columns: readonly DeskColumn<Item>[],
  items: readonly Item[],
): BulkFigures {
  const amount = columns.find(({ kind }) => kind === 'amount');
  const sums = new Map<string, bigint>();
  const words = new Map<string, number>();
  for (const item of items) {
    const micro = amount?.value(item) ?? null;
    if (amount !== undefined && micro !== null) {
      const currency = amount.currency?.(item) ?? '';
      sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(String(micro)));
    }
    for (const column of columns) {
      const value = column.kind === 'words' ? column.value(item) : null;
      for (const word of Array.isArray(value) ? value : []) {
        const key = `${column.words ?? ''}${word}`;
        words.set(key, (words.get(key) ?? 0) + 1);
      }
    }
  }
  return {
    sums: [...sums].map(([currency, micro]) => ({ currency, micro })),
    words: [...words]
      .map(([key, count]) => ({ key, count }))
      .toSorted((one, other) => other.count - one.count),
  };
}

/** Rows of one read. */
const PAGE = 100;

/**
 * Reads every row of a query, page by page. A row that a job changes on the way is neither skipped nor
 * read twice: each page begins after the last id of the page before.
 * @param read at most `limit` rows with an id above `after`, in ascending order of id
 */
export async function* rowsById<Row extends { readonly id: bigint }>(
  read: (after: bigint, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after = 0n;
  for (;;) {
    const rows = await read(after, PAGE);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}

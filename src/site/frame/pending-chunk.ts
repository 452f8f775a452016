const MARK = 'data-part-pending';

/** Marks, in the server's HTML, the place of what only the app can draw. */
export const chunkPending = { [MARK]: '' } as const;

export function isChunkPending(page: ParentNode): boolean {
  return page.querySelector(`[${MARK}]`) !== null;
}

const MARK = 'data-part-pending';

/** Marks, in the server's HTML, the place of what only the app can draw. */
export const partPending = { [MARK]: '' } as const;

export function isPartPending(page: ParentNode): boolean {
  return page.querySelector(`[${MARK}]`) !== null;
}

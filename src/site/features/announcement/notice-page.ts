export const PAGE_SIZE = 9;

/** A page of a list, counted from 0; one beyond either end is the last one there is. */
export function noticePage<Item>(
  items: readonly Item[],
  wanted: number,
): { readonly page: number; readonly pages: number; readonly shown: readonly Item[] } {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const page = Math.min(pages - 1, Math.max(0, wanted));
  return { page, pages, shown: items.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE) };
}

import { createContext, useContext } from 'react';
import { NO_PAGE_DATA } from '#brand/page/no-page-data.ts';
import type { PageData } from '#brand/page/page-input.ts';

export const PageDataContext = createContext<PageData>(NO_PAGE_DATA);

/** What the page came with beside its plan. */
export function usePageData(): PageData {
  return useContext(PageDataContext);
}

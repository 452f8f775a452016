import { NO_PAGE_DATA } from '#brand/page/no-page-data.ts';
import type { PageData } from '#brand/page/page-input.ts';
import type { Feature, PageVisit } from '../../feature.ts';

/** The data of a page's first screen, for the visitor who asks: each feature adds its part. */
export async function readPageData(
  visit: Omit<PageVisit, 'member'>,
  features: readonly Feature[],
): Promise<PageData> {
  const { caller } = visit;
  const isOpen = caller !== null && caller.kind !== 'trial' && !caller.passwordDue;
  const whole = { ...visit, member: isOpen ? caller : null };
  const parts = await Promise.all(features.map(async ({ pageData }) => pageData?.(whole)));
  return Object.assign({ ...NO_PAGE_DATA }, ...parts) as PageData;
}

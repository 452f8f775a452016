import type { HelpSettings } from '#contract/generated/types.ts';
import type { HelpPlace } from '#domain/help/help-pages.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { lockSetting, readSetting, recordChange } from '../../settings/setting-store.ts';
import type { HelpBrand } from './help-brand.ts';
import { readHelpSettings } from './help.read.ts';
import type { ShippedHelp } from '../../brands/shipped-help.ts';

export interface Arrangement {
  brand: string;
  /** The one that was edited. */
  version: number;
  /** Every page, in the order wanted. */
  pages: readonly HelpPlace[];
  reason: string;
  staffId: bigint;
  at: Date;
}

const KIND = 'helpPages';

/**
 * Puts the pages of a brand in order, shows and hides them, and begins new ones.
 * @throws Problem FACTS_CONFLICT, INVALID_HELP_PAGES
 */
export async function arrangeHelpPages(
  tx: Tx,
  change: Arrangement,
  shipped: ShippedHelp,
  of: HelpBrand,
): Promise<HelpSettings> {
  const { brand, version, pages, reason, staffId, at } = change;
  const settings = () => readHelpSettings(tx, brand, shipped, of);
  await lockSetting(tx, { brand, kind: KIND, version }, settings);
  const now = await settings();
  refuse(pages, now);
  const before = now.pages.map(told);
  const after = pages.map(told);
  if (after.join() === before.join()) return now;
  const { texts } = (await readSetting(tx, brand, KIND)).value;
  const places = pages.map(({ pageId, section, published }) => ({ pageId, section, published }));
  await recordChange(
    tx,
    { kind: KIND, version, value: { pages: places, texts } },
    { staffId, brand, action: 'arrangeHelpPages', before, after, reason, at },
  );
  return settings();
}

/** One line of the trail. */
function told({ pageId, section, published }: HelpPlace): string {
  return `${section}/${pageId}${published ? '' : ' (hidden)'}`;
}

/** Twice the same, one left out, or an empty page shown. */
function refuse(pages: readonly HelpPlace[], now: HelpSettings): void {
  const fields: Record<string, FieldProblem> = {};
  const titles = new Map(now.pages.map(({ pageId, title }) => [pageId, title]));
  const named = new Set<string>();
  for (const [index, { pageId, published }] of pages.entries()) {
    if (named.has(pageId)) fields[`/pages/${index}/pageId`] = { code: 'uniqueItems' };
    named.add(pageId);
    if (published && (titles.get(pageId) ?? '') === '') {
      fields[`/pages/${index}/published`] = { code: 'noWords', messageKey: 'help:fault.noWords' };
    }
  }
  const missing = now.pages.filter(({ pageId }) => !named.has(pageId));
  if (missing.length > 0) {
    fields['/pages'] = {
      code: 'pageMissing',
      messageKey: 'help:fault.pageMissing',
      params: { page: missing[0]?.pageId ?? '' },
    };
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_HELP_PAGES', { fields });
}

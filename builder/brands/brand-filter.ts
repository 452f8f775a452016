import { foldText } from '#domain/text/fold-text.ts';
import type { BrandSummary } from '#contract/generated/types.ts';

export const BRAND_FILTERS = ['all', 'drafts', 'errors', 'notLive', 'archived'] as const;
export type BrandFilter = (typeof BRAND_FILTERS)[number];

const FITS: Readonly<Record<BrandFilter, (brand: BrandSummary) => boolean>> = {
  all: () => true,
  drafts: ({ hasDraft }) => hasDraft,
  errors: ({ errors }) => errors > 0,
  notLive: ({ liveRevision }) => liveRevision === null,
  archived: () => true,
};

/** The brands whose name, id or host has every word, in a filter; archived ones in their own only. */
export function foundBrands(
  brands: readonly BrandSummary[],
  { search, filter }: { search: string; filter: BrandFilter },
): readonly BrandSummary[] {
  const words = foldText(search).split(/\s+/);
  return brands.filter((brand) => {
    const text = foldText([brand.name, brand.brand, ...brand.hosts].join(' '));
    const isShown = (brand.archivedAt !== null) === (filter === 'archived');
    return isShown && FITS[filter](brand) && words.every((word) => text.includes(word));
  });
}

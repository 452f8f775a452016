/** Addresses of the game categories. LOTT is shown as ELOTT and shares its page. */
export const CATEGORY_PATHS = {
  SPORTS: '/sports',
  ESPORTS: '/esports',
  LIVE: '/live',
  ELOTT: '/elott',
  FISH: '/fish',
  PVP: '/pvp',
  RNG: '/rng',
  COCKFIGHT: '/cockfight',
} as const;

export type CategoryCode = keyof typeof CATEGORY_PATHS;

/** Other addresses of a category's page. */
export const CATEGORY_ALIASES: Readonly<Partial<Record<CategoryCode, readonly string[]>>> = {
  ELOTT: ['/lott'],
};

/** The categories whose vendors are listed under one entry. */
export function categoriesShownAs(code: CategoryCode): readonly string[] {
  return code === 'ELOTT' ? ['ELOTT', 'LOTT'] : [code];
}

/** The lobby of one vendor within a category. */
export function vendorHref(code: CategoryCode, vassalage: string): string {
  return `${CATEGORY_PATHS[code]}?vassalage=${encodeURIComponent(vassalage)}`;
}

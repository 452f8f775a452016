import type { OfficeBanner } from '#contract/generated/types.ts';
import { BUILT_CALLER_KINDS } from '#domain/built/built-values.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { seedSetting } from '../../settings/setting-store.ts';

/** Brands whose demo begins with a banner of the office. */
const BRANDS: readonly string[] = ['denluma', 'kyvolta'];

const WORDS = [
  ['es', 'Compruébalo tú', 'Cada ronda de nuestros juegos se puede volver a calcular.', 'Ver cómo'],
  ['en', 'See for yourself', 'Every round of our own games can be computed again.', 'See how'],
] as const;

/** Gives some of a new demo's brands a banner that stands before their own. */
export async function seedBanners(
  { db, brands }: Pick<Parts, 'db' | 'brands'>,
  brand: string,
): Promise<void> {
  const offered = brands.languagesOf(brand)?.languages ?? [];
  if (!BRANDS.includes(brand)) return;
  const banner: OfficeBanner = {
    group: 'w_home',
    picture: null,
    hero: 'dice',
    linkageType: 'page',
    target: '/fairness',
    visitorKinds: [...BUILT_CALLER_KINDS],
    startsAt: new Date(Date.now() - 3_600_000).toISOString(),
    endsAt: null,
    enabled: true,
    texts: WORDS.filter(([language]) => offered.includes(language)).map(
      ([language, title, subtitle, action]) => ({ language, title, subtitle, action, alt: '' }),
    ),
  };
  const value = { keepsOwn: true, banners: [banner] };
  await inTransaction(db, (tx) => seedSetting(tx, { brand, kind: 'banners', version: 1, value }));
}

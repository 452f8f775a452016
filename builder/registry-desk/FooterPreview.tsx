import { useMemo } from 'react';
import type { BrandSummary } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { type BrandLook, brandLook } from '../brands/brand-look.ts';
import styles from './FooterPreview.module.css';

/** More strips than this say nothing new. */
const MAX_BRANDS = 12;
const SCHEMES = ['light', 'dark'] as const;

export interface FooterPreviewProps {
  /** Of the entry; shown by strips whose logo is missing. */
  name: string;
  /** Addresses of the logos; null for none. */
  light: string | null;
  dark: string | null;
}

/** The logo as the footers of the brands show it, in their own colours. */
export function FooterPreview({ name, light, dark }: FooterPreviewProps) {
  const say = useTexts('builder-registry');
  const { value } = useQuery('listBrands');
  const strips = useMemo(() => stripsOf(value?.items ?? []), [value]);
  if (strips.length === 0) return null;
  return (
    <section className={styles.preview} aria-label={say('builder-registry:footer.title')}>
      <h3 className={styles.title}>{say('builder-registry:footer.title')}</h3>
      <p className={styles.lead}>{say('builder-registry:footer.lead', { count: MAX_BRANDS })}</p>
      <ul className={styles.strips}>
        {strips.map(({ brand, look: { scheme, colors } }) => {
          const address = scheme === 'dark' ? dark : light;
          return (
            <li
              key={`${brand.brand} ${scheme}`}
              className={styles.strip}
              style={{ background: colors.paper, color: colors.text }}
            >
              <span className={styles.brand}>
                {brand.name}
                <span className={styles.scheme}>{say(`builder-registry:footer.${scheme}`)}</span>
              </span>
              {address === null ? (
                <span className={styles.missing}>{name}</span>
              ) : (
                <img src={address} alt="" className={styles.logo} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Strip {
  readonly brand: BrandSummary;
  readonly look: BrandLook;
}

/** A strip for each scheme whose colours the list of brands gives. */
function stripsOf(brands: readonly BrandSummary[]): readonly Strip[] {
  return brands
    .filter(({ archivedAt, look }) => archivedAt === null && look !== null)
    .slice(0, MAX_BRANDS)
    .flatMap((brand) =>
      SCHEMES.flatMap((scheme) => {
        const look = brandLook(brand.brand, brand.look, scheme);
        return look === null ? [] : [{ brand, look }];
      }),
    );
}

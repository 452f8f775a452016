import { type CSSProperties, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { BrandSummary } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { useSeen } from '#ui/picture/useSeen.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BrandProblems } from './BrandProblems.tsx';
import { brandLook } from './brand-look.ts';
import styles from './BrandCard.module.css';

/** A card is loaded shortly before it is scrolled into view. */
const NEARLY_IN_VIEW = { rootMargin: '200px' };

/** One brand: its mark on its own ground, what is live, and what waits to be published. */
export function BrandCard({ brand }: { brand: BrandSummary }) {
  const say = useTexts('builder');
  const language = useLanguage();
  const card = useRef<HTMLAnchorElement>(null);
  // What a card is drawn from is read when it comes into sight: a list may be long.
  const seen = useSeen(card, NEARLY_IN_VIEW);
  const params = { brand: brand.brand };
  const { value: draft } = useQuery('getBrandDraft', { params }, { enabled: seen });
  const look = useMemo(
    () => (draft === undefined ? null : brandLook(brand.brand, draft.resolved)),
    [draft, brand.brand],
  );
  const ground: CSSProperties | undefined =
    look === null
      ? undefined
      : {
          background: `linear-gradient(120deg, ${look.colors.bg}, ${look.colors.surface2})`,
          color: look.colors.text,
        };
  return (
    <Link ref={card} to={`/${brand.brand}`} className={styles.card}>
      <div className={styles.ground} style={ground}>
        {look === null ? (
          <span className={styles.mark} />
        ) : (
          <img className={styles.mark} src={look.mark} alt="" />
        )}
        <span className={styles.word}>{brand.name}</span>
        {look === null ? null : (
          <span className={styles.swatches} aria-hidden="true">
            {[look.colors.primary, look.colors.accent, look.colors.text, look.colors.paper].map(
              (color, index) => (
                <span key={index} style={{ background: color }} />
              ),
            )}
          </span>
        )}
      </div>
      <div className={styles.facts}>
        <p className={styles.row}>
          <span className={styles.live} data-status={brand.siteStatus} aria-hidden="true" />
          {brand.liveRevision === null
            ? say('builder:brand.notLive')
            : say(`builder:brand.live.${brand.siteStatus}`, { revision: brand.liveRevision })}
          {brand.publishedAt === null ? null : (
            <span className={styles.when}>{formatMoment(brand.publishedAt, language)}</span>
          )}
        </p>
        <p className={styles.row}>
          {brand.hasDraft ? (
            <span className={styles.draft}>
              {say('builder:brand.draft', { by: brand.draftBy ?? '' })}
            </span>
          ) : (
            <span className={styles.quiet}>{say('builder:brand.noDraft')}</span>
          )}
          {draft === undefined ? null : (
            <BrandProblems brand={brand.brand} manifest={draft.manifest} />
          )}
        </p>
        <p className={styles.hosts}>{brand.hosts.join(' · ')}</p>
      </div>
    </Link>
  );
}

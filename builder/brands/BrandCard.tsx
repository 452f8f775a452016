import { type CSSProperties, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { BrandSummary } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../look/Action.tsx';
import { brandLook } from './brand-look.ts';
import styles from './BrandCard.module.css';

export interface BrandCardProps {
  brand: BrandSummary;
  /** null: this person may not. */
  onArchive: (() => void) | null;
}

/** One brand: its mark on its own ground, what is live, and what waits to be published. */
export function BrandCard({ brand, onArchive }: BrandCardProps) {
  const say = useTexts('builder');
  const sayBrands = useTexts('builder-brands');
  const language = useLanguage();
  const look = useMemo(() => brandLook(brand.brand, brand.look), [brand]);
  const ground: CSSProperties | undefined =
    look === null
      ? undefined
      : {
          background: `linear-gradient(120deg, ${look.colors.bg}, ${look.colors.surface2})`,
          color: look.colors.text,
        };
  return (
    <article className={styles.card} data-archived={brand.archivedAt !== null || undefined}>
      <div className={styles.ground} style={ground}>
        {look === null ? (
          <span className={styles.mark} />
        ) : (
          <img className={styles.mark} src={look.mark} alt="" />
        )}
        <Link to={`/${brand.brand}`} className={styles.word}>
          {brand.name}
        </Link>
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
          {brand.errors > 0 ? (
            <span className={styles.errors}>
              {say('builder:problem.errors', { count: brand.errors })}
            </span>
          ) : brand.warnings > 0 ? (
            <span className={styles.warnings}>
              {say('builder:problem.warnings', { count: brand.warnings })}
            </span>
          ) : null}
        </p>
        <p className={styles.hosts}>{brand.hosts.join(' · ')}</p>
        {onArchive === null ? null : (
          <span className={styles.acts}>
            <Action small tone="quiet" onClick={onArchive}>
              {sayBrands(
                brand.archivedAt === null
                  ? 'builder-brands:archive.button'
                  : 'builder-brands:restore.button',
              )}
              <span className="visually-hidden"> {brand.name}</span>
            </Action>
          </span>
        )}
      </div>
    </article>
  );
}

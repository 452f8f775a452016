import { type CSSProperties, useMemo } from 'react';
import type { ColorScheme } from '#brand/color-scheme.ts';
import { brandLook } from '../brands/brand-look.ts';
import { useEditor } from '../editor/EditorContext.ts';
import styles from './PreviewSkeleton.module.css';

/** Shape of a page in the brand's colours while the real site loads. */
export function PreviewSkeleton({ scheme }: { scheme: ColorScheme }) {
  const { brand, layers } = useEditor();
  const { effective } = layers;
  const look = useMemo(
    () => brandLook(brand, effective, scheme === 'system' ? undefined : scheme),
    [brand, effective, scheme],
  );
  const colors =
    look === null
      ? {}
      : {
          '--skeleton-bg': look.colors.bg,
          '--skeleton-paper': look.colors.paper,
          '--skeleton-line': look.colors.line,
          '--skeleton-primary': look.colors.primary,
        };
  return (
    <div className={styles.page} style={colors as CSSProperties} aria-hidden="true">
      <div className={styles.header}>
        {look === null ? <span className={styles.mark} /> : <img src={look.mark} alt="" />}
        <span className={styles.line} />
        <span className={styles.button} />
      </div>
      <div className={styles.hero} />
      <div className={styles.cards}>
        {Array.from({ length: 6 }, (_, index) => (
          <span key={index} className={styles.card} />
        ))}
      </div>
    </div>
  );
}

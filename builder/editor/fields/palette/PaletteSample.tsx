import type { ColorTokens } from '#brand/site-plan.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './PaletteSample.module.css';

/** A card of the site in a scheme's colours. A picture only: the figures are in the text below it. */
export function PaletteSample({ colors }: { colors: ColorTokens }) {
  const say = useTexts('builder-pick');
  const { bg, paper, text, text2, line, primary, onPrimary, accent, onAccent, win, loss } = colors;
  return (
    <div
      className={styles.page}
      style={{ background: bg, color: text, borderColor: line }}
      aria-hidden="true"
    >
      <div className={styles.card} style={{ background: paper, borderColor: line }}>
        <strong>{say('builder-pick:sample.title')}</strong>
        <span style={{ color: text2 }}>{say('builder-pick:sample.text')}</span>
        <span className={styles.line}>
          <span className={styles.chip} style={{ background: primary, color: onPrimary }}>
            {say('builder-pick:sample.button')}
          </span>
          <span className={styles.chip} style={{ background: accent, color: onAccent }}>
            {say('builder-pick:sample.accent')}
          </span>
        </span>
        <span className={styles.line}>
          <span style={{ color: primary }}>{say('builder-pick:sample.link')}</span>
          <span style={{ color: win }}>+25.00</span>
          <span style={{ color: loss }}>−10.00</span>
        </span>
      </div>
    </div>
  );
}

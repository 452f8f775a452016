import type { PromotionDetail } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './PromotionPage.module.css';
import { usePromotionTerms } from './usePromotionTerms.ts';

/** The terms in plain words, written from the rules that apply. */
export function PromotionTerms({ detail }: { detail: PromotionDetail }) {
  const say = useTexts('promotion');
  const terms = usePromotionTerms(detail);
  return (
    <section className={styles.part} aria-labelledby="promotion-terms">
      <h2 id="promotion-terms" className={styles.heading}>
        {say('promotion:terms')}
      </h2>
      <dl className={styles.terms}>
        {terms.map(({ id, lines }) => (
          <div key={id} className={styles.term}>
            <dt>{say(`promotion:term.${id}`)}</dt>
            <dd>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

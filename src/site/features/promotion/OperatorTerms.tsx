import { useTexts } from '#ui/i18n/useTexts.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import styles from './PromotionPage.module.css';

/** The operator's own terms: plain text, an empty line begins a paragraph. */
export function OperatorTerms({ text, language }: { text: string; language: string }) {
  const say = useTexts('promotion');
  const wordsIn = useWordsIn();
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="promotion-own-terms">
      <h2 id="promotion-own-terms" className={styles.heading}>
        {say('promotion:ownTerms')}
      </h2>
      <div className={styles.prose} {...wordsIn(language)}>
        {paragraphs.map((paragraph, index) => (
          // The text of a version never changes its order.
          <p key={index}>{paragraph.trim()}</p>
        ))}
      </div>
    </section>
  );
}

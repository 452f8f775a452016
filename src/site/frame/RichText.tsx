import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import styles from './RichText.module.css';

/** Text with headings, lists and links that the server has cleaned; the page's policy runs nothing besides. */
export function RichText({ language, html }: { language: string; html: string }) {
  const wordsIn = useWordsIn();
  return (
    <div
      className={styles.text}
      {...wordsIn(language)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

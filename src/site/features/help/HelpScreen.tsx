import { useTexts } from '#ui/i18n/useTexts.ts';
import { HelpCentre } from './HelpCentre.tsx';
import styles from './HelpScreen.module.css';

/** The help centre as a page of its own. */
export function HelpScreen() {
  const say = useTexts('help');
  return (
    <div className={`page ${styles.screen}`}>
      <header className={styles.head}>
        <h1 className={`display ${styles.title}`}>{say('help:title')}</h1>
        <p className={styles.lead}>{say('help:lead')}</p>
      </header>
      <HelpCentre />
    </div>
  );
}

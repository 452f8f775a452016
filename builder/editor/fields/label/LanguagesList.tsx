import { useTexts } from '#ui/i18n/useTexts.ts';
import { languageLook } from './language-look.ts';
import dialogStyles from './LanguagesDialog.module.css';
import styles from './LanguagesList.module.css';
import { TextMark } from './TextMark.tsx';
import { textState } from './written-languages.ts';

export interface LanguagesListProps {
  languages: readonly string[];
  own: Readonly<Record<string, string>>;
  /** Undefined while they load. */
  product: Readonly<Record<string, string>> | undefined;
  written: number | undefined;
}

/**
 * Every language of a text that cannot be edited. A disclosure and not a button: the frame of such a
 * field disables all controls within.
 */
export function LanguagesList({ languages, own, product, written }: LanguagesListProps) {
  const say = useTexts('builder-edit');
  const total = languages.length;
  return (
    <details className={styles.all}>
      <summary className={styles.summary}>
        {written === undefined
          ? say('builder-edit:label.all')
          : say('builder-edit:label.allWritten', { written, total })}
      </summary>
      <ul className={dialogStyles.rows}>
        {languages.map((language) => {
          const look = languageLook(language);
          return (
            <li key={language} className={styles.row}>
              <span className={dialogStyles.name}>
                <span lang={language}>{look.name}</span>{' '}
                <code className={dialogStyles.code}>{language}</code>
              </span>
              <span lang={language} dir={look.direction} className={styles.words}>
                {own[language] || product?.[language]}
              </span>
              {product === undefined ? null : (
                <TextMark state={textState(language, own, product)} />
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

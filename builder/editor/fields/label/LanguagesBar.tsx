import { Translate } from '@phosphor-icons/react/Translate';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../../../look/Action.tsx';
import formStyles from '../../forms/controls.module.css';
import { languageLook } from './language-look.ts';
import styles from './LanguagesBar.module.css';

export interface LanguagesBarProps {
  /** Languages of the brand except its default. */
  others: readonly string[];
  second: string;
  /** Undefined while product texts load. */
  written: number | undefined;
  total: number;
  onSecond: (language: string) => void;
  onAll: () => void;
}

/** Chooses the second language of all localised texts, and opens the list of every language. */
export function LanguagesBar(props: LanguagesBarProps) {
  const { others, second, written, total, onSecond, onAll } = props;
  const say = useTexts('builder-edit');
  return (
    <div className={styles.bar}>
      <select
        className={`${formStyles.select} ${styles.second}`}
        aria-label={say('builder-edit:label.second')}
        value={second}
        onChange={(event) => onSecond(event.target.value)}
      >
        {others.map((language) => (
          <option key={language} value={language} lang={language}>
            {`${languageLook(language).name} (${language})`}
          </option>
        ))}
      </select>
      <Action
        small
        tone="quiet"
        icon={<Translate size={15} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={onAll}
      >
        {written === undefined
          ? say('builder-edit:label.all')
          : say('builder-edit:label.allWritten', { written, total })}
      </Action>
    </div>
  );
}

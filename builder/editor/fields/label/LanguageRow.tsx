import { LabelInput } from './LabelInput.tsx';
import { languageLook } from './language-look.ts';
import styles from './LanguagesDialog.module.css';
import { TextMark } from './TextMark.tsx';
import type { TextState } from './written-languages.ts';

export interface LanguageRowProps {
  id: string;
  language: string;
  words: string;
  product: string | undefined;
  /** Undefined while product texts load. */
  state: TextState | undefined;
  focusFirst: boolean;
  onChange: (words: string) => void;
  onBlur: () => void;
}

/** One language of a localised text, with the source of what players read. */
export function LanguageRow(props: LanguageRowProps) {
  const { id, language, words, product, state, focusFirst, onChange, onBlur } = props;
  const markId = `${id}/state`;
  return (
    <li className={styles.row} data-state={state}>
      <label htmlFor={id} className={styles.name}>
        <span lang={language}>{languageLook(language).name}</span>{' '}
        <code className={styles.code}>{language}</code>
      </label>
      <LabelInput
        id={id}
        language={language}
        words={words}
        product={product}
        describedBy={state === undefined ? undefined : markId}
        focusFirst={focusFirst}
        onChange={onChange}
        onBlur={onBlur}
      />
      {state === undefined ? <span /> : <TextMark id={markId} state={state} />}
    </li>
  );
}

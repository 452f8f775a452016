import { useAtom } from 'jotai';
import { useState } from 'react';
import type { Json, JsonObject } from '#brand/json.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { brandLanguages } from '../../../registry/choices.ts';
import { useEditor } from '../../EditorContext.ts';
import { readLabel, withWords } from './label-text.ts';
import { LabelInput } from './LabelInput.tsx';
import { languageLook } from './language-look.ts';
import { LanguagesBar } from './LanguagesBar.tsx';
import { LanguagesDialog } from './LanguagesDialog.tsx';
import { LanguagesList } from './LanguagesList.tsx';
import { secondLanguageAtom } from './second-language.atoms.ts';
import { useIsBlocked } from './useIsBlocked.ts';
import { useProductTexts } from './useProductTexts.ts';
import { countWritten } from './written-languages.ts';
import styles from '../LabelField.module.css';

export interface LabelEditorProps {
  /** Of the field; each language's input adds its code. */
  id: string;
  /** What the words are for: names the dialog. */
  name: string;
  pointer: string;
  value: Json | undefined;
  /** An empty label stays. */
  required: boolean;
  onChange: (value: JsonObject | undefined) => void;
  onBlur?: () => void;
}

/**
 * The brand's own words in its default language and in one more; the product's text shows where the
 * brand has none. A dialog holds every language.
 */
export function LabelEditor(props: LabelEditorProps) {
  const { id, name, pointer, value, required, onChange, onBlur } = props;
  const say = useTexts('builder');
  const { layers } = useEditor();
  const isBlocked = useIsBlocked(pointer);
  const [kept, keepSecond] = useAtom(secondLanguageAtom);
  const [allOpen, setAllOpen] = useState(false);

  const label = readLabel(value);
  const own = label.text ?? {};
  const languages = brandLanguages(layers.effective);
  const product = useProductTexts(languages, label.key);
  const written = product === undefined ? undefined : countWritten(languages, own, product);
  const [first, ...others] = languages;
  const second = others.find((language) => language === kept) ?? others[0];
  const shown = [first, second].filter((language) => language !== undefined);

  const write = (language: string, words: string): void => {
    const next = withWords(label, language, words);
    onChange(Object.keys(next).length === 0 && !required ? undefined : { ...next });
  };
  const blur = (): void => onBlur?.();

  return (
    <div className={styles.languages}>
      {shown.map((language) => (
        <div key={language} className={styles.line}>
          <label htmlFor={`${id}/${language}`} className={styles.code}>
            <span aria-hidden="true">{language}</span>
            <span className="visually-hidden">{languageLook(language).name}</span>
          </label>
          <LabelInput
            id={`${id}/${language}`}
            language={language}
            words={own[language] ?? ''}
            product={product?.[language]}
            onChange={(words) => write(language, words)}
            onBlur={blur}
          />
        </div>
      ))}
      {second === undefined || others.length < 2 ? null : isBlocked ? (
        <LanguagesList languages={languages} own={own} product={product} written={written} />
      ) : (
        <LanguagesBar
          others={others}
          second={second}
          written={written}
          total={languages.length}
          onSecond={keepSecond}
          onAll={() => setAllOpen(true)}
        />
      )}
      {label.key === undefined ? null : (
        <p className={styles.key}>{say('builder:label.key', { key: label.key })}</p>
      )}
      {allOpen && !isBlocked ? (
        <LanguagesDialog
          id={id}
          field={name}
          languages={languages}
          own={own}
          product={product}
          onChange={write}
          onBlur={blur}
          onClose={() => setAllOpen(false)}
        />
      ) : null}
    </div>
  );
}

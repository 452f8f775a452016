import { type ReactNode, useId } from 'react';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { SelectField } from '#ui/kit/Field.tsx';
import { useLanguageName } from '../values/useLanguageName.ts';
import styles from './LanguageFields.module.css';

export interface LanguageFieldsProps<Text extends { readonly language: string }> {
  /** Read out before the languages: whose words these are. */
  name: string;
  brand: OfferedLanguages;
  texts: readonly Text[];
  /** What is wrong with the languages themselves. */
  fault: string | undefined;
  /** What a language begins with. */
  begin: (language: string) => Text;
  /** Left out: for looking at. */
  onChange: ((texts: Text[]) => void) | undefined;
  /** The boxes of one language. */
  children: (text: Text, index: number) => ReactNode;
}

/** Short words in the languages they are written in, the brand's own first, and a choice of more. */
export function LanguageFields<Text extends { readonly language: string }>(
  props: LanguageFieldsProps<Text>,
) {
  const { name, brand, texts, fault, begin, onChange, children } = props;
  const say = useTexts('office');
  const nameOf = useLanguageName();
  const id = useId();
  const rank = (text: Text): number =>
    text.language === brand.defaultLanguage ? -1 : brand.languages.indexOf(text.language);
  const inOrder = texts
    .map((text, index) => ({ text, index }))
    .toSorted((one, other) => rank(one.text) - rank(other.text));
  const missing = brand.languages.filter(
    (code) => !texts.some(({ language }) => language === code),
  );
  return (
    <div className={styles.languages}>
      {fault === undefined ? null : <p className={styles.fault}>{fault}</p>}
      {inOrder.map(({ text, index }) => {
        const language = nameOf(text.language);
        return (
          <div
            key={text.language}
            className={styles.language}
            role="group"
            aria-labelledby={`${id}-${index}`}
          >
            <p id={`${id}-${index}`} className={styles.name}>
              {language}
              <span className="visually-hidden">: {name}</span>
            </p>
            <div className={styles.boxes}>{children(text, index)}</div>
            {onChange === undefined || text.language === brand.defaultLanguage ? null : (
              <IconButton
                icon="close"
                label={say('office:language.remove', { language, name })}
                onClick={() => onChange(texts.toSpliced(index, 1))}
              />
            )}
          </div>
        );
      })}
      {onChange === undefined || missing.length === 0 ? null : (
        <div className={styles.add}>
          <SelectField
            label={say('office:language.add', { name })}
            hideLabel
            value=""
            options={[
              { value: '', label: say('office:language.more') },
              ...missing.map((value) => ({ value, label: nameOf(value) })),
            ]}
            onChange={(language) => language !== '' && onChange([...texts, begin(language)])}
          />
        </div>
      )}
    </div>
  );
}

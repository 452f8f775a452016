import { useState } from 'react';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { languageLook } from './language-look.ts';
import { LanguageRow } from './LanguageRow.tsx';
import styles from './LanguagesDialog.module.css';
import { textState } from './written-languages.ts';

export interface LanguagesDialogProps {
  id: string;
  /** The field's name. */
  field: string;
  /** The default language first. */
  languages: readonly string[];
  own: Readonly<Record<string, string>>;
  /** Undefined while they load. */
  product: Readonly<Record<string, string>> | undefined;
  onChange: (language: string, words: string) => void;
  onBlur: () => void;
  onClose: () => void;
}

/** A localised text in every language of the brand, with the default language as the reference. */
export function LanguagesDialog(props: LanguagesDialogProps) {
  const { id, field, languages, own, product, onChange, onBlur, onClose } = props;
  const say = useTexts('builder', 'builder-edit');
  const [reference = ''] = languages;
  const look = languageLook(reference);
  const words = own[reference] || product?.[reference];
  // Decided once: the focus stays where it is while the texts change.
  const [first] = useState(
    () =>
      languages.find((language) => textState(language, own, product ?? {}) === 'missing') ??
      reference,
  );
  return (
    <Dialog wide title={say('builder-edit:label.title', { field })} onClose={onClose}>
      <p className={styles.reference}>
        <span className={styles.name}>
          <span lang={reference}>{look.name}</span> <code className={styles.code}>{reference}</code>
        </span>
        {words === undefined ? (
          <span className={styles.nothing}>{say('builder:label.empty')}</span>
        ) : (
          <span lang={reference} dir={look.direction} className={styles.words}>
            {words}
          </span>
        )}
      </p>
      <ul className={styles.rows}>
        {languages.map((language) => (
          <LanguageRow
            key={language}
            id={`${id}/${language}/all`}
            language={language}
            words={own[language] ?? ''}
            product={product?.[language]}
            state={product === undefined ? undefined : textState(language, own, product)}
            focusFirst={language === first}
            onChange={(next) => onChange(language, next)}
            onBlur={onBlur}
          />
        ))}
      </ul>
    </Dialog>
  );
}

import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Panel } from '../kit/Panel.tsx';
import { useLanguageName } from '../values/useLanguageName.ts';
import { type LanguageText, TextEditor } from './TextEditor.tsx';
import styles from './TextsEditor.module.css';
import { useFaultText } from './useFaultText.ts';

export interface TextsEditorProps {
  brand: OfferedLanguages;
  texts: readonly LanguageText[];
  /** Pointers into what has the texts. */
  faults: Parameters<typeof useFaultText>[0];
  /** Left out: for looking at. */
  onChange: ((texts: LanguageText[]) => void) | undefined;
}

/** What it says, its languages side by side. */
export function TextsEditor({ brand, texts, faults, onChange }: TextsEditorProps) {
  const say = useTexts('office');
  const faultAt = useFaultText(faults);
  const nameOf = useLanguageName();
  const place = ({ language }: LanguageText): number => brand.languages.indexOf(language);
  const inOrder = texts
    .map((text, index) => ({ text, index }))
    .toSorted((one, other) => place(one.text) - place(other.text));
  const missing = brand.languages.filter(
    (language) => !texts.some((text) => text.language === language),
  );
  const set = (changed: readonly LanguageText[]): void => onChange?.([...changed]);
  const general = faultAt('/texts');
  return (
    <Panel title={say('office:texts.texts')}>
      {general === undefined ? null : <p className={styles.fault}>{general}</p>}
      <div className={styles.languages}>
        {inOrder.map(({ text, index }) => (
          <TextEditor
            key={text.language}
            text={text}
            isDefault={text.language === brand.defaultLanguage}
            titleFault={faultAt(`/texts/${index}/title`)}
            contentFault={faultAt(`/texts/${index}/content`) ?? faultAt(`/texts/${index}/language`)}
            onChange={
              onChange === undefined ? undefined : (changed) => set(texts.with(index, changed))
            }
            onRemove={() => set(texts.toSpliced(index, 1))}
          />
        ))}
      </div>
      {onChange === undefined || missing.length === 0 ? null : (
        <div className={styles.add}>
          {missing.map((language) => (
            <Button
              key={language}
              tone="secondary"
              onClick={() => set([...texts, { language, title: '', content: '' }])}
            >
              <Icon name="plus" size="small" />
              {say('office:texts.addLanguage', { language: nameOf(language) })}
            </Button>
          ))}
        </div>
      )}
    </Panel>
  );
}

import type { FieldProps } from '@rjsf/utils';
import { isJsonObject, type Json } from '#brand/json.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { brandLanguages } from '../../registry/choices.ts';
import { currentRegistry } from '../../registry/registry.ts';
import { useEditor } from '../EditorContext.ts';
import formStyles from '../forms/controls.module.css';
import { useControlMarks } from '../forms/ControlMarks.ts';
import styles from './LabelField.module.css';
import { useProductText } from './useProductText.ts';

interface Label {
  key?: string;
  text?: Record<string, string>;
}

/** The brand's own words in each of its languages; where it says nothing the product's text shows through. */
export function LabelField({ formData, onChange, onBlur, fieldPathId, required }: FieldProps) {
  const say = useTexts('builder');
  const { layers } = useEditor();
  const label = readLabel(formData as Json | undefined);
  const write = (language: string, words: string): void => {
    const { [language]: _before, ...others } = label.text ?? {};
    const text = words === '' ? others : { ...others, [language]: words };
    const next: Label = {
      ...(label.key === undefined ? {} : { key: label.key }),
      ...(Object.keys(text).length === 0 ? {} : { text }),
    };
    const isNothing = Object.keys(next).length === 0 && required !== true;
    onChange(isNothing ? undefined : next, fieldPathId.path, undefined, fieldPathId.$id);
  };
  return (
    <div className={styles.languages}>
      {brandLanguages(layers.effective).map((language) => (
        <LabelLine
          key={language}
          id={`${fieldPathId.$id}/${language}`}
          language={language}
          productKey={label.key}
          words={label.text?.[language] ?? ''}
          onChange={(words) => write(language, words)}
          onBlur={() => onBlur(fieldPathId.$id, formData)}
        />
      ))}
      {label.key === undefined ? null : (
        <p className={styles.key}>{say('builder:label.key', { key: label.key })}</p>
      )}
    </div>
  );
}

interface LabelLineProps {
  id: string;
  language: string;
  productKey: string | undefined;
  words: string;
  onChange: (words: string) => void;
  onBlur: () => void;
}

function LabelLine({ id, language, productKey, words, onChange, onBlur }: LabelLineProps) {
  const say = useTexts('builder');
  const product = useProductText(language, productKey);
  const marks = useControlMarks();
  const entry = currentRegistry().languages[language];
  const name = entry?.endonym ?? language;
  return (
    <div className={styles.line}>
      <label htmlFor={id} className={styles.code}>
        <span aria-hidden="true">{language}</span>
        <span className="visually-hidden">{name}</span>
      </label>
      <input
        {...marks}
        id={id}
        className={formStyles.input}
        value={words}
        lang={language}
        dir={entry?.direction ?? 'ltr'}
        maxLength={280}
        placeholder={product ?? say('builder:label.empty')}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  );
}

function readLabel(value: Json | undefined): Label {
  if (!isJsonObject(value)) return {};
  const { key, text } = value;
  const words = isJsonObject(text)
    ? Object.entries(text).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      )
    : [];
  return {
    ...(typeof key === 'string' ? { key } : {}),
    ...(words.length === 0 ? {} : { text: Object.fromEntries(words) }),
  };
}

import { Plus } from '@phosphor-icons/react/Plus';
import { X } from '@phosphor-icons/react/X';
import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { isJsonObject, type Json, type JsonObject } from '#brand/json.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../../look/Action.tsx';
import { IconAction } from '../../look/IconAction.tsx';
import { brandLanguages } from '../../registry/choices.ts';
import { currentRegistry } from '../../registry/registry.ts';
import { useEditor } from '../EditorContext.ts';
import formStyles from '../forms/controls.module.css';
import { fieldPlaceOf } from './field-place.ts';
import styles from './WordsField.module.css';

/** Texts under keys of one's own: the brand's wording by language, or families by script. */
export function WordsField(props: FieldProps) {
  const { formData, onChange, fieldPathId } = props;
  const { layers } = useEditor();
  const { shape } = fieldPlaceOf(props);
  const value = formData as Json | undefined;
  const words = isJsonObject(value) ? value : {};
  const write = (next: JsonObject): void =>
    onChange(
      Object.keys(next).length === 0 ? undefined : next,
      fieldPathId.path,
      undefined,
      fieldPathId.$id,
    );
  if (shape !== 'i18n.overrides') {
    return <WordsTable id={fieldPathId.$id} words={words} language={undefined} onChange={write} />;
  }
  return (
    <div className={styles.languages}>
      {brandLanguages(layers.effective).map((language) => {
        const own = words[language];
        return (
          <section
            key={language}
            className={styles.language}
            aria-labelledby={`${fieldPathId.$id}/${language}/name`}
          >
            <span id={`${fieldPathId.$id}/${language}/name`} className={styles.name}>
              {currentRegistry().languages[language]?.endonym ?? language}
            </span>
            <WordsTable
              id={`${fieldPathId.$id}/${language}`}
              words={isJsonObject(own) ? own : {}}
              language={language}
              onChange={(next) => {
                const { [language]: _before, ...others } = words;
                write(Object.keys(next).length === 0 ? others : { ...others, [language]: next });
              }}
            />
          </section>
        );
      })}
    </div>
  );
}

interface WordsTableProps {
  id: string;
  words: JsonObject;
  language: string | undefined;
  onChange: (words: JsonObject) => void;
}

function WordsTable({ id, words, language, onChange }: WordsTableProps) {
  const say = useTexts('builder');
  const { readOnly } = useEditor();
  const [key, setKey] = useState('');
  const add = (): void => {
    if (key === '' || Object.hasOwn(words, key)) return;
    onChange({ ...words, [key]: '' });
    setKey('');
  };
  return (
    <div className={styles.table}>
      {Object.entries(words).map(([name, text]) => (
        <div key={name} className={styles.row}>
          <label htmlFor={`${id}/${name}`} className={styles.key}>
            {name}
          </label>
          <input
            id={`${id}/${name}`}
            className={formStyles.input}
            lang={language}
            value={typeof text === 'string' ? text : ''}
            onChange={(event) => onChange({ ...words, [name]: event.target.value })}
          />
          <IconAction
            small
            label={say('builder:list.remove', { title: name })}
            icon={<X size={15} />}
            onClick={() => {
              const { [name]: _gone, ...kept } = words;
              onChange(kept);
            }}
          />
        </div>
      ))}
      {readOnly ? null : (
        <div className={styles.add}>
          <label htmlFor={`${id}/new`} className="visually-hidden">
            {say('builder:words.key')}
          </label>
          <input
            id={`${id}/new`}
            className={formStyles.input}
            placeholder={say('builder:words.key')}
            value={key}
            spellCheck={false}
            onChange={(event) => setKey(event.target.value.trim())}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Action icon={<Plus size={15} aria-hidden="true" />} disabled={key === ''} onClick={add}>
            {say('builder:list.add')}
          </Action>
        </div>
      )}
    </div>
  );
}

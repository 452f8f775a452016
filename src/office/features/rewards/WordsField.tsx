import { useState } from 'react';
import { Field } from '#ui/kit/Field.tsx';

export interface WordsFieldProps {
  label: string;
  hint: string;
  words: readonly string[];
  fault?: string | undefined;
  onChange: (words: string[]) => void;
}

const MAX_LENGTH = 6000;

/** Several words in one field, separated by commas or spaces. */
export function WordsField({ label, hint, words, fault, onChange }: WordsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      label={label}
      hint={hint}
      value={typed ?? words.join(', ')}
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_LENGTH}
      fault={fault}
      onChange={({ target }) => {
        setTyped(target.value);
        const found = target.value.split(/[\s,]+/).filter((word) => word !== '');
        onChange([...new Set(found)]);
      }}
    />
  );
}

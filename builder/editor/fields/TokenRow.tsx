import { useId, useState } from 'react';
import type { Json } from '#brand/json.ts';
import { memberOf } from '../document/layers.ts';
import { useEditor } from '../EditorContext.ts';
import { FieldProblems } from '../forms/FieldProblems.tsx';
import { useFieldText } from '../forms/field-text.ts';
import { useFieldProblems } from '../forms/useFieldProblems.ts';
import { ColorCell } from './ColorCell.tsx';
import { allColors } from './contrast-pairs.ts';
import styles from './TokensField.module.css';

export const SCHEMES = ['light', 'dark'] as const;
export type SchemeName = (typeof SCHEMES)[number];

export interface TokenRowProps {
  id: string;
  /** Of all tokens. */
  pointer: string;
  shape: string;
  name: string;
  tokens: Json | undefined;
  required: boolean;
  onChange: (scheme: SchemeName, value: string | undefined) => void;
  onBlur: () => void;
}

/** One colour in both schemes, and below it whatever is wrong with it in either. */
export function TokenRow(props: TokenRowProps) {
  const { id, pointer, shape, name, tokens, required, onChange, onBlur } = props;
  const text = useFieldText();
  const { layers } = useEditor();
  const [focused, setFocused] = useState<SchemeName | null>(null);
  const pairs = memberOf(layers.effective['theme'], 'pairs');
  const label = text.name(`${shape}.${name}`);
  const nameId = useId();
  const findings = {
    light: useFieldProblems(`${pointer}/light/${name}`, focused === 'light'),
    dark: useFieldProblems(`${pointer}/dark/${name}`, focused === 'dark'),
  };
  const problemsId = (scheme: SchemeName) => `${id}/${scheme}/${name}/problems`;
  return (
    <div className={styles.token} role="group" aria-labelledby={nameId}>
      <span id={nameId} className={styles.name}>
        {label}
      </span>
      <p className={styles.help}>{text.help(`${shape}.${name}`)}</p>
      <div className={styles.cells}>
        {SCHEMES.map((scheme) => {
          const colors = memberOf(tokens, scheme);
          const value = memberOf(colors, name);
          return (
            <ColorCell
              key={scheme}
              id={`${id}/${scheme}/${name}`}
              pointer={`${pointer}/${scheme}/${name}`}
              label={`${label}, ${text.name(`${shape}.${scheme}`)}`}
              token={name}
              value={typeof value === 'string' ? value : undefined}
              required={required}
              colors={allColors(colors)}
              pairs={pairs}
              findings={findings[scheme]}
              problemsId={problemsId(scheme)}
              onChange={(next) => onChange(scheme, next)}
              onFocused={(isFocused) => setFocused(isFocused ? scheme : null)}
              onBlur={onBlur}
            />
          );
        })}
      </div>
      {SCHEMES.map((scheme) => (
        <FieldProblems key={scheme} id={problemsId(scheme)} findings={findings[scheme]} />
      ))}
    </div>
  );
}

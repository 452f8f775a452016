import { useId } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { cx } from '#ui/kit/class-names.ts';
import cellStyles from '../ColorCell.module.css';
import { ColorFaultText } from '../color/ColorFaultText.tsx';
import { useColorText } from '../color/useColorText.ts';
import styles from './PaletteDialog.module.css';

export interface SeedInputProps {
  label: string;
  help: string;
  value: string | undefined;
  required?: boolean;
  /** Focus it when its dialog opens. */
  focusFirst?: boolean;
  onChange: (hex: string | undefined) => void;
}

/** A colour to make others from, picked or typed in any CSS form. */
export function SeedInput(props: SeedInputProps) {
  const { label, help, value, required = false, focusFirst = false, onChange } = props;
  const say = useTexts('builder');
  const id = useId();
  const typed = useColorText({ value, required, onWrite: onChange });
  const isInvalid = typed.fault !== null;
  return (
    <div className={styles.seed}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={cellStyles.color} data-invalid={isInvalid || undefined}>
        <input
          type="color"
          className={cellStyles.swatch}
          aria-label={say('builder:color.pick', { label })}
          value={(value ?? '#808080').toLowerCase()}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
        <input
          {...(focusFirst ? { 'data-focus-first': '' } : {})}
          id={id}
          className={cellStyles.hex}
          value={typed.text}
          aria-required={required}
          maxLength={80}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isInvalid}
          aria-describedby={cx(isInvalid && `${id}-fault`, `${id}-help`)}
          onChange={(event) => typed.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            typed.settle();
          }}
          onBlur={typed.settle}
        />
      </div>
      <ColorFaultText id={`${id}-fault`} fault={typed.fault} />
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
    </div>
  );
}

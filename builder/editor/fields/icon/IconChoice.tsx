import { CaretDown } from '@phosphor-icons/react/CaretDown';
import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import type { Choice } from '../../../registry/choices.ts';
import { useControlMarks } from '../../forms/ControlMarks.ts';
import { iconWords } from './find-icons.ts';
import styles from './IconChoice.module.css';
import { IconDialog } from './IconDialog.tsx';

export interface IconChoiceProps {
  id: string;
  /** Name of the field. */
  name: string;
  /** Empty: none. */
  value: string;
  icons: readonly Choice[];
  /** None may be chosen. */
  optional: boolean;
  disabled: boolean;
  onChange: (icon: string) => void;
  onBlur: () => void;
}

/** An icon of the kit, drawn as the site draws it; a dialog offers all of them. */
export function IconChoice(props: IconChoiceProps) {
  const { id, name, value, icons, optional, disabled, onChange, onBlur } = props;
  const say = useTexts('builder', 'builder-pick');
  const { 'aria-invalid': isInvalid, 'aria-describedby': describedBy } = useControlMarks();
  const [open, setOpen] = useState(false);
  const shown = value === '' ? say('builder:choice.none') : iconWords(value);
  return (
    <>
      <button
        type="button"
        id={id}
        data-control=""
        className={styles.current}
        disabled={disabled}
        // A button has no invalid state: the frame's words and the border say it.
        data-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        aria-label={`${name}: ${shown}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onBlur={onBlur}
      >
        {value === '' ? <span className={styles.empty} /> : <Icon name={value} />}
        <span className={styles.name}>{shown}</span>
        <CaretDown size={14} aria-hidden="true" />
      </button>
      {open ? (
        <IconDialog
          title={say('builder-pick:icon.title', { field: name })}
          value={value}
          icons={icons}
          optional={optional}
          onChosen={(icon) => {
            onChange(icon);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

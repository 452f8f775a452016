import { Plus } from '@phosphor-icons/react/Plus';
import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../../look/Action.tsx';
import type { Choice } from '../../registry/choices.ts';
import formStyles from '../forms/controls.module.css';
import styles from './OrderField.module.css';

export interface AddValueProps {
  id: string;
  choices: readonly Choice[];
  /** Anything may be typed. */
  free: boolean;
  full: boolean;
  onAdd: (value: string) => void;
}

/** Adds one more value to a plain list. */
export function AddValue({ id, choices, free, full, onAdd }: AddValueProps) {
  const say = useTexts('builder');
  const [value, setValue] = useState('');
  if (!free && choices.length === 0) return null;
  const add = (): void => {
    if (value === '') return;
    onAdd(value);
    setValue('');
  };
  return (
    <div className={styles.add}>
      <label htmlFor={id} className="visually-hidden">
        {say('builder:list.addWhat')}
      </label>
      {free ? (
        <input
          id={id}
          className={formStyles.input}
          value={value}
          onChange={(event) => setValue(event.target.value.trim())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
      ) : (
        <select
          id={id}
          className={formStyles.select}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        >
          <option value="">{say('builder:list.choose')}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
      <Action
        icon={<Plus size={15} aria-hidden="true" />}
        disabled={full || value === ''}
        onClick={add}
      >
        {say('builder:list.add')}
      </Action>
    </div>
  );
}

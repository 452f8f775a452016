import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-shapes.ts';
import styles from './RadioCards.module.css';

export interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Quiet lines under the label. */
  notes?: readonly ReactNode[] | undefined;
  icon?: IconName | undefined;
}

export interface RadioCardsProps<Value extends string> {
  /** Of the radio buttons in their form. */
  name: string;
  legend: string;
  /** The legend is read out and not shown. */
  hidesLegend?: boolean | undefined;
  cards: readonly RadioCard<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One choice of a few, each with room for words. Arrow keys walk through them, as radio buttons do. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { name, legend, hidesLegend = false, cards, chosen, onChoose } = props;
  return (
    <fieldset className={styles.cards}>
      <legend className={hidesLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {cards.map(({ value, label, notes = [], icon }) => (
        <label key={value} className={styles.card}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {icon === undefined ? null : <Icon name={icon} />}
          <span className={styles.words}>
            <span className={styles.label}>{label}</span>
            {notes.map((note, index) => (
              <span key={index} className={styles.note}>
                {note}
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

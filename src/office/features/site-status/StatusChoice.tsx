import { useId } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SITE_STATUS_NAMES, type SiteStatusName } from './site-status.ts';
import styles from './StatusChoice.module.css';

export interface StatusChoiceProps {
  /** What is chosen. */
  label: string;
  value: SiteStatusName;
  onChange: (value: SiteStatusName) => void;
}

/** The three ways a site can stand, each with what it means. */
export function StatusChoice({ label, value, onChange }: StatusChoiceProps) {
  const say = useTexts('office');
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {SITE_STATUS_NAMES.map((name) => (
        <label key={name} className={styles.option} data-status={name}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            value={name}
            checked={name === value}
            onChange={() => onChange(name)}
          />
          <span className={styles.name}>{say(`office:siteStatus.${name}`)}</span>
          <span className={styles.text}>{say(`office:siteStatus.${name}.text`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { Icon } from './Icon.tsx';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  /** The text to copy. */
  value: string;
  /** Accessible name of the value. */
  label: string;
}

/** Copies a value and says that it did. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const say = useTexts('ui');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      className={styles.copy}
      onClick={() => {
        // Without clipboard permission the value can still be selected next to the button.
        navigator.clipboard?.writeText(value).then(
          () => setCopied(true),
          () => setCopied(false),
        );
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} size="small" />
      <span role="status">{say(copied ? 'ui:copied' : 'ui:copy')}</span>
      <span className="visually-hidden">: {label}</span>
    </button>
  );
}

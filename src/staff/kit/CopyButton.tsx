import { useEffect, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import styles from './CopyButton.module.css';

const SHOWN_MS = 1600;

/** Puts a text on the clipboard and says that it did. @param what names the text: "reference". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const say = useTexts('office', 'ui');
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const label = say('office:copy', { what });
  return (
    <button
      type="button"
      className={styles.copy}
      data-state={state}
      aria-label={label}
      title={label}
      onClick={() => void copy()}
    >
      <Icon name={state === 'copied' ? 'check' : 'copy'} size="small" />
      <span role="status" className={styles.told}>
        {state === 'copied' ? say('ui:copied') : null}
        {state === 'failed' ? say('office:copyFailed') : null}
      </span>
    </button>
  );
}

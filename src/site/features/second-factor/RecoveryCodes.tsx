import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import styles from './SecondFactor.module.css';

/** Shown this once: for a phone that is lost. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const say = useTexts('second-factor');
  return (
    <div className={styles.form} role="status">
      <Notice tone="good">{say('second-factor:done')}</Notice>
      <p>{say('second-factor:keep')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onDone}>{say('second-factor:kept')}</Button>
        <CopyButton value={codes.join('\n')} label={say('second-factor:codes')} />
      </div>
    </div>
  );
}

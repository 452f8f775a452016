import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import styles from './SecondFactor.module.css';
import { StepTitle } from './StepTitle.tsx';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The codes for a lost phone, shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const say = useTexts('staff-second-factor');
  return (
    <div className={styles.form}>
      <Notice tone="good">{say('staff-second-factor:done')}</Notice>
      <StepTitle text={say('staff-second-factor:codes')} />
      <p>{say('staff-second-factor:keep')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onDone}>{say('staff-second-factor:kept')}</Button>
        <CopyButton value={codes.join('\n')} label={say('staff-second-factor:codes')} />
      </div>
    </div>
  );
}

import { CODE_DIGITS } from '#domain/verification-code/code-limits.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './CodeField.module.css';
import { useCountdown } from './useCountdown.ts';
import type { SentCode } from './seconds-left.ts';

export interface CodeRowProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  /** The last code that was sent; null: none. */
  sent: SentCode | null;
  pending: boolean;
  onAsk: () => void;
}

/** The field of a code with the button that has it sent, which rests after each time. */
export function CodeRow({ name, value, onChange, problem, sent, pending, onAsk }: CodeRowProps) {
  const say = useTexts('verification');
  const left = useCountdown(sent);
  const again = sent === null ? say('verification:send') : say('verification:sendAgain');
  return (
    <div className={styles.row}>
      <TextField
        name={name}
        label={say('verification:code')}
        value={value}
        onChange={onChange}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_DIGITS + 1}
        required
        problem={problem}
      />
      <Button tone="secondary" pending={pending} disabled={left > 0} onClick={onAsk}>
        {left > 0 ? say('verification:wait', { seconds: left }) : again}
      </Button>
    </div>
  );
}

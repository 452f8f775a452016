import { useTexts } from '#ui/i18n/useTexts.ts';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';

export interface PaymentPasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
}

/** The payment password, which confirms that money moves. */
export function PaymentPasswordField({ value, onChange, problem }: PaymentPasswordFieldProps) {
  const say = useTexts('agent');
  return (
    <TextField
      name="paymentPassword"
      type="password"
      label={say('agent:paymentPassword')}
      value={value}
      onChange={onChange}
      maxLength={128}
      required
      problem={problem}
    />
  );
}

/** Shown instead of a form while no payment password is set. */
export function PaymentPasswordNeeded() {
  const say = useTexts('agent');
  return (
    <Notice
      tone="warning"
      action={<TextLink href="/me/security">{say('agent:paymentPassword.set')}</TextLink>}
    >
      {say('agent:paymentPassword.needed')}
    </Notice>
  );
}

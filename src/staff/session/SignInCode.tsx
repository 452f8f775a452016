import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CodeField } from '../second-factor/CodeField.tsx';

export interface SignInCodeProps {
  value: string;
  onChange: (value: string) => void;
  fault: string | undefined;
  pending: boolean;
  onBack: () => void;
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function SignInCode({ value, onChange, fault, pending, onBack }: SignInCodeProps) {
  const say = useTexts('staff', 'staff-second-factor');
  return (
    <>
      <CodeField
        label={say('staff-second-factor:signIn.code')}
        hint={say('staff-second-factor:signIn.hint')}
        fault={fault}
        value={value}
        onChange={onChange}
        autoFocus
      />
      <Button type="submit" size="large" wide pending={pending}>
        {say('staff:signIn')}
      </Button>
      <Button tone="quiet" wide aria-disabled={pending} onClick={pending ? undefined : onBack}>
        {say('staff-second-factor:signIn.back')}
      </Button>
    </>
  );
}

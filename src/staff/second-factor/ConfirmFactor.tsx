import { type FormEvent, useState } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { useFaultFocus } from '#staff/kit/useFaultFocus.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { QrCode } from '#ui/kit/QrCode.tsx';
import type { Command } from '#ui/query/useCommand.ts';
import { CodeField } from './CodeField.tsx';
import styles from './SecondFactor.module.css';
import { StepTitle } from './StepTitle.tsx';
import { isWholeCode, plainCode } from './typed-code.ts';
import { useFactorFaults } from './useFactorFaults.ts';

export interface ConfirmFactorProps {
  made: ReplyOf<'beginStaffSecondFactor'>;
  confirm: Command<'confirmStaffSecondFactor'>;
  onTurnedOn: (recoveryCodes: readonly string[]) => void;
  onOutdated: () => void;
  onCancel: () => void;
}

/** The key for the app, as a QR code and to type, and a code that proves it arrived. */
export function ConfirmFactor(props: ConfirmFactorProps) {
  const { made, confirm, onTurnedOn, onOutdated, onCancel } = props;
  const say = useTexts('staff-second-factor', 'ui');
  const { run, pending, problem } = confirm;
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useFaultFocus(problem, refusals);
  const { byField, rest } = useFactorFaults(problem, ['code']);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIncomplete(!isWholeCode(code));
    if (!isWholeCode(code)) return setRefusals((count) => count + 1);
    const outcome = await run({ body: { code: plainCode(code) } });
    if (outcome.ok) onTurnedOn(outcome.value.recoveryCodes);
    else if (outcome.problem.code === 'SECOND_FACTOR_IS_ON') onOutdated();
  };
  const isShort = incomplete && !isWholeCode(code);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <StepTitle text={say('staff-second-factor:addKey')} />
      <p>{say('staff-second-factor:scan')}</p>
      <div className={styles.qr}>
        <QrCode text={made.keyUri} label={say('staff-second-factor:qr')} />
      </div>
      <p>{say('staff-second-factor:typeKey')}</p>
      <div className={styles.key}>
        <code>{grouped(made.secret)}</code>
        <CopyButton value={made.secret} label={say('staff-second-factor:key')} />
      </div>
      {rest === null ? null : <ProblemPanel problem={rest} />}
      <CodeField
        label={say('staff-second-factor:code')}
        fault={isShort ? say('staff-second-factor:code.short') : byField.code}
        value={code}
        onChange={setCode}
        digitsOnly
      />
      <div className={styles.actions}>
        <Button type="submit" pending={pending}>
          {say('staff-second-factor:turnOn')}
        </Button>
        <Button tone="quiet" aria-disabled={pending} onClick={pending ? undefined : onCancel}>
          {say('ui:cancel')}
        </Button>
      </div>
    </form>
  );
}

/** A key in groups of four, easier to type. */
const grouped = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key;

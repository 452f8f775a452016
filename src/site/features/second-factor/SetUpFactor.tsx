import { type FormEvent, useState } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { QrCode } from '#ui/kit/QrCode.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SecondFactor.module.css';

export interface SetUpFactorProps {
  hasPassword: boolean;
  onTurnedOn: () => void;
  onClose: () => void;
}

/** The password, then a key for the app, then a code of it, then the recovery codes. */
export function SetUpFactor({ hasPassword, onTurnedOn, onClose }: SetUpFactorProps) {
  const say = useTexts('second-factor');
  const problemText = useProblemText();
  const begin = useCommand('beginSecondFactor');
  const confirm = useCommand('confirmSecondFactor');
  const [made, setMade] = useState<ReplyOf<'beginSecondFactor'> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const asked = fieldProblems(begin.problem, ['password']).byField;
  const told = fieldProblems(confirm.problem, ['code']).byField;
  const problem = made === null ? begin.problem : confirm.problem;
  const isAtField = Object.keys(made === null ? asked : told).length > 0;

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await begin.run({ body: hasPassword ? { password } : {} });
    if (outcome.ok) setMade(outcome.value);
  };
  const finish = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await confirm.run({ body: { code: code.trim() } });
    if (!outcome.ok) return;
    setCodes(outcome.value.recoveryCodes);
    onTurnedOn();
  };
  const cancel = (
    <Button tone="quiet" onClick={onClose}>
      {say('second-factor:cancel')}
    </Button>
  );
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void (made === null ? start(event) : finish(event))}
    >
      {problem === null || isAtField ? null : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      {made === null ? (
        <>
          {hasPassword ? (
            <TextField
              name="password"
              type="password"
              label={say('second-factor:password')}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              autoFocus
              maxLength={128}
              required
              problem={asked['password']}
            />
          ) : null}
          <div className={styles.actions}>
            <Button type="submit" pending={begin.pending}>
              {say('second-factor:next')}
            </Button>
            {cancel}
          </div>
        </>
      ) : (
        <>
          <p>{say('second-factor:scan')}</p>
          <div className={styles.code}>
            <QrCode text={made.keyUri} label={say('second-factor:qr')} />
          </div>
          <p>{say('second-factor:typeKey')}</p>
          <p className={styles.key}>
            <code>{grouped(made.secret)}</code>
            <CopyButton value={made.secret} label={say('second-factor:key')} />
          </p>
          <TextField
            name="code"
            label={say('second-factor:code')}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={7}
            required
            problem={told['code']}
          />
          <div className={styles.actions}>
            <Button type="submit" pending={confirm.pending}>
              {say('second-factor:turnOn')}
            </Button>
            {cancel}
          </div>
        </>
      )}
    </form>
  );
}

/** In groups of four, for who types it. */
const grouped = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key;

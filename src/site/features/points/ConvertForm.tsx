import { type FormEvent, useState } from 'react';
import type { PointsConfigValue } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { currencyDigits } from '#domain/money/format-micro.ts';
import { convertedMicro } from '#domain/points/points.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import type { Command } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { convertFault } from './convert-fault.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import { parseCount } from './parse-count.ts';
import styles from './PointForm.module.css';
import { usePointsText } from './usePointsText.ts';

export interface ConvertFormProps {
  config: PointsConfigValue;
  currentPoints: number;
  command: Command<'convertPoints'>;
  onConverted: (points: number, reply: ReplyOf<'convertPoints'>) => void;
}

/** Points to turn into cash with a preview of the money, and the payment password. */
export function ConvertForm({ config, currentPoints, command, onConverted }: ConvertFormProps) {
  const say = useTexts('points');
  const locale = useLocale();
  const problemText = useProblemText();
  const pointsText = usePointsText();
  const { currency, pointsPerUnit, minConvertPoints: min, maxConvertPointsPerDay: max } = config;
  const money = useMoneyText(currency);
  const { run, pending, problem, reset } = command;
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const points = parseCount(typed, locale);
  const amountMicro = convertedMicro(BigInt(points ?? 0), pointsPerUnit, currencyDigits(currency));
  const fault = convertFault(points, amountMicro, { min, max, current: currentPoints });
  const { byField } = fieldProblems(problem, ['points', 'password']);
  const most = Math.min(currentPoints, max ?? currentPoints);
  const figures = {
    min: pointsText(min),
    max: pointsText(max ?? currentPoints),
    current: pointsText(currentPoints),
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setChecked(true);
    if (points === null || fault !== null || password === '') {
      focusFirstFault(form);
      return;
    }
    const outcome = await run({ body: { points, password } });
    if (outcome.ok) onConverted(points, outcome.value);
    else focusFirstFault(form);
  };
  const change = (text: string): void => {
    reset();
    setTyped(text);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem === null || Object.keys(byField).length > 0 ? null : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      <TextField
        name="points"
        label={say('points:convert.points')}
        value={typed}
        onChange={change}
        inputMode="numeric"
        maxLength={18}
        autoFocus
        required
        problem={
          byField.points ??
          (isChecked && fault !== null ? say(`points:convert.fault.${fault}`, figures) : undefined)
        }
        help={say(max === null ? 'points:convert.help' : 'points:convert.helpDay', figures)}
      />
      {most < min ? null : (
        <div>
          <Button tone="secondary" size="small" onClick={() => change(String(most))}>
            {say('points:convert.all', { count: most })}
          </Button>
        </div>
      )}
      <p className={styles.total} aria-live="polite">
        <span>{say('points:convert.get')}</span>
        <strong className={`tabular ${styles.figure}`}>{money(amountMicro)}</strong>
      </p>
      <TextField
        name="password"
        type="password"
        label={say('points:password')}
        value={password}
        onChange={setPassword}
        maxLength={128}
        required
        problem={
          byField.password ??
          (isChecked && password === '' ? say('points:password.missing') : undefined)
        }
      />
      <Button type="submit" size="large" wide pending={pending}>
        {points === null || fault !== null
          ? say('points:convert')
          : say('points:convert.submit', { count: points, amount: money(amountMicro) })}
      </Button>
    </form>
  );
}

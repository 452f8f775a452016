import { type FormEvent, useState } from 'react';
import type { PlaySession } from '#contract/generated/types.ts';
import { currencyDigits } from '#domain/money/format-micro.ts';
import { latinDigits } from '#domain/text/latin-digits.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './SaferPlay.module.css';

export interface PlanSessionFormProps {
  currency: string;
  onPlanned: (session: PlaySession) => void;
}

const MIN_MINUTES = 10;
const MAX_MINUTES = 720;

/** Asks for the most to lose and the time to play, and starts the session. */
export function PlanSessionForm({ currency, onPlanned }: PlanSessionFormProps) {
  const say = useTexts('safer-play');
  const locale = useLocale();
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('planSession');
  const [budget, setBudget] = useState('');
  const [minutes, setMinutes] = useState('');
  const [invalid, setInvalid] = useState({ budget: false, minutes: false });
  const { byField } = fieldProblems(problem, ['budgetMicro', 'minutes']);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const amount = parseAmount(budget.trim(), currencyDigits(currency), decimalSign(locale));
    const typedMinutes = latinDigits(minutes.trim());
    const time = /^\d{1,3}$/.test(typedMinutes) ? Number(typedMinutes) : 0;
    const isWrongBudget = amount === null || amount <= 0n;
    const isWrongTime = time < MIN_MINUTES || time > MAX_MINUTES;
    setInvalid({ budget: isWrongBudget, minutes: isWrongTime });
    if (isWrongBudget || isWrongTime) return;
    const outcome = await run({ body: { budgetMicro: String(amount), minutes: time } });
    if (outcome.ok) onPlanned(outcome.value);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem === null || Object.keys(byField).length > 0 ? null : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      <TextField
        name="plan-budget"
        label={say('safer-play:plan.budget')}
        value={budget}
        onChange={setBudget}
        inputMode="decimal"
        maxLength={16}
        required
        prefix={currency}
        problem={invalid.budget ? say('safer-play:plan.invalidBudget') : byField['budgetMicro']}
      />
      <TextField
        name="plan-minutes"
        label={say('safer-play:plan.minutes')}
        value={minutes}
        onChange={setMinutes}
        inputMode="numeric"
        maxLength={3}
        required
        help={say('safer-play:plan.minutesHelp')}
        problem={invalid.minutes ? say('safer-play:plan.invalidMinutes') : byField['minutes']}
      />
      <Button type="submit" tone="secondary" pending={pending}>
        {say('safer-play:plan.start')}
      </Button>
    </form>
  );
}

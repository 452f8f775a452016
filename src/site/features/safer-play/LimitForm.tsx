import { type FormEvent, useState } from 'react';
import type { LimitKind, LimitPeriod } from '#contract/generated/types.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import styles from './LimitsCard.module.css';
import { readLimit } from './read-limit.ts';

export interface LimitFormProps {
  kind: LimitKind;
  period: LimitPeriod;
  currency: string;
  pending: boolean;
  /** Null: no limit. */
  onSave: (limit: string | null) => void;
  onCancel: () => void;
}

/** Asks for a new limit: an amount of money, or hours for a limit on time. */
export function LimitForm({ kind, period, currency, pending, onSave, onCancel }: LimitFormProps) {
  const say = useTexts('safer-play');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const isTime = kind === 'time';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = typed.trim();
    const wanted = text === '' ? null : readLimit(text, kind, currency, locale);
    const isWrong = text !== '' && wanted === null;
    setInvalid(isWrong);
    if (!isWrong) onSave(wanted === null ? null : String(wanted));
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        name={`limit-${kind}-${period}`}
        label={say(isTime ? 'safer-play:hours' : 'safer-play:amount')}
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        placeholder={say('safer-play:placeholder')}
        maxLength={16}
        autoFocus
        prefix={isTime ? undefined : currency}
        problem={
          isInvalid ? say(isTime ? 'safer-play:invalidHours' : 'safer-play:invalid') : undefined
        }
      />
      <Button type="submit" pending={pending}>
        {say('safer-play:save')}
      </Button>
      <Button tone="quiet" onClick={onCancel}>
        {say('safer-play:cancel')}
      </Button>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import type { DepositLimit, DepositLimits } from '#contract/generated/types.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextField } from '#ui/kit/mui/TextField.tsx';
import { currencyDigits, formatMicro } from '#domain/money/format-micro.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './DepositLimits.module.css';

export interface DepositLimitRowProps {
  limit: DepositLimit;
  currency: string;
  onChanged: (limits: DepositLimits) => void;
}

/** One period: what is used, the limit, and a raise that waits. */
export function DepositLimitRow({ limit, currency, onChanged }: DepositLimitRowProps) {
  const { period, limitMicro, usedMicro, change } = limit;
  const say = useTexts('deposit-limit');
  const locale = useLocale();
  const problemText = useProblemText();
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const set = useCommand('setDepositLimit');
  const confirm = useCommand('confirmDepositLimit');
  const problem = set.problem ?? confirm.problem;
  const money = (micro: string): string => formatMicro(BigInt(micro), currency, locale);

  const request = async (wanted: string | null): Promise<void> => {
    const outcome = await set.run({ params: { period }, body: { limitMicro: wanted } });
    if (!outcome.ok) return;
    setTyped(null);
    onChanged(outcome.value);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const text = typed?.trim() ?? '';
    const amount = parseAmount(text, currencyDigits(currency), decimalSign(locale));
    const isNone = text === '';
    setInvalid(!isNone && (amount === null || amount <= 0n));
    if (isNone) await request(null);
    else if (amount !== null && amount > 0n) await request(String(amount));
  };
  const apply = async (): Promise<void> => {
    const outcome = await confirm.run({ params: { period } });
    if (outcome.ok) onChanged(outcome.value);
  };

  return (
    <div className={styles.row} role="group" aria-label={say(`deposit-limit:${period}`)}>
      <div className={styles.line}>
        <span className={styles.period}>{say(`deposit-limit:${period}`)}</span>
        <span className={styles.used} suppressHydrationWarning>
          {limitMicro === null
            ? `${say('deposit-limit:none')} · ${say('deposit-limit:usedOnly', { used: money(usedMicro) })}`
            : say('deposit-limit:used', { used: money(usedMicro), limit: money(limitMicro) })}
        </span>
        {typed === null ? (
          <Button tone="quiet" size="small" onClick={() => setTyped('')}>
            {say('deposit-limit:edit')}
          </Button>
        ) : null}
      </div>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {typed === null ? null : (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            name={`limit-${period}`}
            label={say('deposit-limit:amount')}
            value={typed}
            onChange={setTyped}
            inputMode="decimal"
            placeholder={say('deposit-limit:placeholder')}
            maxLength={16}
            autoFocus
            prefix={currency}
            problem={isInvalid ? say('deposit-limit:invalid') : undefined}
          />
          <Button type="submit" pending={set.pending}>
            {say('deposit-limit:save')}
          </Button>
          <Button tone="quiet" onClick={() => setTyped(null)}>
            {say('deposit-limit:cancel')}
          </Button>
        </form>
      )}
      {change === null ? null : (
        <>
          <Notice tone="info">
            {change.limitMicro === null
              ? say('deposit-limit:waitingNone', { at: formatMoment(change.dueAt, locale) })
              : say('deposit-limit:waiting', {
                  limit: money(change.limitMicro),
                  at: formatMoment(change.dueAt, locale),
                })}
          </Notice>
          <div className={styles.waiting}>
            <Button
              tone="secondary"
              size="small"
              pending={confirm.pending}
              disabled={Date.parse(change.dueAt) > Date.now()}
              onClick={() => void apply()}
            >
              {say('deposit-limit:confirm')}
            </Button>
            <Button tone="quiet" size="small" onClick={() => void request(limitMicro)}>
              {say('deposit-limit:takeBack')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

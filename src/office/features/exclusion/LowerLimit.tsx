import { useState } from 'react';
import { limitKinds, limitPeriods } from '#contract/generated/enum-values.ts';
import type { MemberDetail, PlayerLimits } from '#contract/generated/types.ts';
import { currencyDigits } from '#domain/money/format-micro.ts';
import { parseAmount } from '#ui/i18n/parse-amount.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { ReasonedAction } from '#staff/queue/ReasonedAction.tsx';
import styles from './LowerLimit.module.css';

interface LowerLimitProps {
  member: Pick<MemberDetail['member'], 'id' | 'currency'>;
  onLowered: (limits: PlayerLimits) => void;
}

const PLACES = limitKinds.flatMap((kind) => limitPeriods.map((period) => ({ kind, period })));

/** Sets a lower limit for a member, with a reason; a higher one is refused. */
export function LowerLimit({ member, onLowered }: LowerLimitProps) {
  const say = useTexts('office');
  const { run, pending, problem } = useCommand('lowerPlayerLimit');
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState('');
  const place = PLACES[at] ?? { kind: 'deposit' as const, period: 'day' as const };
  const isTime = place.kind === 'time';
  const digits = isTime ? 0 : currencyDigits(member.currency);
  const micro = parseAmount(typed.trim(), digits, '.');
  // Amounts are parsed to micro-units; minutes are whole units.
  const limit = micro === null || micro <= 0n ? null : isTime ? micro / 1_000_000n : micro;
  const lower = async (reason: string): Promise<boolean> => {
    if (limit === null) return false;
    const outcome = await run({
      params: { memberId: member.id, ...place },
      body: { limit: String(limit), reason },
    });
    if (!outcome.ok) return false;
    setTyped('');
    onLowered(outcome.value);
    return true;
  };
  return (
    <div className={styles.form}>
      <SelectField
        label={say('office:protection.which')}
        value={String(at)}
        options={PLACES.map(({ kind, period }, index) => ({
          value: String(index),
          label: `${say(`office:protection.kind.${kind}`)}, ${say(`office:protection.period.${period}`)}`,
        }))}
        onChange={(chosen) => setAt(Number(chosen))}
      />
      <Field
        label={say(isTime ? 'office:protection.amountMinutes' : 'office:protection.amount')}
        value={typed}
        maxLength={16}
        inputMode="decimal"
        autoComplete="off"
        fault={typed !== '' && limit === null ? say('office:protection.amountInvalid') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {limit === null ? null : (
        <ReasonedAction
          title={say('office:protection.lower')}
          label={say('office:protection.lower')}
          effect={say('office:protection.lowerEffect')}
          hint={say('office:protection.reasonHint')}
          pending={pending}
          problem={problem}
          onConfirm={lower}
        />
      )}
    </div>
  );
}

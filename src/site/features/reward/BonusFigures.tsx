import type { Bonus } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { Line, LineList } from '#ui/kit/LineList.tsx';

/** The amounts of a bonus and its last moment. */
export function BonusFigures({ bonus }: { bonus: Bonus }) {
  const say = useTexts('reward');
  const locale = useLocale();
  const { kind, currency, amountMicro, balanceMicro, lockedCashMicro, maxStakeMicro, expiresAt } =
    bonus;
  return (
    <LineList>
      <Line name={say('reward:bonus.granted')}>
        <Money micro={BigInt(amountMicro)} currency={currency} />
      </Line>
      {kind === 'bonus' ? (
        <Line name={say('reward:bonus.balance')}>
          <Money micro={BigInt(balanceMicro)} currency={currency} />
        </Line>
      ) : null}
      {lockedCashMicro === '0' ? null : (
        <Line name={say('reward:bonus.locked')}>
          <Money micro={BigInt(lockedCashMicro)} currency={currency} />
        </Line>
      )}
      <Line name={say('reward:bonus.maxStake')}>
        {maxStakeMicro === null ? (
          say('reward:bonus.noLimit')
        ) : (
          <Money micro={BigInt(maxStakeMicro)} currency={currency} />
        )}
      </Line>
      <Line name={say('reward:bonus.expires')}>
        {expiresAt === null ? say('reward:bonus.noExpiry') : formatMoment(expiresAt, locale)}
      </Line>
    </LineList>
  );
}

import type { RainTake } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Money } from '#ui/kit/Money.tsx';
import raffle from '../Raffle.module.css';

export interface RainTakersProps {
  latest: readonly RainTake[];
  currency: string;
}

/** The envelopes that were taken last: by whom, the amount and the time. */
export function RainTakers({ latest, currency }: RainTakersProps) {
  const say = useTexts('promotion');
  const locale = useLocale();
  return (
    <Card as="section" className={raffle.part} aria-labelledby="rain-latest">
      <h2 id="rain-latest" className={raffle.heading}>
        {say('promotion:rain.latest')}
      </h2>
      {latest.length === 0 ? (
        <p>{say('promotion:rain.none')}</p>
      ) : (
        <ol>
          {latest.map(({ number, account, amountMicro, at }) => (
            <li key={number} className={raffle.winner}>
              <div className={raffle.line}>
                <span>{account}</span>
                <Money micro={BigInt(amountMicro)} currency={currency} />
              </div>
              <p className={raffle.quiet} suppressHydrationWarning>
                {say('promotion:rain.number', { number })} · {formatMoment(at, locale, 'second')}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

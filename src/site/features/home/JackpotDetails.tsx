import type { Jackpot } from '#contract/generated/types.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { formatPercent } from '#ui/i18n/format-percent.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { roundsPerWin, tellingStake } from '../jackpot/jackpot-odds.ts';
import { SHOWN } from './JackpotGames.tsx';
import styles from './JackpotPool.module.css';

/** When the pool was last taken, and behind a line its terms: what feeds it and how it is taken. */
export function JackpotDetails({ jackpot, isOld }: { jackpot: Jackpot; isOld: boolean }) {
  const say = useTexts('home');
  const locale = useLocale();
  const { currency, state, contributionPercent, games, mustHitMicro, lastWin, readAt } = jackpot;
  const money = (micro: bigint): string => formatMicro(micro, currency, locale);
  const stake = tellingStake(jackpot);
  const shown = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(
    games.slice(0, SHOWN).map(({ gameName }) => gameName),
  );
  const more = games.length - SHOWN;
  const feeding = more > 0 ? say('home:jackpot.andMore', { games: shown, more }) : shown;
  return (
    // Server and browser may carry different editions of a locale's rules, and another clock.
    <div className={styles.told}>
      {lastWin === null ? null : (
        <p className={styles.last} suppressHydrationWarning>
          {say('home:jackpot.last', {
            player: lastWin.player,
            amount: money(BigInt(lastWin.amountMicro)),
            when: formatMoment(lastWin.at, locale, 'day'),
          })}
        </p>
      )}
      {state === 'paused' ? <p>{say('home:jackpot.paused.text')}</p> : null}
      {state === 'paused' && mustHitMicro === null ? null : (
        <details>
          <summary className={styles.how}>{say('home:jackpot.how')}</summary>
          {state === 'paused' ? null : (
            <>
              <p suppressHydrationWarning>
                {say('home:jackpot.fed', {
                  percent: formatPercent(contributionPercent, locale),
                  games: feeding,
                })}
              </p>
              <p suppressHydrationWarning>
                {say('home:jackpot.chance', {
                  stake: money(stake),
                  rounds: new Intl.NumberFormat(locale).format(roundsPerWin(stake, jackpot)),
                })}
              </p>
            </>
          )}
          {mustHitMicro === null ? null : (
            <p suppressHydrationWarning>
              {say('home:jackpot.limit', { limit: money(BigInt(mustHitMicro)) })}
            </p>
          )}
        </details>
      )}
      {isOld ? (
        <p>{say('home:jackpot.asOf', { when: formatMoment(readAt, locale, 'second') })}</p>
      ) : null}
    </div>
  );
}

import type { Jackpot } from '#contract/generated/types.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { formatPercent } from '#ui/i18n/format-percent.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Figure, FigureList } from '#ui/kit/FigureList.tsx';
import {
  feedingGame,
  jackpotReturn,
  roundsAtThisFill,
  roundsPerWin,
} from '../../jackpot/jackpot-odds.ts';
import type { PlayableGame } from '../playable-games.ts';
import styles from './JackpotRules.module.css';

export interface JackpotRulesProps {
  jackpot: Jackpot;
  game: PlayableGame;
  /** The chance is told for this stake. */
  stakeMicro: bigint;
}

/** What feeds the pool, how likely it is taken, what it gives back, and how that can be checked. */
export function JackpotRules({ jackpot, game, stakeMicro }: JackpotRulesProps) {
  const say = useTexts('game');
  const locale = useLocale();
  const { currency, state, contributionPercent, startMicro, mustHitMicro } = jackpot;
  const gamePercent = feedingGame(jackpot, game.vendor, game.code)?.rtpPercent ?? null;
  const { poolPercent, togetherPercent } = jackpotReturn(jackpot, gamePercent);
  const money = (micro: bigint): string => formatMicro(micro, currency, locale);
  const percent = (text: string): string => formatPercent(text, locale);
  const contribution = percent(contributionPercent);
  const whole = (count: bigint): string => new Intl.NumberFormat(locale).format(count);
  const rounds = whole(roundsPerWin(stakeMicro, jackpot));
  const roundsNow = roundsAtThisFill(stakeMicro, jackpot);
  return (
    <section className={styles.jackpot}>
      <h3 className={`display ${styles.heading}`}>{say('game:jackpot.title')}</h3>
      {state === 'paused' ? <p>{say('game:jackpot.paused')}</p> : null}
      <p>{say('game:jackpot.fed', { percent: contribution })}</p>
      <p>{say('game:jackpot.beside', { start: money(BigInt(startMicro)) })}</p>
      {mustHitMicro === null ? null : (
        <p>{say('game:jackpot.limit', { limit: money(BigInt(mustHitMicro)) })}</p>
      )}
      <FigureList>
        {roundsNow === null ? (
          <Figure
            name={say('game:jackpot.chance', { stake: money(stakeMicro) })}
            value={say('game:jackpot.oneIn', { rounds })}
            help={say('game:jackpot.chance.how')}
          />
        ) : (
          <>
            <Figure
              name={say('game:jackpot.chanceNow', { stake: money(stakeMicro) })}
              value={say('game:jackpot.oneIn', { rounds: whole(roundsNow) })}
              help={say('game:jackpot.chanceNow.how')}
            />
            <Figure
              name={say('game:jackpot.chanceMean')}
              value={say('game:jackpot.oneIn', { rounds })}
            />
          </>
        )}
        <Figure
          name={say('game:jackpot.return')}
          value={percent(poolPercent)}
          help={say('game:jackpot.return.how', { contribution })}
        />
        {togetherPercent === null ? null : (
          <Figure name={say('game:jackpot.together')} value={percent(togetherPercent)} />
        )}
      </FigureList>
      <p>{say('game:jackpot.kept')}</p>
      <p>{say(mustHitMicro === null ? 'game:jackpot.atOnce' : 'game:jackpot.atOnceLimit')}</p>
      <p>{say('game:jackpot.proof')}</p>
    </section>
  );
}

import type { LotteryGame } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { countdownOf } from './countdown.ts';
import { CountdownView } from './CountdownView.tsx';
import { DrawNumbers } from './DrawNumbers.tsx';
import listStyles from './List.module.css';
import styles from './Lottery.module.css';

export interface LotteryCardsProps {
  games: readonly LotteryGame[];
  now: number;
  label: string;
}

/** Lotteries with their countdown and last result; each card leads to its board. */
export function LotteryCards({ games, now, label }: LotteryCardsProps) {
  const say = useTexts('lottery');
  return (
    <ul className={listStyles.cards} aria-label={label}>
      {games.map((game) => (
        <li key={game.gameCode} className={listStyles.gameCard} data-family={game.family}>
          <span className={listStyles.ticketHead}>
            <Anchor className={listStyles.gameLink} href={`/lottery?gameCode=${game.gameCode}`}>
              {game.gameName}
            </Anchor>
            {game.maintenance ? (
              <Pill>{say('lottery:paused')}</Pill>
            ) : (
              <CountdownView countdown={countdownOf(game, now)} />
            )}
          </span>
          <span className={styles.quiet}>{say('lottery:draw', { numero: game.nextNumero })}</span>
          {game.lastDraw === null ? (
            <span className={styles.quiet}>{say('lottery:noDraw')}</span>
          ) : (
            <DrawNumbers
              key={game.lastDraw.numero}
              family={game.family}
              numbers={game.lastDraw.numbers.slice(0, 10)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

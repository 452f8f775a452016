import type { RafflePrize, RaffleState, RaffleWinner } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Money } from '#ui/kit/Money.tsx';
import styles from './Raffle.module.css';
import { RaffleCheck } from './RaffleCheck.tsx';
import { SeedRow } from './SeedRow.tsx';

export interface RaffleWinnersProps {
  raffle: RaffleState;
  prizes: readonly RafflePrize[];
  currency: string;
}

/** The latest draws, each with what proves it, and the commitment to the next one. */
export function RaffleWinners({ raffle, prizes, currency }: RaffleWinnersProps) {
  const say = useTexts('promotion');
  const { winners, nextNumber, commitment, salt } = raffle;
  return (
    <Card as="section" className={styles.part} aria-labelledby="raffle-draws">
      <h2 id="raffle-draws" className={styles.heading}>
        {say('promotion:raffle.draws')}
      </h2>
      {winners.length === 0 ? (
        <p>{say('promotion:raffle.noDraws')}</p>
      ) : (
        <ol className={styles.winners}>
          {winners.map((winner) => (
            <Winner
              key={winner.number}
              winner={winner}
              before={winners.find(({ number }) => number === winner.number - 1) ?? null}
              prizes={prizes}
              salt={salt}
              currency={currency}
            />
          ))}
        </ol>
      )}
      <details className={styles.proof}>
        <summary className={styles.summary}>{say('promotion:raffle.how')}</summary>
        <ol className={styles.steps}>
          <li>{say('promotion:raffle.how.commitment')}</li>
          <li>{say('promotion:raffle.how.draw')}</li>
          <li>{say('promotion:raffle.how.chain')}</li>
        </ol>
        <dl className={styles.seeds}>
          <SeedRow
            name={say('promotion:raffle.nextHash', { number: nextNumber })}
            value={commitment}
          />
          <SeedRow name={say('promotion:raffle.salt')} value={salt} />
        </dl>
      </details>
    </Card>
  );
}

interface WinnerProps {
  winner: RaffleWinner;
  /** The draw with the number before, if it is listed. */
  before: RaffleWinner | null;
  prizes: readonly RafflePrize[];
  salt: string;
  currency: string;
}

function Winner({ winner, before, prizes, salt, currency }: WinnerProps) {
  const say = useTexts('promotion');
  const locale = useLocale();
  const { number, account, amountMicro, serverSeed, at } = winner;
  return (
    <li className={styles.winner}>
      <div className={styles.line}>
        <span>{account}</span>
        {amountMicro === '0' ? (
          <span>{say('promotion:raffle.nothing')}</span>
        ) : (
          <Money micro={BigInt(amountMicro)} currency={currency} />
        )}
      </div>
      <details className={styles.proof}>
        <summary className={styles.summary}>
          {say('promotion:raffle.number', { number })} · {formatMoment(at, locale)}
        </summary>
        <dl className={styles.seeds}>
          <SeedRow name={say('promotion:raffle.seed')} value={serverSeed} />
        </dl>
        <RaffleCheck winner={winner} before={before} prizes={prizes} salt={salt} />
      </details>
    </li>
  );
}

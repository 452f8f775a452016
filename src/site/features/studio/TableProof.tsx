import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import type { LiveGameName, LiveProof } from '#contract/generated/types.ts';
import { asksOf } from '#games/live/decisions.ts';
import { verifyLiveRound } from '#games/live/verify-live-round.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { resultWords } from './result-words.ts';
import styles from './Results.module.css';

export interface TableProofProps {
  table: string;
  game: LiveGameName;
  roundNumber: number;
}

/** What proves a round, computed again in the reader's own browser. */
export function TableProof({ table, game, roundNumber }: TableProofProps) {
  const say = useTexts('studio', 'roulette-corsa');
  const problemText = useProblemText();
  const { value, problem } = useQuery('getLiveProof', {
    params: { table, roundNumber: String(roundNumber) },
  });
  if (problem !== null) return <Notice tone="problem">{problemText(problem)}</Notice>;
  if (value === undefined) return <Skeleton shape="block" count={1} />;
  const outcome = value.outcome as LiveOutcome | null;
  const isWhole = outcome !== null && asksOf(LIVE_GAMES[game], outcome).length === 0;
  const checks = verifyLiveRound(LIVE_GAMES[game], value, commitToServerSeed);
  return (
    <div className={styles.proof}>
      <p>{say(value.shoeNumber === null ? 'studio:proof.chain' : 'studio:proof.shoe')}</p>
      {isWhole ? <p>{resultWords(say, outcome)}</p> : null}
      {checks === null ? (
        <p>{say('studio:proof.later')}</p>
      ) : (
        <ul className={styles.checks}>
          {checks.map(({ check, holds }) => (
            <li key={check} data-holds={holds}>
              <Icon name={holds ? 'check' : 'close'} size="small" />
              {say(`studio:proof.${check}.${holds ? 'holds' : 'fails'}`)}
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.seeds}>
        {seedsOf(value).map(([name, text]) => (
          <div key={name}>
            <dt>{say(`studio:proof.${name}`)}</dt>
            <dd>
              <code>{text}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const seedsOf = ({ commitment, serverSeed, beaconValue, position, shoeFrom }: LiveProof) =>
  (
    [
      ['commitment', commitment],
      ['serverSeed', serverSeed],
      ['beacon', beaconValue],
      ['position', String(position)],
      ['shoeFrom', shoeFrom === null ? null : String(shoeFrom)],
    ] as const
  ).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));

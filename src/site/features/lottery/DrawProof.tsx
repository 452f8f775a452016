import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import type { LotteryDrawProof } from '#contract/generated/types.ts';
import { verifyDraw } from '#domain/lottery/verify-draw.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import listStyles from './List.module.css';
import styles from './Lottery.module.css';

/** What proves a draw, recomputed in the reader's own browser. */
export function DrawProof({ lottery, numero }: { lottery: Lottery; numero: string }) {
  const say = useTexts('lottery');
  const { value } = useQuery(
    'getLotteryDraw',
    { query: { gameCode: lottery.code, numero } },
    { once: true },
  );
  if (value === undefined) return <Skeleton shape="block" count={1} />;
  return (
    <div className={listStyles.proof}>
      <p className={styles.quiet}>{say('lottery:proof.how')}</p>
      <ul className={listStyles.checks}>
        {verifyDraw(lottery.space, value, commitToServerSeed).map(({ check, holds }) => (
          <li key={check} data-holds={holds}>
            <Icon name={holds ? 'check' : 'close'} size="small" />
            {say(`lottery:proof.${check}.${holds ? 'holds' : 'fails'}`)}
          </li>
        ))}
      </ul>
      <dl className={listStyles.seeds}>
        {seedsOf(value).map(([name, text]) => (
          <div key={name}>
            <dt>{say(`lottery:proof.${name}`)}</dt>
            <dd>
              <code>{text}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const seedsOf = ({ commitment, serverSeed, beacon, position }: LotteryDrawProof) =>
  (
    [
      ['commitment', commitment],
      ['serverSeed', serverSeed],
      ['beacon', beacon?.value ?? null],
      ['position', String(position)],
    ] as const
  ).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));

import type { MissionLeaderboardValue, MissionRank } from '#contract/generated/types.ts';
import { numberFormat } from '#ui/i18n/formatters.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useSession } from '#ui/session/useSession.ts';
import styles from './RankTable.module.css';
import { useGoalWords } from './useGoalWords.ts';

export interface RankTableProps {
  ranking: MissionLeaderboardValue;
  title: string;
  currency: string;
}

/** The places of a ranking. The player's own place follows the listed ones if it is below them. */
export function RankTable({ ranking, title, currency }: RankTableProps) {
  const say = useTexts('mission');
  // Only members are ranked.
  const isRanked = useSession().kind === 'member';
  const { goal, ranks, own, state } = ranking;
  const { value } = useGoalWords(currency);
  const isApart = own !== null && !ranks.some(({ self }) => self);
  // Equal scores may share a rank, and masked names may be equal, so rows are keyed by position.
  const row = (rank: MissionRank, index: number) => (
    <Row key={index} rank={rank} score={value(goal, rank.score)} currency={currency} />
  );
  return (
    <>
      {ranks.length === 0 && own === null ? (
        <p className={styles.empty}>{say('mission:ranks.empty')}</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{say('mission:ranks.rank')}</th>
              <th scope="col">{say('mission:ranks.player')}</th>
              <th scope="col" className={styles.end}>
                {say('mission:ranks.score')}
              </th>
              <th scope="col" className={styles.end}>
                {say('mission:ranks.prize')}
              </th>
            </tr>
          </thead>
          <tbody>{ranks.map(row)}</tbody>
          {isApart ? <tbody className={styles.apart}>{row(own, 0)}</tbody> : null}
        </table>
      )}
      {own === null && isRanked && state === 'running' ? (
        <p className={styles.quiet}>{say('mission:ranks.noPlace')}</p>
      ) : null}
    </>
  );
}

interface RowProps {
  rank: MissionRank;
  score: string;
  currency: string;
}

function Row({ rank: { rank, player, rewardMicro, self }, score, currency }: RowProps) {
  const say = useTexts('mission');
  const locale = useLocale();
  return (
    <tr className={styles.row} data-own={self || undefined}>
      <td className="tabular">{numberFormat(locale, {}).format(rank)}</td>
      <td>
        <span className={styles.player}>
          <bdi>{player}</bdi>
          {self ? <Pill tone="primary">{say('mission:ranks.you')}</Pill> : null}
        </span>
      </td>
      <td className={`tabular ${styles.end}`}>{score}</td>
      <td className={styles.end}>
        {rewardMicro === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{say('mission:ranks.noPrize')}</span>
          </>
        ) : (
          <Money micro={BigInt(rewardMicro)} currency={currency} />
        )}
      </td>
    </tr>
  );
}

import type { SportsCode, SportsTable } from '#contract/generated/types.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { FollowButton } from './FollowButton.tsx';
import styles from './LeagueTables.module.css';

const EVERY_MS = 30_000;
const FIGURES = ['played', 'won', 'drawn', 'lost'] as const;

/** The table of each league of a sport. */
export function LeagueTables({ sport }: { sport: SportsCode }) {
  const say = useTexts('sports');
  const problemText = useProblemText();
  const { value, problem } = useQuery(
    'listSportsTables',
    { query: { sport } },
    { everyMs: EVERY_MS },
  );
  if (problem !== null && value === undefined) {
    return <Notice tone="problem">{problemText(problem)}</Notice>;
  }
  if (value === undefined) return <Skeleton shape="block" count={4} />;
  if (value.items.length === 0) return <EmptyState icon="ball" title={say('sports:noResults')} />;
  return value.items.map((table) => <LeagueTable key={table.tournament} table={table} />);
}

function LeagueTable({ table: { tournament, since, rows } }: { table: SportsTable }) {
  const say = useTexts('sports');
  const locale = useLocale();
  return (
    <section className={styles.league} aria-label={tournament}>
      <header className={styles.head}>
        <h2 className={styles.name}>{tournament}</h2>
        <FollowButton name={tournament} />
      </header>
      <table className={styles.table}>
        <caption className={styles.since}>
          {say('sports:table.since', { moment: formatMoment(since, locale) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{say('sports:table.team')}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col" className={figure === 'played' ? '' : styles.wide}>
                <abbr title={say(`sports:table.${figure}`)}>
                  {say(`sports:table.${figure}.short`)}
                </abbr>
              </th>
            ))}
            <th scope="col">
              <abbr title={say('sports:table.difference')}>±</abbr>
            </th>
            <th scope="col">
              <abbr title={say('sports:table.points')}>{say('sports:table.points.short')}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.name}>
              <th scope="row">
                <span className={styles.place}>{place + 1}</span> {row.name}
              </th>
              {FIGURES.map((figure) => (
                <td key={figure} className={figure === 'played' ? '' : styles.wide}>
                  {row[figure]}
                </td>
              ))}
              <td>{signed(row.scored - row.conceded)}</td>
              <td>
                <b>{row.points}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : String(difference).replace('-', '−');

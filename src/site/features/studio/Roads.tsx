import type { LiveTable } from '#contract/generated/types.ts';
import { baccaratWinner } from '#games/live/baccarat.ts';
import { dragonTigerWinner } from '#games/live/dragon-tiger.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import { beadPlate, bigRoad, derivedRoad, roadCounts, type RoadResult } from '#games/live/roads.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './Roads.module.css';

const ROWS = 6;
const CELL = 10;
const DERIVED = ['bigEyeBoy', 'smallRoad', 'cockroach'] as const;

/** The roads of a game with two sides; past rounds do not change the next one, and it says so. */
export function Roads({ results }: { results: LiveTable['results'] }) {
  const say = useTexts('studio');
  const told = results
    .flatMap(({ outcome }) => roadResult(outcome as LiveOutcome) ?? [])
    .toReversed();
  if (told.length === 0) return null;
  const counts = roadCounts(told);
  const summary = say('studio:roads.counts', { ...counts, count: told.length });
  return (
    <section className={styles.roads} aria-label={say('studio:roads')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{say('studio:roads')}</h2>
        <p className={styles.quiet}>{summary}</p>
      </header>
      <div className={styles.grid}>
        <Road label={say('studio:roads.bead')} columns={columnsOf(beadPlate(told))}>
          {beadPlate(told).map(({ column, row, result }) => (
            <circle
              key={`${column}-${row}`}
              cx={column * CELL + 5}
              cy={row * CELL + 5}
              r="4.2"
              className={styles.bead}
              data-result={result}
            />
          ))}
        </Road>
        <Road label={say('studio:roads.big')} columns={columnsOf(bigRoad(told))}>
          {bigRoad(told).map(({ column, row, result, ties }) => (
            <g key={`${column}-${row}`} data-result={result} className={styles.ring}>
              <circle cx={column * CELL + 5} cy={row * CELL + 5} r="3.6" />
              {ties === 0 ? null : (
                <path d={`M${column * CELL + 2} ${row * CELL + 8}l6-6`} className={styles.tie} />
              )}
            </g>
          ))}
        </Road>
        {DERIVED.map((which) => {
          const cells = derivedRoad(told, which);
          return (
            <Road key={which} label={say(`studio:roads.${which}`)} columns={columnsOf(cells)}>
              {cells.map(({ column, row, isRed }) => (
                <circle
                  key={`${column}-${row}`}
                  cx={column * CELL + 5}
                  cy={row * CELL + 5}
                  r="3"
                  className={styles.derived}
                  data-red={isRed}
                  data-which={which}
                />
              ))}
            </Road>
          );
        })}
      </div>
      <p className={styles.quiet}>{say('studio:roads.honest')}</p>
    </section>
  );
}

const columnsOf = (cells: readonly { readonly column: number }[]): number =>
  Math.max(12, ...cells.map(({ column }) => column + 1));

interface RoadProps {
  label: string;
  columns: number;
  children: React.ReactNode;
}

function Road({ label, columns, children }: RoadProps) {
  return (
    <figure className={styles.road}>
      <figcaption className={styles.quiet}>{label}</figcaption>
      <div className={styles.scroller} dir="ltr">
        <svg
          viewBox={`0 0 ${columns * CELL} ${ROWS * CELL}`}
          style={{ inlineSize: `${columns * 1.125}rem` }}
          aria-hidden="true"
        >
          {children}
        </svg>
      </div>
    </figure>
  );
}

/** null: the game has no two sides. */
function roadResult(outcome: LiveOutcome): RoadResult | null {
  switch (outcome.kind) {
    case 'baccarat': {
      const winner = baccaratWinner(outcome);
      return winner === 'tie' ? 'tie' : winner === 'player' ? 'one' : 'other';
    }
    case 'dragonTiger': {
      const winner = dragonTigerWinner(outcome);
      return winner === 'tie' ? 'tie' : winner === 'dragon' ? 'one' : 'other';
    }
    case 'sicBo': {
      const [first, second, third] = outcome.dice;
      if (first === second && second === third) return 'tie';
      return outcome.dice.reduce((sum, die) => sum + die, 0) <= 10 ? 'one' : 'other';
    }
    case 'roulette':
    case 'threeCardPoker':
    case 'blackjack':
      return null;
  }
}

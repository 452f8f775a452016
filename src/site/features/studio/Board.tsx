import type { LiveTable } from '#contract/generated/types.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';
import { colorOf, type Spot } from '#games/kit/roulette/spots.ts';
import { spotLabel } from '#games/roulette-corsa/stage/spot-name.ts';
import { CELLS, EDGES } from '#games/roulette-corsa/stage/table-places.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './Board.module.css';
import { Seats } from './Seats.tsx';
import type { ShownOutcome } from './shown-steps.ts';
import { SPOT_GROUPS } from './spot-groups.ts';
import { paysWords, spotLabelOf, spotWords } from './spot-words.ts';
import { SpotCell, type SpotCellProps } from './SpotCell.tsx';
import type { Hand } from './useHand.ts';

export interface BoardProps {
  table: LiveTable;
  hand: Hand;
  chipMicro: bigint;
  currency: string;
  /** null: the result is not shown yet. */
  outcome: LiveOutcome | null;
  /** null: nothing is dealt. */
  shown: ShownOutcome | null;
}

/** The spots of a table with the player's chips. */
export function Board({ table, hand, chipMicro, currency, outcome, shown }: BoardProps) {
  const say = useTexts('studio', 'roulette-corsa');
  const game = LIVE_GAMES[table.game];
  const staked = new Map(
    table.staked.map(({ spot, stakeMicro }) => [spot, BigInt(stakeMicro)] as const),
  );
  const resultOf = (spot: string): SpotCellProps['result'] => {
    const isBetOn = hand.placed.has(spot);
    // A seat that does not play has no hand.
    if (outcome === null || (game.seats !== null && !isBetOn)) return 'open';
    const needs = game.decisions?.needs(spot) ?? null;
    if (needs !== null && isBetOn && !hand.placed.has(needs)) return 'lost';
    return game.returns(spot, outcome) > 10_000n ? 'paid' : 'lost';
  };
  const propsOf = (spot: string): SpotCellProps => ({
    spot,
    name: spotWords(say, game, spot),
    label: spotLabelOf(game, spot) ?? undefined,
    pays: paysWords(game, spot),
    hand,
    chipMicro,
    currency,
    staked: staked.get(spot) ?? 0n,
    result: resultOf(spot),
  });
  if (table.game === 'blackjack')
    return <Seats table={table} hand={hand} spot={propsOf} shown={shown} />;
  if (table.game === 'roulette') {
    const ofSpot = (spot: Spot) => ({
      ...propsOf(spot.id),
      label: spotLabel(spot, say),
      pays: null,
      tone: toneOf(spot),
    });
    return (
      <div className={styles.scroller}>
        <div className={styles.wheelTable} role="group" aria-label={say('studio:board')} dir="ltr">
          {CELLS.map(({ spot, area }) => (
            <SpotCell key={spot.id} {...ofSpot(spot)} place={{ gridArea: area }} />
          ))}
          {EDGES.map(({ spot, x, y }) => (
            <SpotCell
              key={spot.id}
              {...ofSpot(spot)}
              isEdge
              place={{ left: `${x}%`, top: `${y}%` }}
            />
          ))}
        </div>
      </div>
    );
  }
  return (
    <div
      className={styles.board}
      data-game={table.game}
      role="group"
      aria-label={say('studio:board')}
    >
      {SPOT_GROUPS[table.game].map(({ id, columns, spots }) => (
        <div key={id} className={styles.block}>
          {table.game === 'sicBo' && id !== 'sides' ? (
            <h2 className={styles.heading}>{say(`studio:group.${id}`)}</h2>
          ) : null}
          <div
            className={styles.group}
            data-group={id}
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {spots.map((spot) => (
              <SpotCell key={spot} {...propsOf(spot)} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function toneOf({ id, kind, numbers }: Spot): string {
  if (kind === 'straight') return colorOf(numbers[0] ?? 0);
  return id === 'red' || id === 'black' ? id : 'felt';
}

import { FAIR_SERIES } from './odds.ts';
import type { OutcomeSpace } from './outcome-space.ts';
import { isApart, type Play, selectionsApart } from './play.ts';
import { distributionOf, paidForHits } from './return.ts';
import { type Selection, selectionText } from './selection.ts';
import { payoutMicro } from './stake.ts';

/** A bet of a player on a play, with all of the player's units of it in the draw. */
export interface PlacedBet {
  readonly selection: Selection;
  /** Stake of each of its units, in micro-units. */
  readonly unitStakeMicro: bigint;
}

/** Outcomes that pay the same selections alike, with what each selection is paid for a stake of 2. */
type Cover = readonly { readonly paidForTwo: readonly number[]; readonly outcomes: number }[];

/** By play and selections; null: an outcome pays nothing. */
export type CoverageMemo = Map<Play, Map<string, Cover | null>>;

/** Bets that the same places of the outcome decide. */
interface Pool {
  readonly places: readonly number[];
  /** By selection. */
  readonly bets: Map<string, PlacedBet>;
}

/**
 * The part of a player's stakes on one play of a draw that carries no risk, in micro-units: opposite
 * sides pay the same for any draw. It is the stake whose average payout is the least payout of any
 * outcome, for bets on the same places. A play that covers every outcome alike is hedged as a whole;
 * one that leaves an outcome unpaid is not hedged.
 *
 * Stakes are compared at one series: the series of a line changes its price and not its risk. Plays with
 * a counted distribution, keno, have too many outcomes to look at and count as unhedged.
 * @param bets the bets of one player on the play, in one draw
 * @param memo the memo of the draw: players with the same selections share the outcome count
 */
export function hedgedStakeMicro(
  play: Play,
  space: OutcomeSpace,
  bets: readonly PlacedBet[],
  memo: CoverageMemo = new Map(),
): bigint {
  if (play.distribution !== undefined) return 0n;
  return sumOf(poolsOf(play, bets), (pool) => hedgedInPool(play, space, pool, memo));
}

const leastUnits = new WeakMap<Play, number>();

/**
 * Fewest units of a play that can cover every outcome: fewer are never hedged. Infinity: none can.
 * Kept for each play, since counting the outcomes of five digits takes a moment.
 */
export function leastUnitsToCover(play: Play, space: OutcomeSpace): number {
  if (play.distribution !== undefined) return Number.POSITIVE_INFINITY;
  const known = leastUnits.get(play);
  if (known !== undefined) return known;
  const likeliest = play.probes.reduce((most, probe) => {
    const { total, counts } = distributionOf(play, space, probe);
    const hits = [...counts.values()].reduce((sum, count) => sum + count, 0n);
    return Math.max(most, Number(hits) / Number(total) / play.units(probe));
  }, 0);
  // Rounded against division errors: 1 / 0.1 is ten units.
  const least = likeliest === 0 ? Number.POSITIVE_INFINITY : Math.ceil(1 / likeliest - 1e-9);
  leastUnits.set(play, least);
  return least;
}

function poolsOf(play: Play, bets: readonly PlacedBet[]): readonly Pool[] {
  const pools = new Map<string, Pool>();
  for (const { selection, unitStakeMicro } of bets) {
    const parts = isApart(play)
      ? selectionsApart(play, selection).map(({ alone }) => alone)
      : [selection];
    for (const part of parts) {
      const places = play.places(part);
      const pool = pools.get(places.join()) ?? { places, bets: new Map<string, PlacedBet>() };
      pools.set(places.join(), pool);
      const text = selectionText(play.rows, part);
      const before = pool.bets.get(text)?.unitStakeMicro ?? 0n;
      pool.bets.set(text, { selection: part, unitStakeMicro: before + unitStakeMicro });
    }
  }
  return [...pools.values()];
}

function hedgedInPool(
  play: Play,
  space: OutcomeSpace,
  { places, bets: byText }: Pool,
  memo: CoverageMemo,
): bigint {
  const bets = [...byText].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, bet]) => bet);
  const units = bets.map(({ selection }) => play.units(selection));
  if (units.reduce((sum, count) => sum + count, 0) < leastUnitsToCover(play, space)) return 0n;
  const selections = bets.map(({ selection }) => selection);
  const cover = rememberedCover(play, space, places, selections, memo);
  if (cover === null) return 0n;
  const payouts = cover.map(({ paidForTwo, outcomes }) => ({
    paidMicro: sumOf(bets, ({ unitStakeMicro }, at) =>
      payoutMicro(unitStakeMicro, paidForTwo[at] ?? 0),
    ),
    outcomes: BigInt(outcomes),
  }));
  const total = sumOf(payouts, ({ outcomes }) => outcomes);
  const paid = sumOf(payouts, ({ paidMicro, outcomes }) => paidMicro * outcomes);
  const least = payouts.reduce(
    (smallest, { paidMicro }) => (paidMicro < smallest ? paidMicro : smallest),
    paid,
  );
  const stakeMicro = sumOf(
    bets,
    ({ unitStakeMicro }, at) => unitStakeMicro * BigInt(units[at] ?? 0),
  );
  return paid === 0n ? 0n : (stakeMicro * least * total) / paid;
}

const sumOf = <Item>(items: readonly Item[], read: (item: Item, index: number) => bigint): bigint =>
  items.reduce((sum, item, index) => sum + read(item, index), 0n);

function rememberedCover(
  play: Play,
  space: OutcomeSpace,
  places: readonly number[],
  selections: readonly Selection[],
  memo: CoverageMemo,
): Cover | null {
  const known = memo.get(play) ?? new Map<string, Cover | null>();
  memo.set(play, known);
  const key = selections.map((selection) => selectionText(play.rows, selection)).join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const cover = coverOf(play, space, places, selections);
  known.set(key, cover);
  return cover;
}

/** null: an outcome pays nothing. */
function coverOf(
  play: Play,
  space: OutcomeSpace,
  places: readonly number[],
  selections: readonly Selection[],
): Cover | null {
  const patterns = new Map<string, { paidForTwo: readonly number[]; outcomes: number }>();
  for (const outcome of space.outcomesOf(places)) {
    const paidForTwo = selections.map((selection) =>
      paidForHits(play, play.hits(selection, outcome), FAIR_SERIES),
    );
    if (paidForTwo.every((paid) => paid === 0)) return null;
    const key = paidForTwo.join();
    const pattern = patterns.get(key);
    if (pattern === undefined) patterns.set(key, { paidForTwo, outcomes: 1 });
    else pattern.outcomes += 1;
  }
  return [...patterns.values()];
}

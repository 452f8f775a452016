import { ladderAt, REELS, type ReelSet, type SlotModel } from '../math/model.ts';
import { MOST_FALLS } from '../math/play-spin.ts';
import { type SpinOutcomes, Tally } from './spin-outcomes.ts';

/** One win while symbols fall. */
export interface FallWin {
  /** Wins before it in the spin, in falls. */
  readonly level: number;
  readonly symbol: number;
  /** Reels in a row. */
  readonly count: number;
  /** Ways, or lines. */
  readonly ways: number;
}

/** Called for each kind of outcome, with how many combinations have it. `wins` is used again. */
export type VisitFall = (scatters: number, wins: readonly FallWin[], combinations: number) => void;

/**
 * Plays every stop combination of reels whose symbols fall. What falls is fixed by the strips, so a
 * combination of stops is a whole spin. Where the first three reels share no symbol nothing wins, and
 * the last two are counted at once. Free spins turn the same strips. Takes some seconds.
 * @throws RangeError when a spin falls more often than any may.
 */
export function visitFalls(model: SlotModel, visit: VisitFall): void {
  const { strips, WILD, SCATTER } = numberSymbols(model);
  const { rows } = model;
  const all = (1 << model.pays.size) - 1;
  const bitOf = (symbol: number): number =>
    symbol === WILD ? all : symbol === SCATTER ? 0 : 1 << symbol;
  const shownAt = strips.map((strip) =>
    [...strip].map((_, stop) =>
      Array.from({ length: rows }, (__, row) => strip[(stop + row) % strip.length] ?? 0),
    ),
  );
  const masks = shownAt.map((views) =>
    views.map((view) => view.reduce((mask, symbol) => mask | bitOf(symbol), 0)),
  );
  const scatters = shownAt.map((views) =>
    views.map((view) => view.filter((symbol) => symbol === SCATTER).length),
  );
  const play = fallPlayer(model, strips, { WILD, SCATTER });

  // What the last two reels show of scatters, by number.
  const lastTwo: number[] = [];
  for (const a of scatters[3] ?? []) {
    for (const b of scatters[4] ?? []) lastTwo[a + b] = (lastTwo[a + b] ?? 0) + 1;
  }
  const stops = [0, 0, 0, 0, 0];
  const lengths = strips.map((strip) => strip.length);
  const at = (table: readonly (readonly number[])[], reel: number): number =>
    table[reel]?.[stops[reel] ?? 0] ?? 0;
  for (stops[0] = 0; stops[0] < (lengths[0] ?? 0); stops[0] += 1) {
    for (stops[1] = 0; stops[1] < (lengths[1] ?? 0); stops[1] += 1) {
      const two = at(masks, 0) & at(masks, 1);
      for (stops[2] = 0; stops[2] < (lengths[2] ?? 0); stops[2] += 1) {
        if ((two & at(masks, 2)) === 0) {
          const shown = at(scatters, 0) + at(scatters, 1) + at(scatters, 2);
          for (const [more, count] of lastTwo.entries()) {
            if ((count ?? 0) > 0) visit(shown + more, [], count);
          }
          continue;
        }
        for (stops[3] = 0; stops[3] < (lengths[3] ?? 0); stops[3] += 1) {
          for (stops[4] = 0; stops[4] < (lengths[4] ?? 0); stops[4] += 1) {
            const { wins, shown } = play(stops);
            visit(shown, wins, 1);
          }
        }
      }
    }
  }
}

interface Numbers {
  readonly WILD: number;
  readonly SCATTER: number;
}

/** Symbols as numbers: those that pay by rank, then the wild, then the scatter. */
function numberSymbols(model: SlotModel): Numbers & { readonly strips: readonly Uint8Array[] } {
  const codes = [...model.pays.keys()];
  const WILD = codes.length;
  const SCATTER = codes.length + 1;
  const numberOf = new Map(codes.map((code, index) => [code, index]));
  if (model.wild !== null) numberOf.set(model.wild.code, WILD);
  if (model.scatter !== null) numberOf.set(model.scatter, SCATTER);
  const strips = model.strips.base.map((strip) =>
    Uint8Array.from(strip, (symbol) => numberOf.get(symbol) ?? 255),
  );
  return { WILD, SCATTER, strips };
}

/** The proof of one stop combination: its wins, and the scatters shown in the end. `wins` is used again. */
export function fallAt(
  model: SlotModel,
): (stops: readonly number[]) => { readonly wins: readonly FallWin[]; readonly shown: number } {
  const { strips, ...numbers } = numberSymbols(model);
  return fallPlayer(model, strips, numbers);
}

/** What the wins of a spin pay together, in parts, the set's ladder included. */
export function fallParts(model: SlotModel, set: ReelSet, wins: readonly FallWin[]): number {
  const pays = [...model.pays.values()];
  return wins.reduce(
    (sum, { level, symbol, count, ways }) =>
      sum + (pays[symbol]?.[count - 3] ?? 0) * ways * ladderAt(model, set, level),
    0,
  );
}

function fallPlayer(model: SlotModel, strips: readonly Uint8Array[], { WILD, SCATTER }: Numbers) {
  const { rows, lines } = model;
  const symbols = model.pays.size;
  const window = new Uint8Array(REELS * rows);
  const gone = new Uint8Array(REELS * rows);
  const next = new Int32Array(REELS);
  const pays = [...model.pays.values()];

  /** Lists what wins and marks its cells. */
  const winWays = (level: number, wins: FallWin[]): boolean => {
    let any = false;
    for (let symbol = 0; symbol < symbols; symbol += 1) {
      let ways = 1;
      let count = 0;
      for (; count < REELS; count += 1) {
        let here = 0;
        for (let row = 0; row < rows; row += 1) {
          const there = window[count * rows + row];
          if (there === symbol) here += 1;
          else if (there === WILD) here += model.wild?.multiplier ?? 1;
        }
        if (here === 0) break;
        ways *= here;
      }
      if ((pays[symbol]?.[count - 3] ?? 0) === 0) continue;
      any = true;
      wins.push({ level, symbol, count, ways });
      for (let place = 0; place < count * rows; place += 1) {
        const there = window[place];
        if (there === symbol || there === WILD) gone[place] = 1;
      }
    }
    return any;
  };
  const winLines = (level: number, wins: FallWin[]): boolean => {
    let any = false;
    for (const line of lines ?? []) {
      const symbol = window[line[0] ?? 0] ?? SCATTER;
      if (symbol >= WILD) continue;
      let count = 1;
      let ways = 1;
      for (; count < REELS; count += 1) {
        const there = window[count * rows + (line[count] ?? 0)];
        if (there === WILD) ways *= model.wild?.multiplier ?? 1;
        else if (there !== symbol) break;
      }
      if ((pays[symbol]?.[count - 3] ?? 0) === 0) continue;
      any = true;
      wins.push({ level, symbol, count, ways });
      for (let reel = 0; reel < count; reel += 1) gone[reel * rows + (line[reel] ?? 0)] = 1;
    }
    return any;
  };
  const drop = (): void => {
    for (let reel = 0; reel < REELS; reel += 1) {
      const strip = strips[reel] ?? new Uint8Array(1);
      let to = rows - 1;
      for (let row = rows - 1; row >= 0; row -= 1) {
        if (gone[reel * rows + row] === 1) continue;
        window[reel * rows + to] = window[reel * rows + row] ?? 0;
        to -= 1;
      }
      for (; to >= 0; to -= 1) {
        const place = next[reel] ?? 0;
        window[reel * rows + to] = strip[place] ?? 0;
        next[reel] = place === 0 ? strip.length - 1 : place - 1;
      }
    }
    gone.fill(0);
  };

  const win = lines === null ? winWays : winLines;
  const wins: FallWin[] = [];
  return (
    stops: readonly number[],
  ): { readonly wins: readonly FallWin[]; readonly shown: number } => {
    wins.length = 0;
    for (let reel = 0; reel < REELS; reel += 1) {
      const strip = strips[reel] ?? new Uint8Array(1);
      const stop = stops[reel] ?? 0;
      for (let row = 0; row < rows; row += 1) {
        window[reel * rows + row] = strip[(stop + row) % strip.length] ?? 0;
      }
      next[reel] = stop === 0 ? strip.length - 1 : stop - 1;
    }
    let level = 0;
    while (win(level, wins)) {
      level += 1;
      if (level >= MOST_FALLS) throw new RangeError('a spin falls without end');
      drop();
    }
    let shown = 0;
    for (const there of window) if (there === SCATTER) shown += 1;
    return { wins, shown };
  };
}

/** Counts every combination by what is shown and paid, the ladder of each set included. */
export function countFalls(model: SlotModel): Readonly<Record<ReelSet, SpinOutcomes[]>> {
  const tallies = { base: new Tally(), free: new Tally() };
  visitFalls(model, (specials, wins, count) => {
    tallies.base.add({ specials, stuck: 0 }, fallParts(model, 'base', wins), count);
    tallies.free.add({ specials, stuck: 0 }, fallParts(model, 'free', wins), count);
  });
  return { base: tallies.base.list(), free: tallies.free.list() };
}

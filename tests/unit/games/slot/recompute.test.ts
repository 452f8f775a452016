import { expect, it } from 'vitest';
import type { SlotTitle } from '#contract/generated/types.ts';
import { linesOf } from '#games/slot/lines.ts';
import { titleOf } from './titles.ts';

/*
 * The return of a title from its published file alone, by arithmetic of its own: nothing of the engine
 * or of its proof is used but the table of lines. Means add up, so lines and ways are products over reels.
 */

type Ratio = readonly [over: bigint, under: bigint];

function reduced([over, under]: Ratio): Ratio {
  let [a, b] = [over < 0n ? -over : over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  return [over / a, under / a];
}
const add = ([a, b]: Ratio, [c, d]: Ratio): Ratio => reduced([a * d + c * b, b * d]);
const mul = ([a, b]: Ratio, [c, d]: Ratio): Ratio => reduced([a * c, b * d]);
const of = (over: number, under = 1): Ratio => [BigInt(over), BigInt(under)];
const ZERO = of(0);

/** The windows of a reel, with a wild that fills its reel grown. */
function windowsOf(title: SlotTitle, strip: string): string[][] {
  const symbols = strip.split(' ');
  const { wild } = title;
  return symbols.map((_, stop) => {
    const seen = Array.from(
      { length: title.rows },
      (__, row) => symbols[(stop + row) % symbols.length]!,
    );
    const grows = wild?.behaviour === 'expanding' && seen.includes(wild.code);
    return grows ? seen.map(() => wild.code) : seen;
  });
}

/** Mean pay of the wins of a spin, in parts. */
function meanWins(title: SlotTitle, strips: readonly string[]): Ratio {
  const { wild, symbols, pays, parts, rows } = title;
  const reels = strips.map((strip) => windowsOf(title, strip));
  const times = (there: string, code: string): number =>
    there === code ? 1 : there === wild?.code ? wild.multiplier : 0;
  /** Along a line a reel is one row; by ways it is all of them. */
  const rowsOf = (line: readonly number[] | null, reel: number): readonly number[] =>
    line === null ? Array.from({ length: rows }, (_, row) => row) : [line[reel]!];
  let mean = ZERO;
  for (const { code, pays: table } of symbols) {
    for (const line of pays === 'lines' ? linesOf(rows, parts) : [null]) {
      const seen = reels.map((windows, reel) =>
        windows.map((window) =>
          rowsOf(line, reel).reduce((sum, row) => sum + times(window[row]!, code), 0),
        ),
      );
      const counted = seen.map((counts) =>
        of(
          counts.reduce((sum, count) => sum + count, 0),
          counts.length,
        ),
      );
      const missing = seen.map((counts) =>
        of(counts.filter((count) => count === 0).length, counts.length),
      );
      for (const count of [3, 4, 5]) {
        let each = of(table[count - 3]!);
        for (let reel = 0; reel < count; reel += 1) each = mul(each, counted[reel]!);
        if (count < 5) each = mul(each, missing[count]!);
        mean = add(mean, each);
      }
    }
  }
  return mean;
}

/** Chance of each number of a symbol in the window. */
function shown(title: SlotTitle, strips: readonly string[], code: string): Ratio[] {
  let odds: Ratio[] = [of(1)];
  for (const strip of strips) {
    const windows = windowsOf(title, strip);
    const next: Ratio[] = Array.from({ length: odds.length + title.rows }, () => ZERO);
    for (const seen of windows) {
      const here = seen.filter((there) => there === code).length;
      for (const [count, chance] of odds.entries()) {
        next[count + here] = add(next[count + here]!, mul(chance, of(1, windows.length)));
      }
    }
    odds = next;
  }
  return odds;
}

/** What free spins and scatters add, in parts. */
function freeSpinPart(title: SlotTitle): Ratio {
  const { scatter, freeSpins, parts, strips } = title;
  if (scatter === null || freeSpins === null) return ZERO;
  const most = Math.max(...scatter.awards.map(({ count }) => count));
  const awardFor = (count: number) =>
    scatter.awards.find((award) => award.count === Math.min(count, most));
  const payOf = (odds: readonly Ratio[]): Ratio =>
    odds.reduce(
      (sum, chance, count) => add(sum, mul(chance, of((awardFor(count)?.stakes ?? 0) * parts))),
      ZERO,
    );
  const base = shown(title, strips.base, scatter.code);
  const free = shown(title, strips.free!, scatter.code);
  // A spin is as good as any other, so the mean is that of one times how many there are.
  let played = ZERO;
  let waiting = new Map<string, readonly [left: number, total: number, chance: Ratio]>();
  const put = (into: typeof waiting, left: number, total: number, chance: Ratio): void => {
    const key = `${left}/${total}`;
    into.set(key, [left, total, add(into.get(key)?.[2] ?? ZERO, chance)]);
  };
  const spinsFor = (count: number, total: number): number =>
    Math.min(awardFor(count)?.freeSpins ?? 0, freeSpins.cap - total);
  for (const [count, chance] of base.entries()) {
    const spins = spinsFor(count, 0);
    if (spins > 0) put(waiting, spins, spins, chance);
  }
  while (waiting.size > 0) {
    const next: typeof waiting = new Map();
    for (const [left, total, chance] of waiting.values()) {
      played = add(played, chance);
      for (const [count, odds] of free.entries()) {
        const more = spinsFor(count, total);
        if (odds[0] > 0n && left - 1 + more > 0) {
          put(next, left - 1 + more, total + more, mul(chance, odds));
        }
      }
    }
    waiting = next;
  }
  const spin = mul(of(freeSpins.multiplier), add(meanWins(title, strips.free!), payOf(free)));
  return add(payOf(base), mul(played, spin));
}

/** What hold and win adds, in parts: the mean number of coins in the end, and the chance of all. */
function holdPart(title: SlotTitle): Ratio {
  const { hold, rows, parts, strips } = title;
  if (hold === null) return ZERO;
  const places = rows * 5;
  const hit = of(hold.chance.hits, hold.chance.outOf);
  const miss = of(hold.chance.outOf - hold.chance.hits, hold.chance.outOf);
  const power = (base: Ratio, exponent: number): Ratio =>
    Array.from({ length: exponent }).reduce((all: Ratio) => mul(all, base), of(1));
  const choose = (n: number, k: number): Ratio =>
    Array.from({ length: k }).reduce((all: Ratio, _, i) => mul(all, of(n - i, i + 1)), of(1));
  const known = new Map<string, Ratio>();
  const total = hold.values.reduce((sum, { weight }) => sum + weight, 0);
  const coin = hold.values.reduce(
    (sum, { stakes, weight }) => add(sum, of(stakes * parts * weight, total)),
    ZERO,
  );
  /** Mean pay when so many coins lie and so many turns are left. */
  const pay = (coins: number, left: number): Ratio => {
    const key = `${coins}/${left}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    let mean = mul(of(coins), coin);
    if (coins === places) mean = add(mean, of(hold.grandStakes * parts));
    else if (left > 0) {
      mean = ZERO;
      const empty = places - coins;
      for (let more = 0; more <= empty; more += 1) {
        const chance = mul(choose(empty, more), mul(power(hit, more), power(miss, empty - more)));
        mean = add(
          mean,
          mul(chance, more > 0 ? pay(coins + more, hold.respins) : pay(coins, left - 1)),
        );
      }
    }
    known.set(key, mean);
    return mean;
  };
  return shown(title, strips.base, hold.code).reduce(
    (sum, chance, coins) =>
      coins < hold.from || chance[0] === 0n ? sum : add(sum, mul(chance, pay(coins, hold.respins))),
    ZERO,
  );
}

it.each([
  'jade-orchard',
  'harbor-bells',
  'royal-parade',
  'neon-sevens',
  'reef-chorus',
  'amber-sands',
  'northern-pack',
  'pearl-divers',
  'thunder-mint',
])('the published return of %s is recomputed to the last digit', (code) => {
  const title = titleOf(code);
  const parts = add(meanWins(title, title.strips.base), add(freeSpinPart(title), holdPart(title)));
  const [over, under] = mul(parts, of(1, title.parts));
  const { numerator, denominator } = title.sheet!.returnToPlayer;
  expect([String(over), String(under)]).toEqual([numerator, denominator]);
});

it('the published return of a title whose symbols fall is recomputed by playing all of it', () => {
  const title = titleOf('frost-peaks');
  const { cascade, symbols, wild, scatter, freeSpins, parts, rows } = title;
  const strips = title.strips.base.map((strip) => strip.split(' '));
  const most = Math.max(...scatter!.awards.map(({ count }) => count));
  const pay = { base: 0, free: 0 };
  const scatters: number[] = [];
  const stepAt = (ladder: readonly number[], level: number) =>
    ladder[Math.min(level, ladder.length - 1)]!;

  const windows = strips.map((strip) =>
    strip.map((_, stop) =>
      Array.from({ length: rows }, (__, row) => strip[(stop + row) % strip.length]!),
    ),
  );
  const shownAt = (reel: number, stop: number): string[] => windows[reel]![stop]!;
  const tally = (reels: readonly (readonly string[])[]): void => {
    let found = 0;
    for (const column of reels) for (const there of column) found += +(there === scatter!.code);
    scatters[Math.min(found, most)] = (scatters[Math.min(found, most)] ?? 0) + 1;
  };

  const spin = (stops: readonly number[]): void => {
    const reels = stops.map((stop, reel) => shownAt(reel, stop));
    const next = stops.map((stop) => stop - 1);
    for (let level = 0; ; level += 1) {
      const gone = reels.map((column) => column.map(() => false));
      let won = 0;
      for (const { code, pays } of symbols) {
        const counts = reels.map(
          (column) => column.filter((there) => there === code || there === wild!.code).length,
        );
        const reached = counts.findIndex((count) => count === 0);
        const length = reached === -1 ? 5 : reached;
        if (length < 3) continue;
        won += pays[length - 3]! * counts.slice(0, length).reduce((all, count) => all * count, 1);
        for (let reel = 0; reel < length; reel += 1) {
          for (const [row, there] of reels[reel]!.entries()) {
            if (there === code || there === wild!.code) gone[reel]![row] = true;
          }
        }
      }
      if (won === 0) break;
      pay.base += won * stepAt(cascade!.base, level);
      pay.free += won * stepAt(cascade!.free, level);
      for (const [reel, column] of reels.entries()) {
        const kept = column.filter((_, row) => !gone[reel]![row]);
        while (kept.length < rows) {
          const strip = strips[reel]!;
          kept.unshift(strip[(next[reel]! + strip.length * 9) % strip.length]!);
          next[reel]! -= 1;
        }
        reels[reel] = kept;
      }
    }
    tally(reels);
  };
  const [a, b, c, d, e] = strips.map((strip) => strip.length) as [
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < a; i += 1)
    for (let j = 0; j < b; j += 1)
      for (let k = 0; k < c; k += 1) {
        const first = [i, j, k].map((stop, reel) => shownAt(reel, stop));
        const may = symbols.some(({ code }) =>
          first.every((column) => column.includes(code) || column.includes(wild!.code)),
        );
        for (let l = 0; l < d; l += 1) {
          for (let m = 0; m < e; m += 1) {
            if (may) spin([i, j, k, l, m]);
            else tally([...first, shownAt(3, l), shownAt(4, m)]);
          }
        }
      }

  const all = a * b * c * d * e;
  const awards = scatter!.awards.map((award) => ({
    ...award,
    chance: of(scatters[award.count] ?? 0, all),
  }));
  const scatterPay = awards.reduce(
    (sum, { stakes, chance }) => add(sum, mul(chance, of(stakes * parts))),
    ZERO,
  );
  // Scatters bring spins again; how many are played in the mean, by the number awarded so far.
  const again = (total: number, left: number): Ratio => {
    const key = `${total}/${left}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    if (left === 0) return ZERO;
    let mean = of(1);
    let rest = of(1);
    for (const { freeSpins: spins, chance } of awards) {
      const more = Math.min(spins, freeSpins!.cap - total);
      mean = add(mean, mul(chance, again(total + more, left - 1 + more)));
      rest = add(rest, mul(of(-1), chance));
    }
    mean = add(mean, mul(rest, again(total, left - 1)));
    known.set(key, mean);
    return mean;
  };
  const known = new Map<string, Ratio>();
  const played = awards.reduce((sum, { freeSpins: spins, chance }) => {
    const first = Math.min(spins, freeSpins!.cap);
    return add(sum, mul(chance, again(first, first)));
  }, ZERO);
  const free = mul(of(freeSpins!.multiplier), add(of(pay.free, all), scatterPay));
  const [over, under] = mul(
    add(add(of(pay.base, all), scatterPay), mul(played, free)),
    of(1, parts),
  );
  const { numerator, denominator } = title.sheet!.returnToPlayer;
  expect([String(over), String(under)]).toEqual([numerator, denominator]);
}, 60_000);

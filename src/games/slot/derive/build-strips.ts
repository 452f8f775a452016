import { createRandom, type Random } from '#art/seed.ts';
import type { SlotStrips } from '#contract/generated/types.ts';
import type { TitlePlan } from './title-plan.ts';

/** Share of the stops of the dearest symbol to those of the cheapest. */
const RARITY = { low: 0.62, medium: 0.5, high: 0.4 } as const;

/** Strips for a plan, the same for the same seed. `symbols`: codes, dearest first. */
export function buildStrips(plan: TitlePlan, symbols: readonly string[], seed: string): SlotStrips {
  const build = (set: 'base' | 'free') =>
    Array.from({ length: 5 }, (_, reel) => {
      const random = createRandom(`${plan.title.code}/${seed}/${set}/${reel}`);
      return buildStrip(plan, symbols, set, reel, random).join(' ');
    });
  // Where symbols fall, the ladder is what free spins change.
  const ownFree = plan.title.freeSpins !== null && plan.title.cascade === null;
  return { base: build('base'), free: ownFree ? build('free') : null };
}

function buildStrip(
  plan: TitlePlan,
  symbols: readonly string[],
  set: 'base' | 'free',
  reel: number,
  random: Random,
): string[] {
  const { wild, scatter, hold, rows } = plan.title;
  const wilds = wild === null ? 0 : (plan.wilds[set][reel] ?? 0);
  const scatters = scatter === null ? 0 : (plan.scatters[set][reel] ?? 0);
  const coins = hold === null ? 0 : (plan.coins[reel] ?? 0);
  const counts = shares(plan, symbols.length, plan.stops - wilds - scatters - coins, set);
  const stacks: string[][] = [];
  for (const [index, symbol] of symbols.entries()) {
    let left = counts[index] ?? 0;
    while (left > 0) {
      const size = Math.min(left, 1 + Math.floor(random.between(0, plan.stack)));
      stacks.push(Array.from({ length: size }, () => symbol));
      left -= size;
    }
  }
  // Wilds of a reel stand together, so that they are seen; coins too.
  if (wilds > 0) {
    const size = wild?.behaviour === 'plain' ? Math.min(wilds, rows) : 1;
    for (let left = wilds; left > 0; left -= size) {
      stacks.push(Array.from({ length: Math.min(size, left) }, () => wild?.code ?? ''));
    }
  }
  for (let left = coins; left > 0; left -= rows) {
    stacks.push(Array.from({ length: Math.min(rows, left) }, () => hold?.code ?? ''));
  }
  const strip = apart(shuffled(stacks, random));
  return withScatters(strip, scatters, scatter?.code ?? '', rows);
}

/** How many stops each symbol has; all are there, and they add up. */
function shares(plan: TitlePlan, symbols: number, stops: number, set: 'base' | 'free'): number[] {
  const rarity = RARITY[plan.volatility] * (set === 'free' ? 1.25 : 1);
  const weights = Array.from({ length: symbols }, (_, index) => {
    const cheapness = symbols === 1 ? 1 : index / (symbols - 1);
    return rarity + (1 - rarity) * cheapness;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = weights.map((weight) => Math.max(1, Math.floor((stops * weight) / total)));
  for (let index = symbols - 1; sumOf(counts) < stops; index = (index + symbols - 1) % symbols) {
    counts[index] = (counts[index] ?? 0) + 1;
  }
  for (let index = symbols - 1; sumOf(counts) > stops; index = (index + symbols - 1) % symbols) {
    if ((counts[index] ?? 0) > 1) counts[index] = (counts[index] ?? 0) - 1;
  }
  return counts;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const picked = Math.floor(random.between(0, last + 1));
    [mixed[picked], mixed[last]] = [mixed[last] as Item, mixed[picked] as Item];
  }
  return mixed;
}

/** Puts stacks of one symbol apart where another can stand between. */
function apart(stacks: readonly string[][]): string[] {
  const order = [...stacks];
  for (let index = 1; index < order.length; index += 1) {
    if (order[index]?.[0] !== order[index - 1]?.[0]) continue;
    const other = order.findIndex((stack, at) => at > index && stack[0] !== order[index]?.[0]);
    if (other < 0) break;
    [order[index], order[other]] = [order[other] as string[], order[index] as string[]];
  }
  return order.flat();
}

/** Scatters stand far apart, so that a reel never shows two, and part no stack of wilds or coins. */
function withScatters(
  strip: readonly string[],
  count: number,
  code: string,
  rows: number,
): string[] {
  const result = [...strip];
  const gap = Math.floor((strip.length + count) / Math.max(1, count));
  if (count > 0 && gap < rows)
    throw new RangeError('there are more scatters than the reel can hold apart');
  for (let index = 0; index < count; index += 1) {
    let place = index * gap + Math.min(2, gap - rows);
    while (index === 0 && place > 0 && result[place] === result[place - 1]) place -= 1;
    result.splice(place, 0, code);
  }
  return result;
}

import { foldText } from '#domain/text/fold-text.ts';
import { nameIndex } from '#domain/text/name-index.ts';
import { SLOT_FACTS } from '#games/slot/generated/slot-facts.ts';
import { type BenchRow, median } from './bench-row.ts';
import { RUNS } from './bench-settings.ts';

const GAMES = 10_000;
/** What the catalogue's words are made of; about every tenth title holds the first. */
const WORDS = ['jade', 'orchard', 'corsa', 'roulette', 'reef', 'patrol', 'ñandú', 'lantern', 'koi'];
const MORE = ['moon', 'rocket', 'bingo', 'crown', 'wheel', 'dragón', 'fiesta', 'market', 'night'];
/** Typed letter by letter; the last ones hold a slip, which is looked for last and costs most. */
const TYPED = ['jade orchard', 'nandu', 'corsa 77', 'orchrad', 'fiezta'];

/** One key in the search field over a large catalogue: what the site and the server both do at it. */
export async function run(): Promise<BenchRow[]> {
  const names = Array.from({ length: GAMES }, (_, at) => nameOf(at));
  const index = nameIndex(names, (name) => [name]);
  const keys = TYPED.flatMap((text) =>
    Array.from({ length: text.length }, (_, end) => text.slice(0, end + 1)),
  );
  const plain = names.map(foldText);
  const ours = slowest(keys, (typed) => index.find(typed).length);
  const scan = slowest(keys, (typed) => plain.filter((name) => name.includes(typed)).length);
  const row = { reference: scan, unit: 'ms', ratio: ours, better: 'lower' } as const;
  return [{ measure: `${GAMES} games, the slowest of ${keys.length} keys`, ours, goal: 5, ...row }];
}

/** The slots' own names come first, among made-up ones. */
function nameOf(at: number): string {
  const slot = SLOT_FACTS[at];
  if (slot !== undefined) return slot.name;
  const word = (list: readonly string[], turn: number): string => list[turn % list.length] ?? '';
  return `${word(WORDS, at)} ${word(MORE, at * 7 + Math.floor(at / 9))} ${at}`;
}

/** Milliseconds of the slowest key, each by its median over the runs. */
function slowest(keys: readonly string[], find: (typed: string) => number): number {
  let found = 0;
  const times = keys.map((typed) =>
    median(
      Array.from({ length: Math.max(RUNS, 3) * 5 }, () => {
        const since = performance.now();
        found += find(typed);
        return performance.now() - since;
      }),
    ),
  );
  if (found === 0) throw new Error('nothing was found');
  return Math.max(...times);
}

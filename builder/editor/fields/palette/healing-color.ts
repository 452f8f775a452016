import { contrastRatio, mixColors } from '#brand/color.ts';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '#brand/json.ts';
import { allColors } from '../contrast-pairs.ts';
import { contrastFailures } from './contrast-failures.ts';

/** One colour change after which every declared pair of a scheme can be read. */
export interface HealingColor {
  readonly token: string;
  readonly from: string;
  readonly to: string;
  /** Pairs that fail without it. */
  readonly count: number;
}

interface Pair {
  readonly foreground: string;
  readonly background: string;
  readonly minimum: number;
}

/** A step towards black or white, as a share of the whole way. */
const STEP = 0.02;
const ENDS = ['#000000', '#ffffff'];

/**
 * The smallest change of one colour that heals all failing pairs of a scheme without breaking
 * another; null when fewer than two pairs fail, or when no single colour heals them.
 * @param locked colours that cannot be changed
 */
export function healingColor(
  scheme: Json | undefined,
  pairs: Json | undefined,
  locked: ReadonlySet<string>,
): HealingColor | null {
  const colors = allColors(scheme);
  if (colors === null || !isJsonObject(scheme) || !isJsonArray(pairs)) return null;
  const failing = contrastFailures(colors, pairs).map(({ id }) => id);
  if (failing.length < 2) return null;
  const wanted = pairs.flatMap((pair) => pairOf(pair, failing));
  // Failing pairs first: most candidates are rejected by the first of them.
  const ordered = wanted.toSorted((one, other) => Number(other.fails) - Number(one.fails));
  const given = Object.entries(scheme).flatMap(([token, from]) =>
    typeof from === 'string' && !locked.has(token) && changesAll(scheme, token, ordered)
      ? [{ token, from }]
      : [],
  );
  for (let step = 1; step * STEP <= 1; step += 1) {
    for (const { token, from } of given) {
      for (const end of ENDS) {
        const to = mixColors(from, end, step * STEP).toUpperCase();
        if (isReadable({ ...scheme, [token]: to }, ordered)) {
          return { token, from, to, count: failing.length };
        }
      }
    }
  }
  return null;
}

function pairOf(pair: Json, failing: readonly string[]): (Pair & { fails: boolean })[] {
  if (!isJsonObject(pair)) return [];
  const { id, foreground, background, minimum } = pair;
  return typeof id === 'string' &&
    typeof foreground === 'string' &&
    typeof background === 'string' &&
    typeof minimum === 'number'
    ? [{ foreground, background, minimum, fails: failing.includes(id) }]
    : [];
}

/** Whether a colour is in every failing pair, or one that is made from it. Spares most of the search. */
function changesAll(
  scheme: JsonObject,
  token: string,
  pairs: readonly (Pair & { fails: boolean })[],
): boolean {
  const before = colorsOf(scheme);
  const others = ENDS.map((end) => colorsOf({ ...scheme, [token]: end }));
  return pairs
    .filter(({ fails }) => fails)
    .every(({ foreground, background }) =>
      others.some(
        (colors) =>
          colors[foreground] !== before[foreground] || colors[background] !== before[background],
      ),
    );
}

function colorsOf(scheme: JsonObject): Readonly<Record<string, string>> {
  return { ...allColors(scheme) };
}

function isReadable(scheme: JsonObject, pairs: readonly Pair[]): boolean {
  const colors = colorsOf(scheme);
  return pairs.every(({ foreground, background, minimum }) => {
    const [front, back] = [colors[foreground], colors[background]];
    return front === undefined || back === undefined || contrastRatio(front, back) >= minimum;
  });
}

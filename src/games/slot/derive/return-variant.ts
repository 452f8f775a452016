import type { ReturnClass, SlotTitle } from '#contract/generated/types.ts';
import { modelOf } from '../math/model.ts';
import { publishSheet } from '../proof/publish-sheet.ts';
import { returnTerms } from './mean-return.ts';
import { scalePays } from './tune-pays.ts';

/** How far from what is wanted the return may be, in percent of the stake. */
const TOLERANCE = 0.3;

/** Steps of a pay, in parts: the first that comes near enough is the roundest. */
const STEPS = [5, 1];

/**
 * The variant of a title for a class of return: `withReturn` under the version's name with the class.
 * @throws RangeError when nothing within the tolerance is found.
 */
export function returnVariant(title: SlotTitle, returnClass: ReturnClass): SlotTitle {
  return withReturn(title, `${title.version}-r${returnClass}`, Number(returnClass));
}

/**
 * A version of a title with another return: the same reels, features and odds, with other pays. Its
 * sheet is proven like any other.
 * @param percent the wanted return, in percent of the stake
 * @throws RangeError when nothing within the tolerance is found.
 */
export function withReturn(title: SlotTitle, version: string, percent: number): SlotTitle {
  const terms = returnTerms(modelOf(title));
  const wanted = (percent / 100) * title.parts;
  const { sheet: _, ...data } = title;
  for (const step of STEPS) {
    const pays = scalePays(
      terms,
      wanted,
      title.symbols.map((symbol) => symbol.pays),
      step,
    );
    if (pays === null) break;
    const symbols = title.symbols.map((symbol, at) => ({ ...symbol, pays: pays[at] ?? [] }));
    const repaid = { ...data, version, symbols };
    const sheet = publishSheet(repaid);
    const off = Number(sheet.returnToPlayer.percent) - percent;
    if (Math.abs(off) <= TOLERANCE) return { ...repaid, sheet };
  }
  throw new RangeError(`${title.code}: no pays near ${percent} % were found`);
}

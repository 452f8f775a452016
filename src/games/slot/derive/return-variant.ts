import type { ReturnClass, SlotTitle } from '#contract/generated/types.ts';
import { modelOf } from '../math/model.ts';
import { publishSheet } from '../proof/publish-sheet.ts';
import { returnTerms } from './mean-return.ts';
import { scalePays } from './tune-pays.ts';

/** How far from its class the return of a variant may be, in percent of the stake. */
const TOLERANCE = 0.3;

/** Steps of a pay, in parts: the first that comes near enough is the roundest. */
const STEPS = [5, 1];

/**
 * The variant of a title for a class of return: the same reels, features and odds, with smaller pays.
 * Its sheet is proven like any other.
 * @throws RangeError when nothing within the tolerance is found.
 */
export function returnVariant(title: SlotTitle, returnClass: ReturnClass): SlotTitle {
  const terms = returnTerms(modelOf(title));
  const wanted = (Number(returnClass) / 100) * title.parts;
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
    const variant = { ...data, version: `${title.version}-r${returnClass}`, symbols };
    const sheet = publishSheet(variant);
    const off = Number(sheet.returnToPlayer.percent) - Number(returnClass);
    if (Math.abs(off) <= TOLERANCE) return { ...variant, sheet };
  }
  throw new RangeError(`${title.code}: no variant near ${returnClass} % was found`);
}

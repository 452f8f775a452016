import { REELS, type ReelSet, type SlotModel } from '../math/model.ts';
import { reelViews } from '../proof/reel-views.ts';

/** How much each pay counts for in a spin: by symbol, for three, four and five. */
export type PayWeights = readonly (readonly number[])[];

/**
 * What one part paid for each win adds to a spin's mean pay, in parts. Reels are independent, so the
 * mean over lines or ways is a product over reels.
 */
export function expectedWins(model: SlotModel, set: ReelSet, stuck: number): PayWeights {
  const { lines } = model;
  const views = reelViews(model, set, stuck);
  const times = model.wild?.multiplier ?? 1;
  return [...model.pays.keys()].map((symbol) => {
    // Per reel: the mean of how often the symbol counts, and the chance that it is not there.
    const reels = views.map((stops) => {
      let [counted, missing] = [0, 0];
      for (const { shown } of stops) {
        const weights = shown.map((there) => {
          if (there === symbol) return 1;
          return there === model.wild?.code ? times : 0;
        });
        const sum = weights.reduce((all, weight) => all + weight, 0);
        if (lines === null) {
          counted += sum;
          missing += Number(sum === 0);
        } else {
          // Each row is as likely as any other: a line sees one cell.
          counted += sum / shown.length;
          missing += weights.filter((weight) => weight === 0).length / shown.length;
        }
      }
      return { counted: counted / stops.length, missing: missing / stops.length };
    });
    const each = lines === null ? 1 : lines.length;
    return [3, 4, 5].map((count) => {
      const through = reels.slice(0, count).reduce((all, { counted }) => all * counted, each);
      return through * (count === REELS ? 1 : (reels[count]?.missing ?? 0));
    });
  });
}

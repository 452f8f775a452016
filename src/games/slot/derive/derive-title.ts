import type { SlotTitle } from '#contract/generated/types.ts';
import { modelOf } from '../math/model.ts';
import { provenFigures, sheetOfProof } from '../proof/publish-sheet.ts';
import { proveReturn, type ReturnProof } from '../proof/prove-return.ts';
import { type CountedSlot, countSlot } from '../proof/spin-odds.ts';
import { buildStrips } from './build-strips.ts';
import { returnTerms } from './mean-return.ts';
import type { TitlePlan } from './title-plan.ts';
import { type PayShape, tunePays } from './tune-pays.ts';

/** How far from the wanted return a title may be, in percent of the stake. */
const TOLERANCE = 0.3;

/** Shapes to begin with; what strays too little or too much is tried steeper or flatter. */
const SHAPES: Readonly<Record<TitlePlan['volatility'], PayShape>> = {
  low: { perRank: 1.22, perCount: 2.3 },
  medium: { perRank: 1.36, perCount: 3 },
  high: { perRank: 1.55, perCount: 4.2 },
};

const TRIES = 6;
/** Where symbols fall each try takes seconds. */
const FALL_TRIES = 3;

/**
 * Finds strips and pays for a plan, and proves them. The same plan gives the same title. A volatility
 * that its features do not allow is not forced: the title then has the one that is proven.
 * @throws RangeError when nothing within the tolerance of the wanted return is found.
 */
export function deriveTitle(plan: TitlePlan): SlotTitle {
  let shape = SHAPES[plan.volatility];
  let nearest: Proven | null = null;
  for (
    let attempt = 0;
    attempt < (plan.title.cascade === null ? TRIES : FALL_TRIES);
    attempt += 1
  ) {
    const title = tuned(plan, shape, String(Math.floor(attempt / 3)));
    if (title === null) continue;
    const counted = countSlot(modelOf(title));
    const proof = proveReturn(counted);
    const figures = provenFigures(proof);
    const isFair =
      Math.abs(Number(figures.returnToPlayer.percent) - plan.returnPercent) <= TOLERANCE;
    if (isFair) nearest = { title, counted, proof };
    if (isFair && figures.volatility === plan.volatility) break;
    if (figures.volatility === plan.volatility) continue;
    const steeper = ORDER.indexOf(figures.volatility) < ORDER.indexOf(plan.volatility);
    const change = steeper ? 1.16 : 1 / 1.14;
    shape = {
      perRank: 1 + (shape.perRank - 1) * change,
      perCount: 1 + (shape.perCount - 1) * change,
    };
  }
  if (nearest === null)
    throw new RangeError(`${plan.title.code}: nothing within the bounds was found`);
  return capped(nearest);
}

interface Proven {
  readonly title: SlotTitle;
  readonly counted: CountedSlot;
  readonly proof: ReturnProof;
}

/** Caps in stakes; a cap that costs more than this, in percent of the stake, is raised. */
const CAPS = [1000, 2000, 3000, 5000];
const MOST_COST = 0.01;

/** Gives a title the lowest cap that costs next to nothing. */
function capped({ title, counted, proof }: Proven): SlotTitle {
  const caps = CAPS.filter((stakes) => stakes >= title.winCapStakes);
  let best: SlotTitle = title;
  for (const winCapStakes of caps) {
    const model = { ...counted.model, winCapStakes };
    const sheet = sheetOfProof({ ...counted, model }, proof);
    best = { ...title, winCapStakes, sheet };
    if (Number(sheet.winCap.costPercentAtMost) <= MOST_COST) break;
  }
  return best;
}

const ORDER: readonly string[] = ['low', 'medium', 'high'];

function tuned(plan: TitlePlan, shape: PayShape, seed: string): SlotTitle | null {
  const symbols = plan.pictures.map((picture) => ({
    code: codeOf(picture),
    picture,
    pays: [1, 2, 3],
  }));
  const strips = buildStrips(
    plan,
    symbols.map(({ code }) => code),
    seed,
  );
  const draft: SlotTitle = { ...plan.title, version: '1.0.0', symbols, strips };
  const terms = returnTerms(modelOf(draft));
  const wanted = (plan.returnPercent / 100) * plan.title.parts;
  // Along lines the smallest pay is a fifth of a line's usual one; ways add up and need finer steps.
  const step = plan.title.pays === 'lines' && plan.title.cascade === null ? 5 : 1;
  const pays = tunePays(terms, wanted, shape, step) ?? null;
  if (pays === null) return null;
  return {
    ...draft,
    symbols: symbols.map((symbol, index) => ({ ...symbol, pays: pays[index] ?? [] })),
  };
}

const RANK_CODES: Readonly<Record<string, string>> = {
  ace: 'A',
  king: 'K',
  queen: 'Q',
  jack: 'J',
  ten: '10',
};

function codeOf(picture: string): string {
  return RANK_CODES[picture] ?? picture;
}

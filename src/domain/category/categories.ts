import { GAME_CATEGORY_TABLE } from '#contract/generated/game-category-table.ts';
import type { CategoryRates, GameCategory, RebateRates } from '#contract/generated/types.ts';
import type { Product } from '#contract/generated/events.ts';

type Table = typeof GAME_CATEGORY_TABLE;

/** Columns of the table of categories. */
interface CategoryRow {
  /** Text key of its name. */
  readonly text: `plan:${string}`;
  /** Name of its picture in navigation. */
  readonly icon: Table[GameCategory]['icon'];
  /** Address of its page, or another address of the page that shows it; null: none. */
  readonly path: string | null;
  /** The category whose page shows its games; null: a view over all of them. */
  readonly page: GameCategory | null;
  /** A stake may come back whole when neither side wins. */
  readonly ties: boolean;
  /** The kind of play by which a player blocks it; null: it cannot be blocked. */
  readonly limit: GameCategory | null;
  /** Rebate of the valid bets in basis points until staff set another; null: none is paid. */
  readonly rebate: number | null;
  /** Likewise what agents earn; null: lotteries pay by series. */
  readonly agentRate: number | null;
  /** Content of its page. */
  readonly view: 'games' | 'lotteries' | 'popular';
  /** The line of business that takes its stakes; null: nothing is played in it. */
  readonly product: Product | null;
}

/** Every category: the one table from schemas/entities/game-category.json. */
export const CATEGORIES: Readonly<Record<GameCategory, CategoryRow>> = GAME_CATEGORY_TABLE;

const CODES = Object.keys(CATEGORIES) as readonly GameCategory[];

/** A category with its own page. */
export type PageCategory = {
  [Code in keyof Table]: Table[Code]['page'] extends Code ? Code : never;
}[keyof Table];

const hasPage = (code: GameCategory): code is PageCategory => CATEGORIES[code].page === code;

export const PAGE_CATEGORIES: readonly PageCategory[] = CODES.filter(hasPage);

/** Categories in which something is played, rebated or paid by; `HOT` is a view over them. */
export const PLAYED_CATEGORIES: readonly GameCategory[] = CODES.filter(
  (code) => CATEGORIES[code].product !== null,
);

/** Categories that pay players a rebate. */
export const REBATED_CATEGORIES = CODES.filter(
  (code): code is keyof RebateRates => CATEGORIES[code].rebate !== null,
);

/** Categories that pay agents by a rate; lotteries pay by series. */
export const RATED_CATEGORIES = CODES.filter(
  (code): code is keyof CategoryRates => CATEGORIES[code].agentRate !== null,
);

export const isCategory = (code: string): code is GameCategory => Object.hasOwn(CATEGORIES, code);

/** Whether the lobby of a category lists lotteries with their draws. */
export const showsLotteries = (category: string | null): boolean =>
  category !== null && isCategory(category) && CATEGORIES[category].view === 'lotteries';

/** Whether games of `category` are asked for: a view over all categories asks for every one. */
export const isAskedFor = (category: string, asked: string): boolean =>
  asked === category || (isCategory(asked) && CATEGORIES[asked].view === 'popular');

/** Rebates in force until staff set others, in basis points. */
export const rebateRates = (): RebateRates => ratesOf(REBATED_CATEGORIES, 'rebate');

/** Rates of agents in force until staff set others, in basis points. */
export const agentRates = (): CategoryRates => ratesOf(RATED_CATEGORIES, 'agentRate');

function ratesOf<Code extends GameCategory>(
  codes: readonly Code[],
  column: 'rebate' | 'agentRate',
): Record<Code, number> {
  const rates: Partial<Record<Code, number>> = {};
  for (const code of codes) rates[code] = CATEGORIES[code][column] ?? 0;
  return rates as Record<Code, number>;
}

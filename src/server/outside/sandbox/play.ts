import type { VendorTitle } from '#contract/generated/types.ts';
import { hashText } from '#art/seed.ts';

/** How a round looks on the page. The engine behind all of them is one. */
export type Play = 'spin' | 'sides' | 'deal' | 'odds' | 'cannon' | 'draw';

export type ChoiceCode =
  | 'banker'
  | 'player'
  | 'red'
  | 'black'
  | 'small'
  | 'big'
  | 'dragon'
  | 'tiger'
  | 'home'
  | 'level'
  | 'away';

/** A side to bet on. The chances of a title's choices may leave a rest, in which all of them lose. */
export interface Choice {
  readonly code: ChoiceCode;
  /** Payout of a win, the stake included, in hundredths of the stake. */
  readonly oddsHundredths: number;
  readonly chancePerTenThousand: number;
}

const side = (code: ChoiceCode, oddsHundredths: number, chancePerTenThousand: number): Choice => ({
  code,
  oddsHundredths,
  chancePerTenThousand,
});

/** Live games by the end of their codes. Chance times odds is the published return. */
const SIDES: Readonly<Record<string, readonly Choice[]>> = {
  baccarat: [side('banker', 195, 5074), side('player', 200, 4926)],
  roulette: [side('red', 200, 4865), side('black', 200, 4865)],
  'sic-bo': [side('small', 200, 4861), side('big', 200, 4861)],
  'dragon-tiger': [side('dragon', 200, 4814), side('tiger', 200, 4814)],
};

/** The sides of a title, or none where only the stake is chosen. */
export function choicesOf(title: VendorTitle): readonly Choice[] {
  if (title.category === 'LIVE') {
    const game = Object.keys(SIDES).find((ending) => title.code.endsWith(`-${ending}`));
    return game === undefined ? [] : (SIDES[game] ?? []);
  }
  return title.category === 'SPORTS' || title.category === 'ESPORTS' ? oddsOf(title) : [];
}

/** Home, level and away, the same on every call. Odds keep the margin of the title's return. */
function oddsOf({ code, returnPercents }: VendorTitle): Choice[] {
  const hash = hashText(`${code}/odds`);
  const home = 3200 + (hash % 2200);
  const level = 2000 + (Math.floor(hash / 2200) % 900);
  const chances = { home, level, away: 10_000 - home - level } as const;
  const percent = Number(returnPercents?.[0] ?? '95');
  return (['home', 'level', 'away'] as const).map((each) =>
    side(each, Math.floor((percent * 10_000) / chances[each]), chances[each]),
  );
}

export function playOf(title: VendorTitle): Play {
  switch (title.category) {
    case 'LIVE':
      return choicesOf(title).length > 0 ? 'sides' : 'deal';
    case 'SPORTS':
    case 'ESPORTS':
      return 'odds';
    case 'FISH':
      return 'cannon';
    case 'PVP':
      return 'draw';
    default:
      return 'spin';
  }
}

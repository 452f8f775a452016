import { type LiveGame, LOST, outcomeOf, paying } from './live-game.ts';
import type { TenThousandths } from './live-outcome.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The pay of a total to one; both ends alike. Returns: `proof/live-returns.ts`. */
const TOTAL_PAYS: Readonly<Record<number, number>> = {
  4: 68,
  5: 34,
  6: 20,
  7: 13,
  8: 9,
  9: 7.4,
  10: 6.7,
};
const MIDDLE = 21;
const totalPays = (total: number): number => TOTAL_PAYS[total] ?? TOTAL_PAYS[MIDDLE - total] ?? 0;

/** A face that is shown once, twice, three times. */
const SINGLE_PAYS: readonly number[] = [0, 1, 2, 12];

/** Every spot, with its rule: what it gives back for three dice. */
const RULES: ReadonlyMap<
  string,
  { readonly most: TenThousandths; readonly returns: (dice: readonly number[]) => TenThousandths }
> = new Map([
  evenMoney('small', (total) => total <= 10),
  evenMoney('big', (total) => total >= 11),
  evenMoney('odd', (total) => total % 2 === 1),
  evenMoney('even', (total) => total % 2 === 0),
  ...Array.from({ length: 14 }, (_, index) => {
    const total = index + 4;
    return fixed(`total-${total}`, totalPays(total), (dice) => sumOf(dice) === total);
  }),
  ...FACES.map((face) => fixed(`double-${face}`, 12, (dice) => countOf(dice, face) >= 2)),
  ...FACES.map((face) => fixed(`triple-${face}`, 210, (dice) => countOf(dice, face) === 3)),
  fixed('anyTriple', 32, isTriple),
  ...FACES.flatMap((low) =>
    FACES.filter((high) => high > low).map((high) =>
      fixed(`pair-${low}-${high}`, 6, (dice) => dice.includes(low) && dice.includes(high)),
    ),
  ),
  ...FACES.map((face) => {
    const returns = (dice: readonly number[]): TenThousandths => {
      const count = countOf(dice, face);
      return count === 0 ? LOST : paying(SINGLE_PAYS[count] ?? 0);
    };
    return [`single-${face}`, { most: paying(12), returns }] as const;
  }),
]);

function fixed(spot: string, toOne: number, wins: (dice: readonly number[]) => boolean) {
  const most = paying(toOne);
  return [
    spot,
    { most, returns: (dice: readonly number[]) => (wins(dice) ? most : LOST) },
  ] as const;
}

/** Even money on the total; every triple loses. */
function evenMoney(spot: string, wins: (total: number) => boolean) {
  return fixed(spot, 1, (dice) => !isTriple(dice) && wins(sumOf(dice)));
}

function sumOf(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0);
}

function countOf(dice: readonly number[], face: number): number {
  return dice.filter((die) => die === face).length;
}

function isTriple(dice: readonly number[]): boolean {
  return new Set(dice).size === 1;
}

function ruleOf(spot: string) {
  const rule = RULES.get(spot);
  if (rule === undefined) throw new Error(`sicBo has no spot ${spot}`);
  return rule;
}

/** Three dice under a glass. */
export const SIC_BO: LiveGame = {
  code: 'sicBo',
  version: '1.0.0',
  spots: [...RULES.keys()],
  returns: (spot, shown) => ruleOf(spot).returns(outcomeOf(shown, 'sicBo').dice),
  mostReturn: (spot) => ruleOf(spot).most,
  decisions: null,
  seats: null,
  draw: {
    from: 'chain',
    draw: (stream) => ({
      kind: 'sicBo',
      dice: [1, 2, 3].map(() => stream.nextBelow(FACES.length) + 1),
    }),
  },
  script: () => [
    { atMs: 0, shows: 'shake' },
    { atMs: 2_600, shows: 'dice' },
  ],
  dealMs: () => 5_500,
};

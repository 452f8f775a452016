import { describe, expect, it } from 'vitest';
import { isBySeries, prizeForTwo, tenThousandths } from '#domain/lottery/odds.ts';
import { expectFigure, lotteryOf, playOf, returnText } from './priced-play.ts';

/** Play, prize for a stake of two, and return in percent; both at series 1800. */
type Figure = readonly [play: string, prize: string, percent: string];

const SERIES = 1_800;

const under = (menus: readonly string[], rules: readonly Figure[]): readonly Figure[] =>
  menus.flatMap((menu) =>
    rules.map(([rule, prize, percent]): Figure => [`${menu}.${rule}`, prize, percent]),
  );

const TWO: readonly Figure[] = [
  ['direct', '180', '90.000'],
  ['group2', '90', '90.000'],
];
const THREE: readonly Figure[] = [
  ['direct', '1800', '90.000'],
  ['sum', '1800', '90.000'],
  ['span', '1800', '90.000'],
  ['group3', '600', '90.000'],
  ['group6', '300', '90.000'],
  ['sumTail', '18', '90.000'],
];
const ANY_OF_THREE: readonly Figure[] = [
  ['any1', '6.60', '89.430'],
  ['any2', '33', '89.100'],
];
const FOUR: readonly Figure[] = [
  ['direct', '18000', '90.000'],
  ['group24', '750', '90.000'],
  ['group12', '1500', '90.000'],
  ['fourGroup6', '3000', '90.000'],
  ['group4', '4500', '90.000'],
];
const FIXED: Figure = ['fixed.fixed', '18', '90.000'];
const FIVE_DIRECT: Figure = ['five.direct', '180000', '90.000'];

const SSC: readonly Figure[] = [
  FIXED,
  FIVE_DIRECT,
  ['five.group120', '1500', '90.000'],
  ['five.group60', '3000', '90.000'],
  ['five.group30', '6000', '90.000'],
  ['five.group20', '9000', '90.000'],
  ['five.group10', '18000', '90.000'],
  ['five.group5', '36000', '90.000'],
  ...under(['front4', 'back4'], FOUR),
  ...under(['front3', 'middle3', 'back3'], THREE),
  ...under(['front2', 'back2'], TWO),
  ...under(['anyFront3', 'anyMiddle3', 'anyBack3'], ANY_OF_THREE),
  ['anyBack4.any1', '5.20', '89.414'],
  ['anyBack4.any2', '18.39', '89.559'],
  ['anyFive.any2', '12', '88.020'],
  ['anyFive.any3', '41', '89.175'],
  ['sides.front2', '7.2', '90.000'],
  ['sides.back2', '7.2', '90.000'],
  ['sides.front3', '14.4', '90.000'],
  ['sides.back3', '14.4', '90.000'],
  ['copies.once', '4.3', '88.045'],
  ['copies.twice', '22', '89.606'],
  ['copies.thrice', '210', '89.880'],
  ['copies.fourTimes', '3900', '89.700'],
  ['pickAny.pick2', '180', '90.000'],
  ['pickAny.pick3', '1800', '90.000'],
  ['pickAny.pick4', '18000', '90.000'],
];

const ELEVEN_FIVE: readonly Figure[] = [
  ['front3.direct', '1782', '90.000'],
  ['front3.anyOrder', '297', '90.000'],
  ['front2.direct', '198', '90.000'],
  ['front2.anyOrder', '99', '90.000'],
  ['front3.anyInFront3', '6.6', '90.000'],
  ['fixed.fixed', '19.8', '90.000'],
  ['pick.choose1', '3.9', '88.636'],
  ['pick.choose2', '9.9', '90.000'],
  ['pick.choose3', '29.7', '90.000'],
  ['pick.choose4', '118', '89.394'],
  ['pick.choose5', '831', '89.935'],
  ['pick.choose6', '138', '89.610'],
  ['pick.choose7', '39.6', '90.000'],
  ['pick.choose8', '14.8', '89.697'],
];

const THREE_DIGITS: readonly Figure[] = [
  FIXED,
  ...under(['three'], THREE),
  ...under(['front2', 'back2'], TWO),
  ...under(['anyThree'], ANY_OF_THREE),
];

const FIVE_DIGITS: readonly Figure[] = [
  FIXED,
  FIVE_DIRECT,
  ...under(['front3'], THREE),
  ...under(['back2'], TWO),
];

describe.each([
  ['ssc-1', SSC],
  ['ssc-5', SSC],
  ['11x5-1', ELEVEN_FIVE],
  ['3d', THREE_DIGITS],
  ['p3', THREE_DIGITS],
  ['p5', FIVE_DIGITS],
] as const)('%s at series 1800', (code, figures) => {
  const lottery = lotteryOf(code);

  it('has a published figure for every play', () => {
    expect(lottery.plays.map((play) => play.code).toSorted()).toEqual(
      figures.map(([play]) => play).toSorted(),
    );
  });

  it.each(figures)('pays %s at %s for two, which returns %s percent', (name, prize, percent) => {
    const play = playOf(lottery, name);
    for (const terms of play.prizes.values()) {
      expect(isBySeries(terms)).toBe(true);
      expect(prizeForTwo(terms, SERIES)).toBe(tenThousandths(prize));
    }
    for (const probe of play.probes) {
      expectFigure(returnText(play, lottery.space, probe, SERIES), percent);
    }
  });
});

describe('the places of a menu', () => {
  it.each([
    ['ssc-1', /ront2/, [0, 1]],
    ['ssc-1', /ack2/, [3, 4]],
    ['ssc-1', /ront3/, [0, 1, 2]],
    ['ssc-1', /iddle3/, [1, 2, 3]],
    ['ssc-1', /ack3/, [2, 3, 4]],
    ['ssc-1', /ront4/, [0, 1, 2, 3]],
    ['ssc-1', /ack4/, [1, 2, 3, 4]],
    ['ssc-1', /^(?:five|anyFive|copies)/, [0, 1, 2, 3, 4]],
    ['3d', /back2/, [1, 2]],
    ['3d', /hree/, [0, 1, 2]],
    ['p5', /back2/, [3, 4]],
    ['11x5-1', /front2/, [0, 1]],
    ['11x5-1', /ront3/, [0, 1, 2]],
    ['11x5-1', /^pick/, [0, 1, 2, 3, 4]],
    ['pk10-1', /front5/, [0, 1, 2, 3, 4]],
    ['pk10-1', /firstTwo/, [0, 1]],
    ['ssc-credit-1', /front3/, [0, 1, 2]],
    ['ssc-credit-1', /middle3/, [1, 2, 3]],
    ['ssc-credit-1', /back3/, [2, 3, 4]],
    ['ssc-credit-1', /dragonTiger/, [0, 4]],
  ] as const)('in %s, for codes matching %s, are %j', (code, menu, places) => {
    const plays = lotteryOf(code).plays.filter((play) => menu.test(play.code));
    expect(plays.length).toBeGreaterThan(0);
    for (const play of plays) {
      for (const probe of play.probes) expect(play.places(probe)).toEqual(places);
    }
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ContractTerms, ContractTier } from '#contract/generated/types.ts';
import { contractWindow, hourWindow, nextWindowFrom } from '#domain/contract/contract-window.ts';
import { aboveOwn, termsFaults } from '#domain/contract/judge-terms.ts';
import { loosensContractPolicy } from '#domain/contract/loosens-contract-policy.ts';
import {
  millionthsOf,
  settleContract,
  type PeriodFigures,
} from '#domain/contract/settle-contract.ts';
import { setting } from '#domain/contract/contract-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';

const tier = (rate: string, more: Partial<ContractTier> = {}): ContractTier => ({
  rate,
  fixedMicro: null,
  activeMembers: 0,
  periodValidBetMicro: '0',
  periodProfitLossMicro: null,
  minBetAmountMicro: null,
  minDepositMicro: null,
  feeRate: null,
  winRate: null,
  lossRate: null,
  singleBetRate: null,
  ...more,
});
const terms = (tiers: ContractTier[], more: Partial<ContractTerms> = {}): ContractTerms => ({
  period: 'monthly',
  includeSelf: true,
  carryNegative: false,
  noticeDays: 0,
  tiers,
  ...more,
});

it.each([
  ['daily', '2026-02-28', '2026-02-28', '2026-02-28'],
  ['weekly', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['semimonthly', '2026-02-15', '2026-02-01', '2026-02-15'],
  ['semimonthly', '2026-02-16', '2026-02-16', '2026-02-28'],
  ['semimonthly', '2028-02-29', '2028-02-16', '2028-02-29'],
  ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
] as const)('puts a %s window with %s from %s to %s', (period, day, from, to) => {
  expect(contractWindow(period, day)).toEqual({ from, to });
  expect(contractWindow(period, nextWindowFrom(period, day)).from).toBe(
    nextWindowFrom(period, day),
  );
});

it.each([
  ['0', 0n],
  ['12.5', 125_000n],
  ['0.0001', 1n],
  ['100', 1_000_000n],
] as const)('reads %s percent as %i millionths', (percent, millionths) => {
  expect(millionthsOf(percent)).toBe(millionths);
});

const figures = (
  validMicro: bigint,
  profitMicro: bigint,
  ...activeByTier: number[]
): PeriodFigures => ({ validMicro, profitMicro, winningMicro: 0n, losingMicro: 0n, activeByTier });
const WIDE = { capBasisPoints: 10_000, salaryCapBasisPoints: 10_000, payOnLoss: true };
/** The table of a half-month dividend that is shown to agents elsewhere. */
const TABLE = terms([
  tier('14'),
  tier('15', { periodValidBetMicro: '150000', activeMembers: 3 }),
  tier('18', { periodValidBetMicro: '450000', activeMembers: 5 }),
]);

it.each([
  ['the first tier without thresholds', TABLE, figures(0n, 1_000n, 0, 0, 0), 0n, [0, 140n, 0n]],
  ['the last tier that holds', TABLE, figures(500_000n, 1_000n, 9, 9, 4), 0n, [1, 150n, 0n]],
  ['the highest one', TABLE, figures(450_000n, 999n, 5, 5, 5), 0n, [2, 179n, 0n]],
  ['nothing of a loss', TABLE, figures(500_000n, -1n, 9, 9, 9), 0n, [2, 0n, 0n]],
  [
    'a profit less an earlier loss',
    terms([tier('10')], { carryNegative: true }),
    figures(0n, 1_000n, 0),
    -400n,
    [0, 60n, 0n],
  ],
  [
    'nothing while an earlier loss is larger, and carries the rest',
    terms([tier('10')], { carryNegative: true }),
    figures(0n, 100n, 0),
    -400n,
    [0, 0n, -300n],
  ],
  [
    'a profit less the fee on valid bets',
    terms([tier('10', { feeRate: '1' })]),
    figures(10_000n, 1_000n, 0),
    0n,
    [0, 90n, 0n],
  ],
  [
    'a fixed amount',
    terms([tier('0', { fixedMicro: '77' })]),
    figures(1n, 5n, 0),
    0n,
    [0, 77n, 0n],
  ],
] as const)('pays as a dividend %s', (_name, given, of, carry, [place, amount, after]) => {
  expect(settleContract('dividend', given, of, carry)).toMatchObject({
    tier: place,
    amountMicro: amount,
    carryAfterMicro: after,
  });
});

it('pays a salary on valid bets, also where the team won', () => {
  const daily = terms([tier('0.5', { activeMembers: 1 })], { period: 'daily' });
  expect(settleContract('dailySalary', daily, figures(1_000n, -9_000n, 1), -5n)).toMatchObject({
    amountMicro: 5n,
    carryAfterMicro: 0n,
  });
  expect(settleContract('dailySalary', daily, figures(1_000n, 0n, 0), 0n)).toMatchObject({
    tier: null,
    amountMicro: 0n,
  });
});

/** Steps from tier to tier: more is asked for, and no less is paid. */
const anyOwn = fc
  .array(
    fc.record({
      rate: fc.nat({ max: 30 }),
      valid: fc.integer({ min: 1, max: 20_000 }),
      active: fc.nat({ max: 2 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((steps) => {
    let [rate, valid, active] = [0, 0, 0];
    return steps.map((step) => {
      [rate, valid, active] = [rate + step.rate, valid + step.valid, active + step.active];
      return tier((rate / 10).toFixed(1), {
        periodValidBetMicro: String(valid),
        activeMembers: active,
      });
    });
  });
const anyLess = fc.array(
  fc.record({ rate: fc.nat({ max: 20 }), valid: fc.nat({ max: 9_000 }), fee: fc.nat({ max: 9 }) }),
  { minLength: 4, maxLength: 4 },
);

it('never lets an agent owe more salary for a team than the own contract brings for it', () => {
  fc.assert(
    fc.property(
      anyOwn,
      anyLess,
      fc.nat({ max: 100_000 }),
      fc.nat({ max: 9 }),
      (tiers, less, valid, active) => {
        const own = terms(tiers, { period: 'daily' });
        const offered = terms(
          tiers.map((one, place) =>
            tier(Math.max(0, Number(one.rate) - (less[place]?.rate ?? 0) / 10).toFixed(1), {
              periodValidBetMicro: String(
                BigInt(one.periodValidBetMicro) + BigInt(less[place]?.valid ?? 0),
              ),
              activeMembers: one.activeMembers,
              feeRate: ((less[place]?.fee ?? 0) / 10).toFixed(1),
            }),
          ),
          { period: 'daily' },
        );
        expect(termsFaults('dailySalary', own, WIDE)).toEqual([]);
        expect(aboveOwn(offered, own)).toEqual([]);
        const of = (given: ContractTerms): PeriodFigures =>
          figures(BigInt(valid), 0n, ...given.tiers.map(() => active));
        const owed = settleContract('dailySalary', offered, of(offered), 0n).amountMicro;
        const brought = settleContract('dailySalary', own, of(own), 0n).amountMicro;
        expect(owed).toBeLessThanOrEqual(brought);
      },
    ),
  );
});

it('refuses a tier that pays less than the one before it', () => {
  const falling = terms([tier('5'), tier('4', { activeMembers: 1 })], { period: 'daily' });
  expect(termsFaults('dailySalary', falling, WIDE)).toEqual([
    { pointer: '/tiers/1', fault: 'TIER_PAYS_LESS' },
  ]);
  const mixed = terms([tier('5'), tier('0', { fixedMicro: '9', activeMembers: 1 })]);
  expect(termsFaults('dividend', mixed, WIDE)).toHaveLength(1);
});

it('asks a second person for a policy that lets contracts pay more', () => {
  const policy = setting.inEffect(null, EVERY_MEANS);
  expect(loosensContractPolicy(policy, policy)).toBe(false);
  for (const more of [
    { kinds: ['dailySalary' as const] },
    { capBasisPoints: 3_001 },
    { salaryCapBasisPoints: 201 },
    { payOnLoss: true },
    { levels: 9 },
    { guarantee: true },
    { waitingHours: 49 },
  ]) {
    expect(loosensContractPolicy(policy, { ...policy, ...more })).toBe(true);
    expect(loosensContractPolicy({ ...policy, ...more }, policy)).toBe(false);
  }
  const reviewed = { ...policy, review: true };
  expect(loosensContractPolicy(reviewed, policy)).toBe(true);
  expect(loosensContractPolicy(policy, reviewed)).toBe(false);
});

const AT_ONCE = { period: 'realTime' as const };
const bets = (each: string, win: string | null, loss: string | null): ContractTerms =>
  terms([tier('0', { singleBetRate: each, winRate: win, lossRate: loss })], AT_ONCE);
const betFigures = (even: bigint, winningMicro: bigint, losingMicro: bigint): PeriodFigures => ({
  ...figures(even + winningMicro + losingMicro, 0n, 0),
  winningMicro,
  losingMicro,
});

it.each([
  // Every bet pays the single rate; those that won or lost pay one more.
  [bets('1', '2', '3'), betFigures(100n, 1_000n, 10_000n), 1n + 30n + 400n, 0n],
  [bets('0', '0.5', null), betFigures(7_000n, 1_000n, 9_000n), 5n, 0n],
  [bets('0.0001', null, null), betFigures(999_999n, 0n, 0n), 0n, 0n],
  // Voided bets take away what they gave.
  [bets('1', '2', '3'), betFigures(0n, -1_000n, 0n), 0n, -30n],
  [bets('1', '2', '3'), betFigures(0n, -1_000n, 2_000n), 50n, 0n],
])('pays single bets by their result, case %#', (given, sums, amountMicro, leftMicro) => {
  expect(settleContract('realTimeSalary', given, sums, 0n)).toMatchObject({
    amountMicro,
    leftMicro,
    carryAfterMicro: 0n,
  });
});

it('refuses thresholds, several tiers and rates without a result in terms on single bets', () => {
  const of = (given: ContractTerms, policy = WIDE) =>
    termsFaults('realTimeSalary', given, policy).map(({ pointer, fault }) => `${pointer} ${fault}`);
  expect(of(bets('1', '2', '3'))).toEqual([]);
  expect(of(bets('0', null, null))).toEqual(['/tiers/0/singleBetRate RATE_MISSING']);
  expect(of(bets('1', null, '1'), { ...WIDE, payOnLoss: false })).toEqual([
    '/tiers/0/lossRate PAY_ON_LOSS_OFF',
  ]);
  const low = { ...WIDE, salaryCapBasisPoints: 100 };
  expect(of(bets('1.1', null, null), low)).toEqual(['/tiers/0/singleBetRate RATE_ABOVE_CAP']);
  expect(of(bets('0.6', '0.5', null), low)).toEqual(['/tiers/0/winRate RATE_ABOVE_CAP']);
  expect(of(bets('0.6', null, '0.5'), low)).toEqual(['/tiers/0/lossRate RATE_ABOVE_CAP']);
  const twice = [tier('1', { winRate: '1', activeMembers: 2 }), tier('0')];
  expect(of(terms(twice, AT_ONCE))).toEqual([
    '/tiers/1 ONE_TIER_ONLY',
    '/tiers/0/rate FIELD_NOT_OF_KIND',
    '/tiers/0/activeMembers FIELD_NOT_OF_KIND',
  ]);
});

it('never owes more for single bets below than the own contract brings', () => {
  const rate = fc.integer({ min: 0, max: 3_000 });
  const rates = fc.record({ each: rate, win: rate, loss: rate });
  const stake = fc.bigInt({ min: 0n, max: 10n ** 15n });
  const given = ({ each, win, loss }: { each: number; win: number; loss: number }) =>
    bets((each / 1_000).toFixed(4), (win / 1_000).toFixed(4), (loss / 1_000).toFixed(4));
  fc.assert(
    fc.property(rates, rates, stake, stake, stake, (own, offered, even, won, lost) => {
      fc.pre(aboveOwn(given(offered), given(own)).length === 0);
      const sums = betFigures(even, won, lost);
      const owed = settleContract('realTimeSalary', given(offered), sums, 0n).amountMicro;
      const brought = settleContract('realTimeSalary', given(own), sums, 0n).amountMicro;
      expect(owed).toBeLessThanOrEqual(brought);
    }),
  );
});

it.each([
  ['America/Lima', '2026-11-30T04:59:59Z', '2026-11-29', '2026-11-30T04:00:00Z', 60],
  ['Asia/Kathmandu', '2026-11-30T00:20:00Z', '2026-11-30', '2026-11-30T00:15:00Z', 60],
  // The clock is put back: the hour from two to three is there twice.
  ['Europe/Madrid', '2026-10-25T00:30:00Z', '2026-10-25', '2026-10-25T00:00:00Z', 60],
  ['Europe/Madrid', '2026-10-25T01:30:00Z', '2026-10-25', '2026-10-25T01:00:00Z', 60],
  // It is put forward: the hour from two to three is not there.
  ['Europe/Madrid', '2026-03-29T01:10:00Z', '2026-03-29', '2026-03-29T01:00:00Z', 60],
])('puts a moment in %s at %s into an hour of %s', (zone, at, day, startsAt, minutes) => {
  const window = hourWindow(zone, new Date(at));
  expect(window.day).toBe(day);
  expect(window.startsAt).toEqual(new Date(startsAt));
  expect(window.endsAt.getTime() - window.startsAt.getTime()).toBe(minutes * 60_000);
});

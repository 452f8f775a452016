import { describe, expect, it } from 'vitest';
import type { RewardPolicy, TransferAccount, WithdrawalTerms } from '#contract/generated/types.ts';
import { loosensRoutes } from '#domain/deposit/loosens-routes.ts';
import { loosensPolicy } from '#domain/rebate/loosens-policy.ts';
import { setting as rewardPolicy } from '#domain/rebate/reward-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import { loosensTerms } from '#domain/withdrawal/loosens-terms.ts';
import { setting as withdrawalTerms } from '#domain/withdrawal/withdrawal-terms.setting.ts';

const TERMS = withdrawalTerms.inEffect(null, EVERY_MEANS);
const POLICY = { ...rewardPolicy.inEffect(null, EVERY_MEANS), rebate: true, cashBack: true };

describe('withdrawal terms are looser', () => {
  it.each<[boolean, Partial<WithdrawalTerms>]>([
    [false, {}],
    [true, { secondPersonAboveMicro: null }],
    [true, { secondPersonAboveMicro: '2000000001' }],
    [false, { secondPersonAboveMicro: '1' }],
    [true, { maxMicro: '10000000001' }],
    [false, { maxMicro: '9000000000' }],
    [true, { payeeCoolDownHours: 23 }],
    [false, { payeeCoolDownHours: 48 }],
    [true, { playedPercent: 99 }],
    [true, { payoutChannel: 'gateway' }],
    [false, { feeMicro: '5', minMicro: '1' }],
  ])('%s: %j', (expected, change) => {
    expect(loosensTerms(TERMS, { ...TERMS, ...change })).toBe(expected);
  });

  it('never when a rule that was off is set', () => {
    const off = { ...TERMS, secondPersonAboveMicro: null, payoutChannel: 'gateway' };
    expect(loosensTerms(off, { ...TERMS, payoutChannel: null })).toBe(false);
  });
});

describe('a reward policy is looser', () => {
  it.each<[boolean, Partial<RewardPolicy>]>([
    [false, {}],
    [true, { secondPersonAboveMicro: '10000000001' }],
    [true, { grantDailyCapMicro: '500000001' }],
    [true, { cashBackCapMicro: '500000001' }],
    [true, { rebateRates: { ...POLICY.rebateRates, LIVE: 81 } }],
    [false, { rebateRates: { ...POLICY.rebateRates, LIVE: 79 } }],
    [false, { rebate: false, rebateRates: { ...POLICY.rebateRates, LIVE: 900 } }],
    [true, { cashBackSteps: [{ fromMicro: '50000000', basisPoints: 300 }] }],
    [false, { cashBackSteps: [{ fromMicro: '200000000', basisPoints: 300 }] }],
    [false, { cashBack: false, cashBackSteps: [{ fromMicro: '1', basisPoints: 5000 }] }],
  ])('%s: %j', (expected, change) => {
    expect(loosensPolicy(POLICY, { ...POLICY, ...change })).toBe(expected);
  });
});

describe('deposit routes are looser', () => {
  const ACCOUNT: TransferAccount = {
    bank: 'altamar',
    accountNumber: '9011-9100',
    payeeName: 'Denluma Pagos',
    matchBy: 'reference',
    qr: { profile: 'emv', target: '987654321', network: 'pe.altamar' },
  };
  const route = (
    toleranceMicro: string,
    autoCreditMaxMicro: string | null,
    more: { code?: string; account?: TransferAccount | null } = {},
  ) => [{ code: 'bank', account: ACCOUNT, toleranceMicro, autoCreditMaxMicro, ...more }];
  const ABOVE = 5n;

  it.each([
    [false, route('0', null), route('0', null)],
    [true, route('0', null), route('1', null)],
    [false, route('0', '5'), route('0', null)],
    [true, route('0', null), route('0', '1')],
    [true, route('0', '5'), route('0', '6')],
    [false, route('1', '5'), route('0', '4')],
    [true, null, route('1', null)],
    [false, null, route('0', null)],
    [false, null, route('0', '5')],
    [true, null, route('0', '6')],
    [true, route('1', null), route('1', null, { code: 'other' })],
    [true, route('0', '5'), route('0', '6', { code: 'other' })],
  ])('%s: %j to %j', (expected, before, after) => {
    expect(loosensRoutes(before, after, ABOVE)).toBe(expected);
  });

  it.each<[boolean, Partial<TransferAccount>]>([
    [true, { bank: 'other' }],
    [true, { accountNumber: '90119101' }],
    [false, { accountNumber: '90119100' }],
    [true, { payeeName: 'Another Holder' }],
    [true, { qr: { profile: 'emv', target: '987654322', network: 'pe.altamar' } }],
    [true, { qr: null }],
    [false, { matchBy: 'amount' }],
  ])('%s when the account changes by %j', (expected, change) => {
    const account = { ...ACCOUNT, ...change };
    expect(loosensRoutes(route('0', '5'), route('0', '5', { account }), ABOVE)).toBe(expected);
  });

  it('when a route gets its first account, and not when it loses it', () => {
    const bare = route('0', '5', { account: null });
    expect(loosensRoutes(bare, route('0', '5'), ABOVE)).toBe(true);
    expect(loosensRoutes(route('0', '5'), bare, ABOVE)).toBe(false);
  });
});

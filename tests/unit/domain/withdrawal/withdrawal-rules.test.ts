import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RiskFacts, riskSignals } from '#domain/withdrawal/risk-signals.ts';
import { feeOf } from '#domain/withdrawal/withdrawal-fee.ts';
import { allowsStep, approvedStatus, isFinal } from '#domain/withdrawal/withdrawal-status.ts';

const UNIT = 1_000_000n;

describe('a fee', () => {
  it.each([
    [100n * UNIT, 0n, 0, 'PEN', 0n],
    [100n * UNIT, UNIT, 50, 'PEN', 1_500_000n],
    [33_330_000n, 0n, 100, 'PEN', 330_000n],
    [999n * UNIT, 0n, 1, 'JPY', 0n],
  ] as const)('of %s with %s and %s is, in %s, %s', (amount, fixed, share, currency, fee) => {
    expect(feeOf(amount, { feeMicro: fixed, feeBasisPoints: share }, currency)).toBe(fee);
  });

  it('never takes more than was said, nor a part of a cent', () => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((cents) => cents * 10_000n);
    const shares = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(amounts, shares, (amount, feeBasisPoints) => {
        const fee = feeOf(amount, { feeMicro: 0n, feeBasisPoints }, 'PEN');
        expect(fee % 10_000n).toBe(0n);
        expect(fee * 10_000n <= amount * BigInt(feeBasisPoints)).toBe(true);
        expect((fee + 10_000n) * 10_000n > amount * BigInt(feeBasisPoints)).toBe(true);
      }),
    );
  });
});

describe('an approval', () => {
  const facts = {
    status: 'requested',
    amountMicro: 200n * UNIT,
    secondPersonAboveMicro: 150n * UNIT,
    firstApprovedBy: null,
    staffId: 1n,
  } as const;

  it('of a large amount takes two people', () => {
    expect(approvedStatus(facts)).toBe('approvedOnce');
    expect(approvedStatus({ ...facts, firstApprovedBy: 1n })).toBeNull();
    expect(approvedStatus({ ...facts, firstApprovedBy: 2n })).toBe('approved');
  });

  it('of another one takes one person', () => {
    expect(approvedStatus({ ...facts, amountMicro: 150n * UNIT })).toBe('approved');
    expect(approvedStatus({ ...facts, secondPersonAboveMicro: null })).toBe('approved');
  });

  it('comes before a payment, and a payment before a receipt', () => {
    expect(allowsStep('requested', 'pay')).toBe(false);
    expect(allowsStep('approved', 'confirm')).toBe(false);
    expect(allowsStep('approved', 'cancel')).toBe(false);
    expect(allowsStep('sent', 'review')).toBe(false);
    expect(
      ['received', 'rejected', 'cancelled', 'returned'].map((one) => isFinal(one as 'sent')),
    ).toEqual([true, true, true, true]);
  });
});

describe('signs of risk', () => {
  const calm: RiskFacts = {
    amountMicro: 40n * UNIT,
    payeeAgeHours: 1_000,
    otherMembers: 0,
    paidBefore: 3,
    depositedMicro: 100n * UNIT,
    stakedMicro: 100n * UNIT,
    playedPercent: 100,
    secondPersonAboveMicro: 150n * UNIT,
    isKnownAddress: true,
  };

  it.each([
    ['sharedPayee', { otherMembers: 1 }],
    ['depositNotPlayed', { stakedMicro: 99n * UNIT }],
    ['largeAmount', { amountMicro: 151n * UNIT }],
    ['newPayee', { payeeAgeHours: 167 }],
    ['newAddress', { isKnownAddress: false }],
    ['firstWithdrawal', { paidBefore: 0 }],
  ] as const)('%s has its own cause', (signal, change) => {
    expect(riskSignals(calm)).toEqual([]);
    expect(riskSignals({ ...calm, ...change })).toEqual([signal]);
  });
});

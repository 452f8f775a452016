import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '#contract/generated/types.ts';
import { activityStatus, type Activity } from '#domain/promotion/activity.ts';
import { netEffect } from '#domain/promotion/net-effect.ts';
import { NEW_CAMPAIGN } from '#domain/promotion/new-campaign.ts';
import { drawPrize } from '#domain/promotion/raffle.ts';
import { requiredTurnoverMicro, rewardAmountMicro } from '#domain/promotion/reward-amount.ts';

const UNIT = 1_000_000n;
const { reward, trigger } = NEW_CAMPAIGN;

describe('the amount of a reward', () => {
  it.each([
    [{ percent: 100, maxMicro: '200000000' }, 50n * UNIT, 'PEN', 50n * UNIT],
    [{ percent: 100, maxMicro: '200000000' }, 250n * UNIT, 'PEN', 200n * UNIT],
    [{ percent: 33, maxMicro: '0' }, 10_010_000n, 'PEN', 3_300_000n],
    [{ percent: 33, maxMicro: '0' }, 10n * UNIT, 'VND', 3n * UNIT],
    [{ amountMicro: '5000000', percent: 0 }, 0n, 'PEN', 5n * UNIT],
    [{ kind: 'freeRounds', rounds: 10, roundStakeMicro: '200000' }, 0n, 'PEN', 2n * UNIT],
  ] as const)('%o of %i %s is %i', (change, depositMicro, currency, expected) => {
    const asked = { ...reward, ...change } as Campaign['reward'];
    expect(rewardAmountMicro(asked, { depositMicro, currency })).toBe(expected);
  });

  it('owes turnover on itself, or on the deposit too', () => {
    const amounts = { rewardMicro: 20n, depositMicro: 100n };
    const of = { turnoverTimes: 10, turnoverOn: 'reward' } as const;
    expect(requiredTurnoverMicro(of, amounts)).toBe(200n);
    expect(requiredTurnoverMicro({ ...of, turnoverOn: 'rewardAndDeposit' }, amounts)).toBe(1_200n);
  });
});

describe('the net effect', () => {
  it('is shown for any deposit, and never gives more than it says', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (depositMicro) => {
        const effect = netEffect({ reward, trigger }, depositMicro, 'PEN');
        expect(effect.qualifies).toBe(depositMicro >= BigInt(trigger.minDepositMicro));
        expect(effect.playableMicro).toBe(depositMicro + effect.rewardMicro);
        expect(effect.turnoverMicro).toBe(effect.rewardMicro * 10n);
        expect(effect.lockedMicro).toBe(effect.rewardMicro > 0n ? depositMicro : 0n);
        expect(effect.rewardMicro).toBeLessThanOrEqual(BigInt(reward.maxMicro));
      }),
    );
  });
});

describe('the status of a promotion', () => {
  const now = new Date('2026-06-01T12:00:00Z');
  const base: Activity = {
    now,
    startsAt: new Date('2026-05-01T00:00:00Z'),
    endsAt: null,
    isLive: true,
    trigger,
    joined: false,
    claimable: null,
    inProgress: false,
    application: null,
    isDone: false,
    obstacle: null,
  };
  const signUp = { ...trigger, kind: 'application' as const };
  it.each([
    ['join', {}],
    ['joined', { joined: true }],
    ['comingSoon', { startsAt: new Date('2026-07-01T00:00:00Z') }],
    ['close', { endsAt: new Date('2026-05-31T00:00:00Z') }],
    ['close', { isLive: false }],
    ['close', { obstacle: 'budgetSpent' }],
    ['claim', { claimable: 'own', isLive: false }],
    ['issued', { claimable: 'issued' }],
    ['process', { inProgress: true, isDone: true }],
    ['claimed', { isDone: true }],
    ['applying', { trigger: signUp, application: 'waiting' }],
    ['rejected', { trigger: signUp, application: 'rejected' }],
    ['join', { trigger: signUp }],
  ] as const)('is %s for %o', (status, change) => {
    expect(activityStatus({ ...base, ...change })).toBe(status);
  });
});

describe('a raffle', () => {
  it('draws each prize as often as its weight says', () => {
    const prizes = [
      { weight: 70, amountMicro: '0', stock: 0 },
      { weight: 25, amountMicro: '1', stock: 0 },
      { weight: 5, amountMicro: '2', stock: 0 },
    ];
    const counts = [0, 0, 0];
    const serverSeed = 'a'.repeat(64);
    for (let number = 1; number <= 20_000; number += 1) {
      const prize = drawPrize(prizes, { serverSeed, salt: 'salt', number });
      counts[prize] = (counts[prize] ?? 0) + 1;
    }
    // Four standard deviations of the binomial.
    for (const [index, { weight }] of prizes.entries()) {
      const expected = 200 * weight;
      const spread = 4 * Math.sqrt(20_000 * (weight / 100) * (1 - weight / 100));
      expect(Math.abs((counts[index] ?? 0) - expected)).toBeLessThan(spread);
    }
    expect(drawPrize(prizes, { serverSeed, salt: 'salt', number: 7 })).toBe(
      drawPrize(prizes, { serverSeed, salt: 'salt', number: 7 }),
    );
  });
});

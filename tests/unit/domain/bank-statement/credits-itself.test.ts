import { describe, expect, it } from 'vitest';
import { creditsItself } from '#domain/bank-statement/credits-itself.ts';

const ORDERED = 20_000_000n;
const LIMIT = '30000000';

describe('a line credits its order by itself', () => {
  it.each([
    ['in the exact amount', 20_000_000n, '0', LIMIT, true],
    ['not by one micro-unit more', 20_000_001n, '0', LIMIT, false],
    ['not by one micro-unit less', 19_999_999n, '0', LIMIT, false],
    ['up to the tolerance above', 20_500_000n, '500000', LIMIT, true],
    ['up to the tolerance below', 19_500_000n, '500000', LIMIT, true],
    ['not above the tolerance', 20_500_001n, '500000', LIMIT, false],
    ['not below the tolerance', 19_499_999n, '500000', LIMIT, false],
    ['not without a limit', 20_000_000n, '0', null, false],
    ['at the limit', 20_000_000n, '0', '20000000', true],
    ['not above the limit', 20_000_000n, '0', '19999999', false],
    ['not above the limit by what arrived', 20_000_001n, '1', '20000000', false],
  ] as const)('%s', (_name, receivedMicro, toleranceMicro, autoCreditMaxMicro, credits) => {
    const amounts = { orderedMicro: ORDERED, receivedMicro };
    expect(creditsItself(amounts, { toleranceMicro, autoCreditMaxMicro })).toBe(credits);
  });
});

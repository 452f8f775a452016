import { describe, expect, it } from 'vitest';
import { moneyKinds } from '#contract/generated/enum-values.ts';
import { ledgerKindsOf, playerMovementKind } from '#domain/record/player-movement.ts';

describe('the kind of a movement', () => {
  it.each([
    ['hold', 'withdrawal', 'withdrawal'],
    ['holdVoided', 'withdrawal', 'payoutReturned'],
    ['payoutReturned', 'withdrawal', 'payoutReturned'],
    ['compensation', 'withdrawal', 'compensation'],
    ['hold', 'lottery', 'hold'],
    ['holdVoided', 'lottery', 'holdVoided'],
    ['deposit', 'sandbox', 'deposit'],
  ] as const)('of a %s by %s is %s to the player', (kind, provider, seen) => {
    expect(playerMovementKind({ kind, provider })).toBe(seen);
  });

  it('is found by a filter exactly when it is shown as that kind', () => {
    for (const provider of ['withdrawal', 'lottery']) {
      for (const kind of moneyKinds) {
        const filters = moneyKinds.filter((asked) => {
          const { withdrawal, other } = ledgerKindsOf(asked);
          return (provider === 'withdrawal' ? withdrawal : other).includes(kind);
        });
        expect(filters).toEqual([playerMovementKind({ kind, provider })]);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { FundBalance } from '#contract/generated/types.ts';
import { shownFunds } from '#site/frame/shown-funds.ts';

const funds = (amounts: Partial<Record<FundBalance['fund'], string>>): FundBalance[] =>
  Object.entries(amounts).map(([fund, amountMicro]) => ({
    fund: fund as FundBalance['fund'],
    amountMicro,
  }));

describe('fund lines', () => {
  it('are absent when all money is of one kind', () => {
    expect(shownFunds(funds({ cash: '5', bonus: '0' }), undefined)).toEqual([]);
    expect(shownFunds([], funds({ cash: '0' }))).toEqual([]);
  });

  it('omit empty funds', () => {
    const shown = shownFunds(funds({ cash: '5', bonus: '7', promo: '0' }), undefined);
    expect(shown).toEqual(funds({ cash: '5', bonus: '7' }));
  });

  it('omit what is held, which the wallet shows apart', () => {
    expect(shownFunds(funds({ cash: '5' }), funds({ cash: '5', locked: '9' }))).toEqual([]);
  });

  it('take the balance over an older read, and a debt from that read', () => {
    const shown = shownFunds(funds({ cash: '5' }), funds({ cash: '9', receivable: '-3' }));
    expect(shown).toEqual(funds({ cash: '5', receivable: '-3' }));
  });
});

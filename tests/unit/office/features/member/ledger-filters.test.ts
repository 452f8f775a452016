import { funds, moneyKinds } from '#contract/generated/enum-values.ts';
import { describe, expect, it } from 'vitest';
import { clientOperations } from '#contract/generated/client-operations.ts';
import kinds from '#schemas/entities/money-kind.json' with { type: 'json' };
import fundSchema from '#schemas/entities/fund.json' with { type: 'json' };
import {
  isBackwards,
  isNarrowed,
  ledgerQuery,
  readLedgerFilters,
} from '#office/features/member/ledger-filters.ts';

const read = (address: string) => readLedgerFilters(new URLSearchParams(address));

describe('filters of a ledger', () => {
  it('offer all that the contract has', () => {
    expect(clientOperations.listMemberLedger.surface).toBe('office');
    const rows = Object.entries(kinds.rows);
    expect(moneyKinds).toEqual(
      rows.filter(([, { side }]) => side === 'member').map(([kind]) => kind),
    );
    expect(funds).toEqual(fundSchema.enum);
  });

  it('turn days into moments, the last day included', () => {
    const filters = read('kind=bet&fund=bonus&from=2026-11-01&to=2026-11-20&cursor=9.1');
    expect(ledgerQuery(filters, 'utc')).toEqual({
      limit: 50,
      kind: 'bet',
      fund: 'bonus',
      from: '2026-11-01T00:00:00.000Z',
      to: '2026-11-21T00:00:00.000Z',
      cursor: '9.1',
    });
  });

  it.each(['kind=gift', 'fund=gold', 'from=2026-02-30', 'to=tomorrow', 'kind='])(
    'take %s for not given',
    (address) => {
      expect(ledgerQuery(read(address), 'utc')).toEqual({ limit: 50 });
      expect(isNarrowed(read(address))).toBe(false);
    },
  );

  it('know a span that ends before it begins', () => {
    expect(isBackwards(read('from=2026-11-02&to=2026-11-01'))).toBe(true);
    expect(isBackwards(read('from=2026-11-02&to=2026-11-02'))).toBe(false);
    expect(isBackwards(read('from=2026-11-02'))).toBe(false);
  });
});

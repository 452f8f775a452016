import { expect, it } from 'vitest';
import { shownStatus } from '#site/features/lottery/shown-status.ts';

it.each([
  ['won', '200000000', '200000001', 'won'],
  ['won', '200000000', '200000000', 'paidBack'],
  ['won', '200000000', '196000000', 'paidBack'],
  ['lost', '200000000', '0', 'lost'],
  ['open', '200000000', null, 'open'],
] as const)(
  'a ticket that is %s, with %s staked and %s paid, is shown as %s',
  (status, stakeMicro, payoutMicro, shown) => {
    expect(shownStatus({ status, stakeMicro, payoutMicro })).toBe(shown);
  },
);

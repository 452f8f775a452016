import { expect, it } from 'vitest';
import { chaseTone, shownStatus } from '#site/features/lottery/shown-status.ts';

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

it.each([
  ['won', '4000000', '4000001', 'win'],
  ['won', '4000000', '4000000', 'plain'],
  ['won', '4000000', '20000', 'plain'],
  ['done', '4000000', '9000000', 'plain'],
  ['stopped', '4000000', '0', 'plain'],
  ['running', '4000000', '0', 'primary'],
] as const)(
  'a chase that is %s, with %s bought and %s paid, has the tone %s',
  (status, boughtMicro, payoutMicro, tone) => {
    expect(chaseTone({ status, boughtMicro, payoutMicro })).toBe(tone);
  },
);

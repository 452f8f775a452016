import { expect, it } from 'vitest';
import { NOTICE_PLACEHOLDERS } from '#domain/inbox/notice-values.ts';
import { noticeValues } from '#server/features/inbox/notice-values.ts';

/** What facts of any event may be. */
const FACTS = {
  amountMicro: '1500000',
  currency: 'PEN',
  period: 'week',
  until: null,
  left: 3,
  hours: 12,
  reason: 'because',
  bank: 'a bank',
  number: '1234',
  account: 'ana',
  text: 'hello',
  title: 'Welcome',
  level: 'Gold',
  day: '2026-12-31',
} as never;

it('gives a value to every placeholder that a text about an event may have', () => {
  const values = noticeValues(FACTS, 'en', (key) => key);
  for (const [event, names] of Object.entries(NOTICE_PLACEHOLDERS)) {
    for (const name of names) expect(values[name], `${event} {${name}}`).not.toBeUndefined();
  }
});

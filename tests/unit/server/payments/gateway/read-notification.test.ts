import { describe, expect, it } from 'vitest';
import { openChannel, NOTIFICATION, REFERENCE } from './gateway-fixture.ts';

const { readNotification } = await openChannel();

/** The notification with changes; undefined removes a field. */
const read = (change: Record<string, unknown> = {}) =>
  readNotification(JSON.parse(JSON.stringify({ ...NOTIFICATION, ...change })));

function faultOf(change: Record<string, unknown>) {
  try {
    read(change);
  } catch (error) {
    return error;
  }
  return null;
}

const invalid = (pointer: string, code: string) => ({
  name: 'Problem',
  code: 'INVALID_BODY',
  details: { fields: { [pointer]: { code } } },
});

describe('a notification of the gateway', () => {
  it('is read in our words', () => {
    expect(read()).toEqual({
      reference: REFERENCE,
      outcome: 'paid',
      amountMicro: 25_500_000n,
      currency: 'PEN',
      authorisation: 'PAY-1',
    });
    expect(read({ status: 'declined' }).outcome).toBe('declined');
  });

  it.each([
    ['25', 'PEN', 25_000_000n],
    ['25.5', 'PEN', 25_500_000n],
    ['0.01', 'PEN', 10_000n],
    ['1500', 'JPY', 1_500_000_000n],
    ['1.234', 'KWD', 1_234_000n],
    ['0.000001', 'USDT', 1n],
    ['90071992547.41', 'PEN', 90_071_992_547_410_000n],
    ['1000000000000', 'PEN', 10n ** 18n],
  ])('reads %s %s exactly', (amount, currency, amountMicro) => {
    expect(read({ amount, currency })).toMatchObject({ amountMicro, currency });
  });

  it.each([
    ['25.505', 'PEN'],
    ['25.500', 'PEN'],
    ['1500.0', 'JPY'],
    ['1.2345', 'KWD'],
    ['0.0000001', 'USDT'],
  ])('refuses the decimals of %s %s', (amount, currency) => {
    expect(faultOf({ amount, currency })).toMatchObject(invalid('/amount', 'pattern'));
  });

  it.each([
    ['no amount', { amount: undefined }, '', 'required'],
    ['an amount that is a number', { amount: 25.5 }, '/amount', 'type'],
    ['a negative amount', { amount: '-1.00' }, '/amount', 'pattern'],
    ['a comma', { amount: '25,50' }, '/amount', 'pattern'],
    ['an exponent', { amount: '1e3' }, '/amount', 'pattern'],
    ['a zero in front', { amount: '025.50' }, '/amount', 'pattern'],
    ['a point at the end', { amount: '25.' }, '/amount', 'pattern'],
    ['zero', { amount: '0.00' }, '/amount', 'exclusiveMinimum'],
    ['more than one movement may have', { amount: '1000000000000.01' }, '/amount', 'maximum'],
    ['more digits than any amount has', { amount: '1'.repeat(21) }, '/amount', 'maxLength'],
    ['an unknown currency', { currency: 'XXX' }, '/currency', 'enum'],
    ['a currency in small letters', { currency: 'pen' }, '/currency', 'enum'],
    ['a status that decides nothing', { status: 'pending' }, '/status', 'enum'],
    ['a short reference', { reference: 'abc' }, '/reference', 'minLength'],
    ['a reference with a slash', { reference: `${REFERENCE}/x` }, '/reference', 'pattern'],
    ['an empty payment id', { paymentId: '' }, '/paymentId', 'minLength'],
    ['an unknown field', { fee: '1.00' }, '', 'additionalProperties'],
  ])('refuses %s', (_, change, pointer, code) => {
    expect(faultOf(change)).toMatchObject(invalid(pointer, code));
  });
});

import { describe, expect, it } from 'vitest';
import { paymentQr, type QrPayment } from '#domain/emv-qr/payment-qr.ts';
import { refusalCode } from '../money/refusal-code.ts';
import { emv, promptPay, vietQr } from './example-payments.ts';

describe('paymentQr refusals', () => {
  it.each<[string, QrPayment]>([
    ['VietQR in another currency', { ...vietQr, currency: 'USD' }],
    ['VietQR in another country', { ...vietQr, country: 'PE' }],
    ['PromptPay in another currency', { ...promptPay, currency: 'VND' }],
    ['PromptPay in another country', { ...promptPay, country: 'VN' }],
    ['a currency without a numeric code', { ...emv, currency: 'USDT' }],
    ['an unknown currency', { ...emv, currency: 'toString' }],
    ['a country in small letters', { ...emv, country: 'pe' }],
    ['no amount', { ...emv, amountMicro: 0n }],
    ['a negative amount', { ...emv, amountMicro: -1_000_000n }],
    ['an amount of more than 13 characters', { ...emv, amountMicro: 10n ** 17n }],
    ['no reference', { ...emv, reference: '' }],
    ['a reference of 26 characters', { ...emv, reference: 'X'.repeat(26) }],
    ['a reference beyond ASCII', { ...emv, reference: 'Ñ1' }],
    ['an account with faults', { ...promptPay, account: { profile: 'promptPay', target: '' } }],
  ])('refuses %s', (_what, payment) => {
    expect(() => paymentQr(payment)).toThrow(RangeError);
  });

  it('refuses an amount finer than the minor unit instead of rounding', () => {
    const finer = (payment: QrPayment) =>
      refusalCode(() => paymentQr({ ...payment, amountMicro: payment.amountMicro + 1_000n }));
    expect(finer(vietQr)).toBe('AMOUNT_NOT_CONVERTIBLE');
    expect(finer(promptPay)).toBe('AMOUNT_NOT_CONVERTIBLE');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentQr, type PaymentAccount } from '#domain/emv-qr/payment-qr.ts';
import { promptPay, vietQr } from './example-payments.ts';
import { readPayload, valuesOf } from './read-tlv.ts';

describe('paymentQr of any payment', () => {
  const anyReference = fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  const anyName = fc.string({ unit: 'grapheme', maxLength: 40 });
  const anyDigits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

  it('fits a QR code and reads back with VietQR', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 19 }).chain(anyDigits),
        fc.bigInt({ min: 1n, max: 10n ** 13n - 1n }),
        anyReference,
        anyName,
        anyName,
        (accountNumber, dong, reference, merchantName, merchantCity) => {
          const account: PaymentAccount = { profile: 'vietQr', bankBin: '970415', accountNumber };
          const amountMicro = dong * 1_000_000n;
          const names = { merchantName, merchantCity };
          const payload = paymentQr({ ...vietQr, ...names, account, amountMicro, reference });
          expect(payload.length).toBeLessThanOrEqual(151);
          const objects = readPayload(payload);
          expect(objects.get('54')).toBe(String(dong));
          expect(valuesOf(objects.get('62'))['08']).toBe(reference);
          expect(valuesOf(valuesOf(objects.get('38'))['01'])['01']).toBe(accountNumber);
        },
      ),
    );
  });

  it('fits a QR code and reads back with PromptPay', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.stringMatching(/^0[0-9]{9}$/), anyDigits(13), anyDigits(15)),
        fc.bigInt({ min: 1n, max: 10n ** 12n - 1n }),
        anyReference,
        anyName,
        anyName,
        (target, satang, reference, merchantName, merchantCity) => {
          const account: PaymentAccount = { profile: 'promptPay', target };
          const amountMicro = satang * 10_000n;
          const names = { merchantName, merchantCity };
          const payload = paymentQr({ ...promptPay, ...names, account, amountMicro, reference });
          expect(payload.length).toBeLessThanOrEqual(151);
          const objects = readPayload(payload);
          const amount = objects.get('54') ?? '';
          expect(amount).toMatch(/^[0-9]+\.[0-9]{2}$/);
          expect(BigInt(amount.replace('.', ''))).toBe(satang);
          expect(valuesOf(objects.get('62'))['05']).toBe(reference);
          expect(objects.get('59')).toMatch(/^[\x21-\x7e]([\x20-\x7e]{0,23}[\x21-\x7e])?$/);
          expect(objects.get('60')).toMatch(/^[\x21-\x7e]([\x20-\x7e]{0,13}[\x21-\x7e])?$/);
        },
      ),
    );
  });
});

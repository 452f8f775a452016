import { describe, expect, it } from 'vitest';
import { qrMatrix } from '#art/qr/qr-matrix.ts';
import { paymentQr, type PaymentAccount } from '#domain/emv-qr/payment-qr.ts';
import { emv, promptPay, vietQr } from './example-payments.ts';
import { readPayload, valuesOf } from './read-tlv.ts';

describe('paymentQr', () => {
  it('writes VietQR, with the reference as the transfer text', () => {
    const payload = paymentQr(vietQr);
    const objects = readPayload(payload);
    expect(Object.fromEntries(objects)).toMatchObject({
      '00': '01',
      '01': '12',
      '52': '0000',
      '53': '704',
      '54': '180000',
      '58': 'VN',
      '59': 'Sen',
      '60': 'Hue',
    });
    const template = valuesOf(objects.get('38'));
    expect(template).toMatchObject({ '00': 'A000000727', '02': 'QRIBFTTA' });
    expect(valuesOf(template['01'])).toEqual({ '00': '970403', '01': '0011012345678' });
    expect(valuesOf(objects.get('62'))).toEqual({ '08': vietQr.reference });
    // As in the example of NAPAS.
    expect(payload).toContain(
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA',
    );
  });

  it('omits name and city of VietQR when they do not fit', () => {
    const objects = readPayload(paymentQr({ ...vietQr, merchantName: 'Golden Lotus' }));
    expect([...objects.keys()]).toEqual(['00', '01', '38', '52', '53', '54', '58', '62', '63']);
  });

  it('writes PromptPay to a mobile number', () => {
    const payload = paymentQr(promptPay);
    readPayload(payload);
    expect(payload.slice(0, -4)).toBe(
      [
        '000201',
        '010212',
        '29370016A00000067701011101130066812345678',
        '52040000',
        '5303764',
        '5406100.50',
        '5802TH',
        '5912Golden Lotus',
        '6007Bangkok',
        '622005167Q2MZ0K4XW9TBC5H',
        '6304',
      ].join(''),
    );
  });

  it.each([
    ['national or tax id', '1101700207030', '02'],
    ['e-wallet id', '123456789012345', '03'],
  ])('writes PromptPay to a %s', (_kind, target, subId) => {
    const account: PaymentAccount = { profile: 'promptPay', target };
    const template = readPayload(paymentQr({ ...promptPay, account })).get('29');
    expect(valuesOf(template)).toEqual({ '00': 'A000000677010111', [subId]: target });
  });

  it('writes any other EMV network', () => {
    const objects = readPayload(paymentQr(emv));
    expect(Object.fromEntries(objects)).toMatchObject({
      '00': '01',
      '01': '12',
      '52': '0000',
      '53': '604',
      '54': '12.34',
      '58': 'PE',
      '59': 'Cafe Nandu',
      '60': 'Lima',
    });
    expect(valuesOf(objects.get('26'))).toEqual({ '00': 'pe.example.pay', '01': 'user@bank-1' });
    expect(valuesOf(objects.get('62'))).toEqual({ '05': emv.reference });
  });

  it.each([
    ['PEN', '604', '1500.00'],
    ['USD', '840', '1500.00'],
    ['EUR', '978', '1500.00'],
    ['MXN', '484', '1500.00'],
    ['THB', '764', '1500.00'],
    ['VND', '704', '1500'],
    ['BRL', '986', '1500.00'],
    ['COP', '170', '1500.00'],
    ['CLP', '152', '1500'],
    ['ARS', '032', '1500.00'],
    ['BOB', '068', '1500.00'],
  ])('writes %s as %s with its decimals', (currency, numeric, amount) => {
    const objects = readPayload(paymentQr({ ...emv, currency, amountMicro: 1_500_000_000n }));
    expect(objects.get('53')).toBe(numeric);
    expect(objects.get('54')).toBe(amount);
  });

  it.each([
    ['Đà Nẵng', 'Da Nang'],
    ['  São   Paulo ', 'Sao Paulo'],
    ['A · B', 'A B'],
    ['กรุงเทพ', 'NA'],
    ['', 'NA'],
    ['San Pedro de Atacama', 'San Pedro de At'],
    ['San Pedro de A tacama', 'San Pedro de A'],
  ])('cleans the city %j to %j', (merchantCity, cleaned) => {
    expect(readPayload(paymentQr({ ...emv, merchantName: 'X', merchantCity })).get('60')).toBe(
      cleaned,
    );
  });

  it('cuts the city before the name, and both to two characters at least', () => {
    const long = { ...emv, merchantName: 'Abcdefghi '.repeat(4), merchantCity: 'Ciudad de Lima' };
    const cut = (account: string) => {
      const payload = paymentQr({ ...long, account: { profile: 'emv', network: 'pay', account } });
      const objects = readPayload(payload);
      return [objects.get('59'), objects.get('60'), payload.length];
    };
    expect(cut('a'.repeat(20))).toEqual(['Abcdefghi Abcdefghi Abcde', 'Ciudad de', 151]);
    expect(cut('a'.repeat(30))).toEqual(['Abcdefghi Abcdefghi Ab', 'Ci', 151]);
    expect(cut('a'.repeat(88))).toEqual(['Ab', 'Ci', 189]);
  });

  it.each([
    ['vietQr', vietQr],
    ['promptPay', promptPay],
    ['emv', emv],
  ])('can be drawn for %s', (_profile, payment) => {
    expect(qrMatrix(paymentQr(payment))).not.toBeNull();
  });
});

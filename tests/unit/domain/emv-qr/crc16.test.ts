import { describe, expect, it } from 'vitest';
import { crc16Ccitt } from '#domain/emv-qr/crc16.ts';

describe('crc16Ccitt', () => {
  it.each([
    // Check value of the CRC catalogue.
    ['123456789', '29B1'],
    ['', 'FFFF'],
    // NAPAS, VietQR format: dynamic QR to an account, and to a card.
    [
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang6304',
      '2E2E',
    ],
    [
      '00020101021238600010A00000072701300006970403011697040311012345670208QRIBFTTC530370454061800005802VN62340107NPS68690819thanh toan don hang6304',
      'A203',
    ],
    // PromptPay, 100 baht to 081-234-5678.
    ['00020101021229370016A000000677010111011300668123456785802TH53037645406100.006304', 'BB8A'],
  ])('%s', (text, crc) => {
    expect(crc16Ccitt(text)).toBe(crc);
  });

  it('refuses characters beyond ASCII', () => {
    expect(() => crc16Ccitt('é')).toThrow(RangeError);
  });
});

import type { QrPayment } from '#domain/emv-qr/payment-qr.ts';

export const vietQr: QrPayment = {
  account: { profile: 'vietQr', bankBin: '970403', accountNumber: '0011012345678' },
  amountMicro: 180_000_000_000n,
  currency: 'VND',
  country: 'VN',
  merchantName: 'Sen',
  merchantCity: 'Hue',
  reference: '7Q2MZ0K4XW9TBC5H',
};
export const promptPay: QrPayment = {
  account: { profile: 'promptPay', target: '0812345678' },
  amountMicro: 100_500_000n,
  currency: 'THB',
  country: 'TH',
  merchantName: 'Golden Lotus',
  merchantCity: 'Bangkok',
  reference: '7Q2MZ0K4XW9TBC5H',
};
export const emv: QrPayment = {
  account: { profile: 'emv', network: 'pe.example.pay', account: 'user@bank-1' },
  amountMicro: 12_340_000n,
  currency: 'PEN',
  country: 'PE',
  merchantName: 'Café Ñandú',
  merchantCity: 'Lima',
  reference: '7Q2MZ0K4XW9TBC5H',
};

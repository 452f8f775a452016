import { describe, expect, it } from 'vitest';
import { type PaymentAccount, qrAccountFaults } from '#domain/emv-qr/payment-qr.ts';
import { emv, promptPay, vietQr } from './example-payments.ts';

describe('qrAccountFaults', () => {
  const viet = (bankBin: string, accountNumber: string): PaymentAccount => ({
    profile: 'vietQr',
    bankBin,
    accountNumber,
  });
  const thai = (target: string): PaymentAccount => ({ profile: 'promptPay', target });
  const other = (network: string, account: string): PaymentAccount => ({
    profile: 'emv',
    network,
    account,
  });

  it.each([vietQr.account, promptPay.account, emv.account, other('A'.repeat(32), 'b'.repeat(59))])(
    'has none for %o',
    (account) => {
      expect(qrAccountFaults(account)).toEqual([]);
    },
  );

  it.each<[PaymentAccount, readonly string[]]>([
    [viet('97040', '1'), ['/bankBin PATTERN']],
    [viet('97040A', '1'), ['/bankBin PATTERN']],
    [viet('', ''), ['/bankBin REQUIRED', '/accountNumber REQUIRED']],
    [viet('970403', '12AB'), ['/accountNumber PATTERN']],
    [viet('970403', '1'.repeat(20)), ['/accountNumber PATTERN']],
    [viet('970403', '12\n'), ['/accountNumber PATTERN']],
    [thai(''), ['/target REQUIRED']],
    [thai('812345678'), ['/target PATTERN']],
    [thai('1812345678'), ['/target PATTERN']],
    [thai('081-234-5678'), ['/target PATTERN']],
    [other('', ''), ['/network REQUIRED', '/account REQUIRED']],
    [other('pe pay', 'a b'), ['/network PATTERN', '/account PATTERN']],
    [other('A'.repeat(33), 'a'), ['/network PATTERN']],
    [other('A'.repeat(32), 'b'.repeat(60)), ['/account PATTERN']],
  ])('names the members of %o', (account, faults) => {
    expect(qrAccountFaults(account).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(
      faults,
    );
  });
});

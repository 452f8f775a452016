import type { DepositRoute, TransferAccount } from '#contract/generated/types.ts';
import { tidyAccountNumber } from '../bank-account/tidy-account-number.ts';

/** Whether two accounts are one at the bank, however their numbers are written. */
function isSameNumber(one: TransferAccount, other: TransferAccount): boolean {
  return (
    one.bank === other.bank && comparable(one.accountNumber) === comparable(other.accountNumber)
  );
}

/** A Spanish IBAN without its first four characters is the CCC: one account, written in two ways. */
const comparable = (accountNumber: string): string =>
  tidyAccountNumber(accountNumber).replace(/^ES\d\d(?=\d{20}$)/, '');

/** Whether players pay to the same number, holder and QR code. */
export function isSamePayee(one: TransferAccount | null, other: TransferAccount | null): boolean {
  if (one === null || other === null) return one === other;
  const [code, next] = [one.qr, other.qr];
  return (
    isSameNumber(one, other) &&
    one.payeeName === other.payeeName &&
    code?.profile === next?.profile &&
    code?.target === next?.target &&
    code?.bankBin === next?.bankBin &&
    code?.network === next?.network
  );
}

type Route = Pick<DepositRoute, 'code' | 'account'>;

/** Codes of the routes that pay to the account of one route, with its own: one statement covers them all. */
export function routesOfAccount(routes: readonly Route[], { code, account }: Route): string[] {
  const codes = routes
    .filter((one) => account !== null && one.account !== null && isSameNumber(one.account, account))
    .map((one) => one.code);
  return [...new Set([code, ...codes])];
}

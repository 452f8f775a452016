import type { BankAccount, Withdrawal, WithdrawalTerms } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { deposit, PASSWORD, registerMember, type TestMember } from './members.ts';
import { approved } from './second-person.ts';
import { signInStaff } from './staff.ts';
import type { TestApp } from './test-app.ts';

export const PIN = '480217';
/** A picture of one white pixel. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

let made = 0;
const nextKey = (name: string): string => `${name}-key-${(made += 1)}`;

/** A CCI with right check digits at the bank of the registry whose code is 901. */
export function accountNumber(account: number, clearingCode = '901'): string {
  const office = `${clearingCode}191`;
  const number = String(account).padStart(12, '0');
  const digit = (digits: string): number => {
    const sum = Array.from(digits).reduce((total, sign, index) => {
      const product = Number(sign) * (index % 2 === 0 ? 1 : 2);
      return total + Math.floor(product / 10) + (product % 10);
    }, 0);
    return (10 - (sum % 10)) % 10;
  };
  return `${office}${number}${digit(office)}${digit(number)}`;
}

export async function setPaymentPassword(app: TestApp, { token }: TestMember): Promise<void> {
  const body = { password: PASSWORD, newPaymentPassword: PIN, confirmNewPaymentPassword: PIN };
  const answer = await app.call('POST', '/wps/relay/member/password/payment', { token, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

export function addAccount(
  app: TestApp,
  { token }: TestMember,
  more: Readonly<Record<string, string>> = {},
) {
  made += 1;
  return app.call<BankAccount>('POST', '/wps/relay/bank-accounts', {
    token,
    key: nextKey('account'),
    body: {
      bank: 'altamar',
      payeeName: 'María Quispe',
      accountNumber: accountNumber(made * 7919 + Math.floor(Math.random() * 1e6)),
      paymentPassword: PIN,
      ...more,
    },
  });
}

export function request(
  app: TestApp,
  { token }: TestMember,
  bankAccountId: string,
  amountMicro: bigint,
  more: { key?: string; paymentPassword?: string } = {},
) {
  return app.call<Withdrawal>('POST', '/wps/relay/withdrawals', {
    token,
    key: more.key ?? nextKey('request'),
    body: {
      bankAccountId,
      amountMicro: String(amountMicro),
      paymentPassword: more.paymentPassword ?? PIN,
    },
  });
}

export interface Payee {
  member: TestMember;
  bankAccountId: string;
}

/** A player with money and a bank account. */
export async function payee(app: TestApp, fundsMicro: bigint): Promise<Payee> {
  const member = await registerMember(app);
  if (fundsMicro > 0n) await deposit(app, member, fundsMicro);
  await setPaymentPassword(app, member);
  const added = await addAccount(app, member);
  if (added.status !== 200) throw new Error(JSON.stringify(added.body));
  return { member, bankAccountId: added.body.value.bankAccountId };
}

/** Changes some of the terms of denluma's withdrawals, as an administrator would. */
export async function changeTerms(app: TestApp, more: Partial<WithdrawalTerms>) {
  const at = '/office/api/brands/denluma/withdrawal-terms';
  const { headers } = await signInStaff(app, 'admin');
  const now = await app.call<ReplyOf<'getWithdrawalTerms'>>('GET', at, { headers });
  const { version, terms } = now.body.value;
  const answer = await app.call('PUT', at, {
    headers,
    key: nextKey('terms'),
    body: { version, terms: { ...terms, ...more }, reason: 'the test wants it' },
  });
  return approved(app, answer);
}

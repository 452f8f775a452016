import type { BankAccount, Withdrawal } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { Server } from '../compose.ts';
import { callDemo } from './demo-member.ts';

/** Accounts of the made-up Banco Altamar, with right check digits. */
const NUMBERS = ['90119100000000791974', '90119100000001583876', '90119100000002375778'];
const PAYMENT_PASSWORD = '246810';
/** What each player asks for, in micro-units: the second amount of the last one needs two people. */
const AMOUNTS: readonly (readonly string[])[] = [
  ['40000000', '25000000'],
  ['60000000'],
  ['30000000', '160000000'],
];

/** A transfer that each player says is on its way, in micro-units. */
const TRANSFERS: readonly string[] = ['50000000', '75000000', '120000000'];

/**
 * Lets a player of a new demo ask for withdrawals and announce a transfer, so that the office's queues
 * have work in them. A brand without banks in its country has none.
 */
export async function withdrawDemo(
  server: Server,
  host: string,
  token: string,
  { password, place }: { password: string; place: number },
): Promise<void> {
  const accountNumber = NUMBERS[place];
  const call = async (method: 'GET' | 'POST', path: string, body?: object, key?: string) =>
    (await callDemo(server, host, method, path, body, { token, ...(key && { key }) })).value;
  const { banks } = (await call('GET', '/wps/relay/bank-accounts')) as ReplyOf<'listBankAccounts'>;
  const bank = banks.find((one) => one.bank === 'altamar');
  if (accountNumber === undefined || bank === undefined) return;
  await call('POST', '/wps/relay/member/password/payment', {
    password,
    newPaymentPassword: PAYMENT_PASSWORD,
    confirmNewPaymentPassword: PAYMENT_PASSWORD,
  });
  const account = (await call(
    'POST',
    '/wps/relay/bank-accounts',
    {
      bank: bank.bank,
      payeeName: 'Jugador De Muestra',
      accountNumber,
      paymentPassword: PAYMENT_PASSWORD,
    },
    'demo-bank-account',
  )) as BankAccount;
  const transfer = { channel: 'transfer-altamar', amountMicro: TRANSFERS[place] };
  await call('POST', '/wps/relay/deposits', transfer, 'demo-transfer');
  for (const [index, amountMicro] of (AMOUNTS[place] ?? []).entries()) {
    const body = {
      bankAccountId: account.bankAccountId,
      amountMicro,
      paymentPassword: PAYMENT_PASSWORD,
    };
    (await call('POST', '/wps/relay/withdrawals', body, `demo-withdrawal-${index}`)) as Withdrawal;
  }
}

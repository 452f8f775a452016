import type { BankAccount, Deposit, Withdrawal } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { KnownValues } from '../request-junk/schema-values.ts';
import type { TestApp } from '../test-app.ts';
import { accountNumber, PIN } from '../withdrawals.ts';

type Call = <T>(method: 'GET' | 'POST', url: string, body?: object) => Promise<T>;

let made = 0;

/** A member's withdrawal that waits, a transfer that is awaited, and a movement. */
export async function makeMoneyRecords(
  app: TestApp,
  call: Call,
  password: string,
): Promise<KnownValues> {
  made += 1;
  await call('POST', '/wps/relay/member/password/payment', {
    password,
    newPaymentPassword: PIN,
    confirmNewPaymentPassword: PIN,
  });
  const account = await call<BankAccount>('POST', '/wps/relay/bank-accounts', {
    bank: 'altamar',
    payeeName: 'María Quispe',
    accountNumber: accountNumber(700_000 + made),
    paymentPassword: PIN,
  });
  await app.database.db
    .updateTable('bank_account')
    .set({ added_at: new Date(app.clock.now().getTime() - 7 * 86_400_000) })
    .where('id', '=', BigInt(account.bankAccountId))
    .execute();
  const { withdrawalId } = await call<Withdrawal>('POST', '/wps/relay/withdrawals', {
    bankAccountId: account.bankAccountId,
    amountMicro: '20000000',
    paymentPassword: PIN,
  });
  const order = { channel: 'sandbox', amountMicro: '50000000' };
  const { depositId } = await call<Deposit>('POST', '/wps/relay/deposits', order);
  await plantTransfer(app, depositId);
  const { items } = await call<ReplyOf<'listTransactions'>>('GET', '/wps/relay/transactions');
  return {
    withdrawalId: [withdrawalId],
    depositId: [depositId],
    transactionId: [items[0]?.transactionId],
  };
}

/** Makes a deposit one that waits for its transfer, whatever has become of it. */
export async function plantTransfer(app: TestApp, depositId: string): Promise<void> {
  await app.database.db
    .updateTable('deposit')
    .set({ channel: 'transfer', status: 'pending', proof_count: 0 })
    .where('id', '=', BigInt(depositId))
    .execute();
}

import type { BankAccount, Withdrawal } from '#contract/generated/types.ts';
import type { AccessBrand, AccessFixture } from '#tests/support/access/access-fixture.ts';
import type { KnownValues } from '#tests/support/request-junk/schema-values.ts';
import { accountNumber, PIN, PNG } from '#tests/support/withdrawals.ts';

export const fixture: AccessFixture = {
  records: { withdrawalId: 'WITHDRAWAL_NOT_FOUND' },
  make: makeWithdrawal,
  values: {
    reviewWithdrawal: { decision: ['approve'], seen: [0] },
    addWithdrawalProof: { file: [PNG] },
  },
};

/** A member's withdrawal that waits. */
async function makeWithdrawal({ app, member, call }: AccessBrand): Promise<KnownValues> {
  await call('POST', '/wps/relay/member/password/payment', {
    password: member.password,
    newPaymentPassword: PIN,
    confirmNewPaymentPassword: PIN,
  });
  const account = await call<BankAccount>('POST', '/wps/relay/bank-accounts', {
    bank: 'altamar',
    payeeName: 'María Quispe',
    accountNumber: accountNumber(700_000 + Number(BigInt(member.memberId) % 100_000n)),
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
  return { withdrawalId: [withdrawalId] };
}

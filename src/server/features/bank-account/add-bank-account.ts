import type { Registry } from '#brand/registry.ts';
import {
  accountNumberFault,
  maskedNumber,
  servedCountry,
} from '#domain/bank-account/account-number.ts';
import { isPayeeName, isSamePayee, tidyPayeeName } from '#domain/bank-account/payee-name.ts';
import { readAccountNumber } from '#domain/bank-account/read-account-number.ts';
import type { AccountKeys } from '../../account/account-keys.ts';
import { tellMember } from '../../account/tell-member.ts';
import type { Clock } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { registeredPayee } from './bank-account.read.ts';

export const MOST_ACCOUNTS = 5;

export interface NewBankAccount {
  brand: string;
  memberId: bigint;
  bank: string;
  payeeName: string;
  accountNumber: string;
  /** Of the brand. */
  countries: readonly string[];
}

interface Deps {
  keys: AccountKeys;
  clock: Clock;
  registry: Pick<Registry, 'banks'>;
}

/**
 * Adds a payee. All payees of a member are one person: the one of the registration, or of the first
 * account. The first account is the default one.
 * @throws Problem BANK_NOT_OFFERED, INVALID_BANK_ACCOUNT, BANK_ACCOUNT_KNOWN, TOO_MANY_BANK_ACCOUNTS
 */
export async function addBankAccount(
  tx: Tx,
  { keys, clock, registry }: Deps,
  given: NewBankAccount,
): Promise<bigint> {
  const { brand, memberId } = given;
  const bank = registry.banks[given.bank];
  const country = bank === undefined ? null : servedCountry(bank, given.countries);
  if (bank === undefined || country === null) {
    throw new Problem('BANK_NOT_OFFERED', { fields: { '/bank': { code: 'enum' } } });
  }
  const payeeName = tidyPayeeName(given.payeeName);
  const number = readAccountNumber(given.accountNumber, country);
  await lockMember(tx, { brand, memberId });
  const held = await tx
    .selectFrom('bank_account')
    .select(['payee_name', 'removed_at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  const fields: Record<string, FieldProblem> = {};
  const numberFault = accountNumberFault(number, country, bank);
  if (numberFault !== null) fields['/accountNumber'] = fault(`accountNumber.${numberFault}`);
  if (!isPayeeName(payeeName)) fields['/payeeName'] = fault('payeeName.CHARACTERS');
  else {
    const known = (await registeredPayee(tx, given)) ?? held[0]?.payee_name ?? payeeName;
    if (!isSamePayee(known, payeeName)) fields['/payeeName'] = fault('payeeName.OTHER_PERSON');
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_BANK_ACCOUNT', { fields });
  const open = held.filter(({ removed_at: removed }) => removed === null);
  if (open.length >= MOST_ACCOUNTS) throw new Problem('TOO_MANY_BANK_ACCOUNTS');
  const id = newId();
  const masked = maskedNumber(number);
  try {
    await tx
      .insertInto('bank_account')
      .values({
        id,
        brand,
        member_id: memberId,
        bank: bank.id,
        country,
        payee_name: payeeName,
        number_sealed: keys.seal(number),
        number_hash: keys.hash(`${bank.id} ${number}`),
        masked_number: masked,
        is_default: open.length === 0,
        added_at: clock.now(),
        removed_at: null,
      })
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('BANK_ACCOUNT_KNOWN', { cause: error });
    throw error;
  }
  await tellMember(tx, given, 'payeeAdded', { bank: bank.name, number: masked }, clock);
  return id;
}

const fault = (name: string): FieldProblem => ({
  code: name.split('.')[1] ?? name,
  messageKey: `bank-account:fault.${name}`,
});

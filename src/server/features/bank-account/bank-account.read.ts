import type { Selectable } from 'kysely';
import type { BankAccount } from '#contract/generated/types.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { BankAccountTable } from '../../platform/db/generated/tables.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

type NameOf = (bank: string) => string;

function ofMember(db: Db | Tx, { brand, memberId }: MemberKey) {
  return db
    .selectFrom('bank_account')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null);
}

/** The default one first, then the newest. */
export async function listBankAccounts(
  db: Db,
  owner: MemberKey,
  nameOf: NameOf,
): Promise<BankAccount[]> {
  const rows = await ofMember(db, owner)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => viewOf(row, nameOf));
}

export async function findBankAccount(
  db: Db | Tx,
  owner: MemberKey,
  id: bigint,
  nameOf: NameOf,
): Promise<BankAccount | null> {
  const row = await ofMember(db, owner).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : viewOf(row, nameOf);
}

function viewOf(row: Selectable<BankAccountTable>, nameOf: NameOf): BankAccount {
  return {
    bankAccountId: String(row.id),
    bank: row.bank,
    bankName: nameOf(row.bank),
    payeeName: row.payee_name,
    maskedNumber: row.masked_number,
    isDefault: row.is_default,
    addedAt: row.added_at.toISOString(),
  };
}

/** The holder's name that the registration asked for; null: it did not. */
export async function registeredPayee(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<string | null> {
  const { profile } = await db
    .selectFrom('member')
    .select('profile')
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  const { payeeName = '' } = profile as Record<string, string>;
  return payeeName === '' ? null : payeeName;
}

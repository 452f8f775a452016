import type { Fund } from '#contract/generated/types.ts';
import { isMemberFund, type SystemAccount } from '#domain/ledger/account-kind.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Connection } from '../platform/db/database.ts';
import { growingCache } from '../platform/growing-cache.ts';
import { newId } from '../platform/id.ts';
import { arrayOf, textArrayOf } from './array-literal.ts';
import { idBefore } from './id-before.ts';

/** Names the wallet of a member in a currency. */
export interface WalletKey {
  readonly brand: string;
  readonly memberId: bigint;
  readonly currency: string;
}

export interface SystemKey {
  readonly shard: number;
  readonly brand: string;
  readonly currency: string;
  readonly slot: number;
  readonly account: SystemAccount;
}

export type FundAccounts = ReadonlyMap<Fund, bigint>;

/** Members whose account ids stay in memory; some 300 bytes each. */
const REMEMBERED_MEMBERS = 100_000;
/** One for each shard, slot, brand, currency and kind; some 200 bytes each. */
const REMEMBERED_SYSTEMS = 50_000;

/** Longer than any transaction lasts: an account that is older and is seen has been committed. */
const COMMITTED_MS = 120_000;

/**
 * Ids of accounts by what they are. Accounts are never removed, so an id once committed stays true.
 * An account that a caller's transaction may have opened is not remembered: it may be rolled back.
 */
export class AccountDirectory {
  private readonly members = growingCache<FundAccounts>(REMEMBERED_MEMBERS);
  private readonly systems = growingCache<bigint>(REMEMBERED_SYSTEMS);

  /**
   * The accounts of each member, in the order asked; an empty map for one who has none. A receivable
   * account is opened when it is first wanted, the others with the member.
   * @param isCallers the connection is in a caller's transaction
   */
  async fundAccounts(
    connection: Connection,
    wanted: readonly { key: WalletKey; funds: readonly Fund[] }[],
    isCallers: boolean,
  ): Promise<FundAccounts[]> {
    const found = wanted.map(({ key }) => this.members.get(memberText(key)));
    const lacking = wanted.filter(
      ({ funds }, index) =>
        found[index] === undefined || funds.some((fund) => !found[index]?.has(fund)),
    );
    const indebted = lacking.filter(({ funds }) => funds.includes('receivable'));
    if (indebted.length > 0) await openReceivables(connection, indebted);
    const read = lacking.length === 0 ? new Map() : await readFundAccounts(connection, lacking);
    return wanted.map(({ key }, index) => {
      const text = memberText(key);
      const accounts: FundAccounts = read.get(text) ?? found[index] ?? new Map<Fund, bigint>();
      const isNew = accounts.size > (found[index]?.size ?? 0);
      if (isNew && (!isCallers || areCommitted(accounts.values()))) {
        this.members.set(text, accounts);
      }
      return accounts;
    });
  }

  /** The ids of system accounts, in the order asked; those that do not exist yet are opened. */
  async systemAccounts(
    connection: Connection,
    wanted: readonly SystemKey[],
    isCallers: boolean,
  ): Promise<bigint[]> {
    const known = new Map(
      wanted.map((key) => [systemText(key), this.systems.get(systemText(key))]),
    );
    const lacking = () => wanted.filter((key) => known.get(systemText(key)) === undefined);
    const take = (found: readonly [string, bigint][]): void => {
      for (const [text, id] of found) {
        known.set(text, id);
        if (!isCallers || areCommitted([id])) this.systems.set(text, id);
      }
    };
    if (lacking().length > 0) take(await readSystemAccounts(connection, lacking()));
    const missing = lacking();
    if (missing.length > 0) {
      await openSystemAccounts(connection, missing);
      take(await readSystemAccounts(connection, missing));
    }
    return wanted.map((key) => {
      const id = known.get(systemText(key));
      if (id === undefined) throw new Error('a system account could not be opened');
      return id;
    });
  }
}

async function readFundAccounts(
  connection: Connection,
  wanted: readonly { key: WalletKey }[],
): Promise<Map<string, FundAccounts>> {
  const { rows } = await connection.query<{ n: bigint; id: bigint; kind: string }>(
    `select k.n, a.id, a.kind
     from unnest($1::int[], $2::text[], $3::text[], $4::text[]) with ordinality
       as k (shard, brand, owner_id, currency, n)
     cross join lateral (
       select id, kind from ledger_account where brand = k.brand and owner_kind = 'member'
         and owner_id = k.owner_id and currency = k.currency and shard = k.shard limit 20
     ) a`,
    [
      arrayOf(wanted.map(({ key }) => shardOf(key.memberId))),
      textArrayOf(wanted.map(({ key }) => key.brand)),
      textArrayOf(wanted.map(({ key }) => key.memberId.toString())),
      textArrayOf(wanted.map(({ key }) => key.currency)),
    ],
  );
  const accounts = wanted.map(() => new Map<Fund, bigint>());
  for (const { n, id, kind } of rows) {
    if (isMemberFund(kind)) accounts[Number(n) - 1]?.set(kind, id);
  }
  return new Map(wanted.map(({ key }, index) => [memberText(key), accounts[index] ?? new Map()]));
}

/** Only for members who have accounts in the currency: another currency stays 'accountMissing'. */
async function openReceivables(
  connection: Connection,
  wanted: readonly { key: WalletKey }[],
): Promise<void> {
  await connection.query(
    `insert into ledger_account (id, shard, brand, owner_kind, owner_id, kind, currency, slot,
       balance, floor, version)
     select k.id, k.shard, k.brand, 'member', k.owner_id, 'receivable', k.currency, 0, 0, null, 0
     from unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::text[])
       as k (id, shard, brand, owner_id, currency)
     cross join lateral (
       select id from ledger_account where brand = k.brand and owner_kind = 'member'
         and owner_id = k.owner_id and kind = 'cash' and currency = k.currency and slot = 0
         and shard = k.shard limit 1
     ) a
     on conflict do nothing`,
    [
      arrayOf(wanted.map(() => newId())),
      arrayOf(wanted.map(({ key }) => shardOf(key.memberId))),
      textArrayOf(wanted.map(({ key }) => key.brand)),
      textArrayOf(wanted.map(({ key }) => key.memberId.toString())),
      textArrayOf(wanted.map(({ key }) => key.currency)),
    ],
  );
}

function byText(wanted: readonly SystemKey[]): readonly (readonly [string, SystemKey])[] {
  return [...new Map(wanted.map((key) => [systemText(key), key])).entries()];
}

/** The columns of system accounts as parameters $1 to $7. */
function systemColumns(keys: readonly (readonly [string, SystemKey])[]): string[] {
  const columns = keys.map(([, key]) => key);
  return [
    arrayOf(columns.map((key) => key.shard)),
    textArrayOf(columns.map((key) => key.brand)),
    textArrayOf(columns.map((key) => key.account.owner)),
    textArrayOf(columns.map((key) => key.account.ownerId)),
    textArrayOf(columns.map((key) => key.account.kind)),
    textArrayOf(columns.map((key) => key.currency)),
    arrayOf(columns.map((key) => key.slot)),
  ];
}

async function openSystemAccounts(
  connection: Connection,
  wanted: readonly SystemKey[],
): Promise<void> {
  const keys = byText(wanted);
  await connection.query(
    `insert into ledger_account (id, shard, brand, owner_kind, owner_id, kind, currency, slot,
       balance, floor, version)
     select k.*, 0, null, 0
     from unnest($8::bigint[], $1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[]) as k
     on conflict do nothing`,
    [...systemColumns(keys), arrayOf(keys.map(() => newId()))],
  );
}

/** The accounts that exist, each with its text. */
async function readSystemAccounts(
  connection: Connection,
  wanted: readonly SystemKey[],
): Promise<[string, bigint][]> {
  const keys = byText(wanted);
  const { rows } = await connection.query<{ n: bigint; id: bigint }>(
    `select k.n, a.id
     from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[])
       with ordinality as k (shard, brand, owner_kind, owner_id, kind, currency, slot, n)
     cross join lateral (
       select id from ledger_account where brand = k.brand and owner_kind = k.owner_kind
         and owner_id = k.owner_id and kind = k.kind and currency = k.currency and slot = k.slot
         and shard = k.shard limit 1
     ) a`,
    systemColumns(keys),
  );
  return rows.flatMap(({ n, id }): [string, bigint][] => {
    const text = keys[Number(n) - 1]?.[0];
    return text === undefined ? [] : [[text, id]];
  });
}

function areCommitted(ids: Iterable<bigint>): boolean {
  const before = idBefore(COMMITTED_MS);
  return [...ids].every((id) => id < before);
}

function memberText(key: WalletKey): string {
  return `${key.memberId}|${key.currency}|${key.brand}`;
}

function systemText(key: SystemKey): string {
  const { owner, ownerId, kind } = key.account;
  return `${key.shard}|${key.slot}|${key.currency}|${owner}|${kind}|${key.brand}|${ownerId}`;
}

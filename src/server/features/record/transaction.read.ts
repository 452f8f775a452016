import type { LedgerKind } from '#domain/ledger/money-kind.ts';
import { playerMovementKind } from '#domain/record/player-movement.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { Fund, MoneyKind } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

type Detail = Omit<ReplyOf<'getTransaction'>, 'roundId'> & {
  /** Names the round, where there is one. */
  round: { provider: string; roundRef: string | null };
};

/**
 * A movement of the member with its entries on the member's accounts, and what is behind it; null: none.
 * The account that keeps held money is left out.
 */
export async function findTransaction(
  db: Db,
  { brand, memberId }: MemberKey,
  id: bigint,
): Promise<Detail | null> {
  const rows = await db
    .selectFrom('transfer as t')
    .innerJoin('entry as e', (join) =>
      join.onRef('e.shard', '=', 't.shard').onRef('e.transfer_id', '=', 't.id'),
    )
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.shard', '=', 'e.shard').onRef('a.id', '=', 'e.account_id'),
    )
    .select(['t.kind', 't.currency', 't.created_at', 't.provider', 't.external_ref', 't.round_ref'])
    .select(['a.kind as fund', 'e.amount', 'e.balance_after'])
    .where('t.shard', '=', shardOf(memberId))
    .where('t.member_id', '=', memberId)
    .where('t.brand', '=', brand)
    .where('t.id', '=', id)
    .where('a.owner_kind', '=', 'member')
    .where('a.kind', '<>', 'locked')
    .orderBy('e.seq')
    .execute();
  const [first] = rows;
  if (first === undefined) return null;
  // Steps of one deposit or withdrawal bear its reference, and what they do behind a hyphen.
  const [reference = ''] = first.external_ref.split('-');
  const owned = { brand, memberId, reference };
  const deposit = await depositOf(db, owned);
  const withdrawal = deposit === null ? await withdrawalOf(db, owned) : null;
  return {
    transactionId: String(id),
    // The ledger alone writes this column; kinds beyond the contract's move no money of a member.
    kind: playerMovementKind({
      kind: first.kind as LedgerKind,
      provider: first.provider,
    }) as MoneyKind,
    currency: first.currency,
    at: first.created_at.toISOString(),
    entries: rows.map(({ fund, amount, balance_after: after }) => ({
      fund: fund as Fund,
      amountMicro: String(amount),
      balanceBeforeMicro: String(after - amount),
      balanceAfterMicro: String(after),
    })),
    round: { provider: first.provider, roundRef: first.round_ref },
    depositId: deposit === null ? null : String(deposit.id),
    withdrawalId: withdrawal === null ? null : String(withdrawal.id),
    reason: deposit?.reason ?? withdrawal?.reason ?? null,
  };
}

type Owned = MemberKey & { reference: string };

async function depositOf(db: Db, { brand, memberId, reference }: Owned) {
  const row = await db
    .selectFrom('deposit')
    .select(['id', 'reason'])
    .where('reference', '=', reference)
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

async function withdrawalOf(db: Db, { brand, memberId, reference }: Owned) {
  const row = await db
    .selectFrom('withdrawal')
    .select(['id', 'reason'])
    .where('reference', '=', reference)
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

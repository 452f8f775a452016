import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { balancesOfMembers, type EntryLine, listEntries } from '../../ledger/ledger.read.ts';
import type { Db } from '../../platform/db/database.ts';
import type { FundsOf } from './office-member.read.ts';

/** Balances of the members of a list. */
export const fundsOf: FundsOf = async (db, members) => {
  const balances = await balancesOfMembers(db, members);
  return new Map(
    [...balances].map(([memberId, { cash, bonus, promo, locked, receivable }]) => [
      memberId,
      {
        totalMicro: cash + bonus + promo + locked,
        heldMicro: locked,
        funds: [
          { fund: 'cash', amountMicro: cash },
          { fund: 'bonus', amountMicro: bonus },
          { fund: 'promo', amountMicro: promo },
          { fund: 'locked', amountMicro: locked },
          // A debt is not part of the money held; most members have none.
          ...(receivable === 0n ? [] : [{ fund: 'receivable' as const, amountMicro: receivable }]),
        ],
      },
    ]),
  );
};

/** A member's ledger as staff read it, each line with the balance it led to. */
export async function memberLedger(
  db: Db,
  member: MemberKey,
  query: RequestOf<'listMemberLedger'>['query'],
): Promise<ReplyOf<'listMemberLedger'>> {
  const page = await listEntries(db, {
    ...member,
    cursor: query.cursor,
    limit: query.limit ?? 20,
    kinds: query.kind === undefined ? undefined : [query.kind],
    fund: query.fund,
    from: query.from === undefined ? undefined : new Date(query.from),
    to: query.to === undefined ? undefined : new Date(query.to),
  });
  return { items: page.entries.map(lineView), nextCursor: page.nextCursor };
}

function lineView(line: EntryLine): ReplyOf<'listMemberLedger'>['items'][number] {
  return {
    seq: line.seq,
    transferId: String(line.transferId),
    kind: line.kind as ReplyOf<'listMemberLedger'>['items'][number]['kind'],
    fund: line.fund,
    currency: line.currency,
    amountMicro: String(line.amountMicro),
    balanceAfterMicro: String(line.balanceAfterMicro),
    provider: line.provider,
    reference: line.externalRef,
    at: line.createdAt.toISOString(),
  };
}

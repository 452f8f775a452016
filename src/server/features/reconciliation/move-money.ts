import type { DifferenceRepair } from '#contract/generated/types.ts';
import { adjustmentPostings } from '#domain/ledger/adjustment-postings.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import { tellMember } from '../../account/tell-member.ts';
import { creditPayment } from '../../cash/deposit/credit-payment.ts';
import type { PostOutcome } from '../../ledger/transfer-request.ts';
import { settleTransfer } from '../../outside/wallets/settle-transfer.ts';
import type { RoundPart } from '../../play/facts/round-part.ts';
import { findRoundByRef } from '../../play/rounds/round.read.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { type DifferenceRow, keepsWalletsOf, type RepairParts } from './difference.store.ts';

/** Provider of corrections that are not the party's own movement. */
const PROVIDER = 'reconciliation';

/**
 * Moves the money of an approved repair.
 * @returns what it added outside of the reference's own movements, in micro-units
 * @throws Problem INSUFFICIENT_FUNDS, DIFFERENCE_CHANGED, REPAIR_NOT_FITTING
 */
export async function moveMoney(
  tx: Tx,
  parts: RepairParts,
  row: DifferenceRow,
  repair: DifferenceRepair,
): Promise<bigint> {
  await lockMember(tx, { brand: row.brand, memberId: row.member_id });
  switch (repair) {
    case 'adjust':
      return row.party_kind === 'channel' ? credit(tx, parts, row) : adjust(tx, parts, row);
    case 'rollback':
      await takeBack(tx, parts, row);
      return 0n;
    case 'arrived':
    case 'returned':
      await settle(tx, parts, row, repair);
      return 0n;
  }
}

/**
 * Gives or takes what the sides differ by. What is missing here is posted under the vendor's own reference, so
 * that its late call does not pay a second time.
 */
async function adjust(tx: Tx, parts: RepairParts, row: DifferenceRow): Promise<bigint> {
  const { ledger, clock, catalogue } = parts;
  const { brand, member_id: memberId, currency, party, reference } = row;
  const amountMicro = (row.there_micro ?? 0n) - (row.here_micro ?? 0n);
  const isOwnMovement = row.here_micro === null && !keepsWalletsOf(row, catalogue);
  const outcome = await ledger.postIn(tx, {
    brand,
    memberId,
    currency,
    ...(isOwnMovement
      ? { provider: party, externalRef: reference }
      : { provider: PROVIDER, externalRef: `${row.id}:${newId()}` }),
    kind: 'adjustment',
    postings: adjustmentPostings(amountMicro),
  });
  requirePosted(outcome);
  const facts = { amountMicro: String(amountMicro), currency, reason: row.reason ?? '' };
  await tellMember(tx, { brand, memberId }, 'balanceAdjusted', facts, clock);
  return isOwnMovement ? 0n : amountMicro;
}

/** Takes back the movement, or all stakes of an open round that were not taken back. */
async function takeBack(tx: Tx, parts: RepairParts, row: DifferenceRow): Promise<void> {
  const { brand, member_id: memberId, currency, party: vendor } = row;
  const all = tx
    .selectFrom('transfer as t')
    .leftJoin('transfer as r', (join) =>
      join.onRef('r.shard', '=', 't.shard').onRef('r.reverses', '=', 't.id'),
    )
    .select(['t.external_ref', 't.round_ref'])
    .where('t.shard', '=', shardOf(memberId))
    .where('t.member_id', '=', memberId)
    .where('t.provider', '=', vendor)
    .where('t.kind', '=', 'bet')
    .where('r.id', 'is', null)
    .orderBy('t.id');
  const stakes = await (
    row.fault === 'open'
      ? all.where('t.round_ref', '=', row.reference)
      : all.where('t.external_ref', '=', row.reference)
  ).execute();
  if (stakes.length === 0) throw new Problem('DIFFERENCE_CHANGED');
  for (const [index, stake] of stakes.entries()) {
    const { external_ref: reverses, round_ref: roundRef } = stake;
    const round =
      roundRef === null ? null : await findRoundByRef(tx, { brand, memberId, vendor, roundRef });
    const gameCode = round?.game_code ?? '';
    const event: RoundPart = {
      product: round?.product ?? 'game',
      vendor,
      gameCode,
      category: parts.catalogue.categoryOf(vendor, gameCode),
      movement: 'rollback',
      amountMicro: '0',
      closes: index === stakes.length - 1,
    };
    const outcome = await parts.ledger.postIn(tx, {
      brand,
      memberId,
      currency,
      provider: vendor,
      externalRef: `reconciled:${row.id}:${reverses}`,
      kind: 'rollback',
      reverses,
      // A stake that was paid for is not given back.
      ...(row.fault === 'open' && { unlessSettled: true }),
      ...(roundRef !== null && { roundRef }),
      content: ['rollback', reverses],
      event,
    });
    requirePosted(outcome);
  }
}

/** Ends money under way as the vendor said by other means than its answer. */
async function settle(
  tx: Tx,
  parts: RepairParts,
  row: DifferenceRow,
  repair: 'arrived' | 'returned',
): Promise<void> {
  const transfer = await tx
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('id', '=', BigInt(row.reference))
    .where('member_id', '=', row.member_id)
    .executeTakeFirst();
  if (transfer?.status !== 'unknown') throw new Problem('DIFFERENCE_CHANGED');
  const kept = await tx
    .selectFrom('vendor_wallet')
    .select('balance_micro')
    .where('member_id', '=', row.member_id)
    .where('vendor', '=', row.party)
    .where('currency', '=', row.currency)
    .executeTakeFirst();
  const ended = await settleTransfer(
    tx,
    parts,
    transfer,
    repair === 'arrived'
      ? // The balance is read again when the player looks at it.
        { status: 'done', balanceMicro: kept?.balance_micro ?? 0n }
      : { status: 'refused', refusal: 'VENDOR_REFUSED' },
  );
  if (!ended) throw new Problem('DIFFERENCE_CHANGED');
}

/** Credits the order that the channel says was paid. */
async function credit(tx: Tx, parts: RepairParts, row: DifferenceRow): Promise<bigint> {
  const order = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('reference', '=', row.reference)
    .where('brand', '=', row.brand)
    .where('status', 'in', ['pending', 'expired', 'declined'])
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new Problem('DIFFERENCE_CHANGED');
  const receivedMicro = row.there_micro ?? 0n;
  if (receivedMicro <= 0n) throw new Problem('REPAIR_NOT_FITTING');
  await creditPayment(tx, parts, order, { receivedMicro, authorisation: order.authorisation });
  return 0n;
}

function requirePosted(outcome: PostOutcome): void {
  if (outcome.status === 'posted') return;
  if (outcome.reason === 'insufficientFunds') throw new Problem('INSUFFICIENT_FUNDS');
  // A call of the party's came in between.
  throw new Problem('DIFFERENCE_CHANGED');
}

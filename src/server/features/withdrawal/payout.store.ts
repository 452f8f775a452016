import { tellMember } from '../../account/tell-member.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { amountOf } from './withdrawal-notice.ts';
import { missingMicro, moveWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

/** The code of payments that staff make outside. */
export const BY_HAND = 'manual';

/** Orders the payment of what is missing of an approved withdrawal; the job hands it to the channel. */
export async function openPayout(
  tx: Tx,
  row: WithdrawalRow,
  channel: string,
  at: Date,
  staffId?: bigint,
): Promise<void> {
  await insertPayout(tx, row, { channel, status: 'waiting', at });
  await moveWithdrawal(
    tx,
    row,
    { status: 'sending', payout_channel: channel },
    { kind: 'sending', at, text: channel, ...(staffId === undefined ? {} : { staffId }) },
  );
}

/** Keeps a payment that was made outside. */
export async function recordPayout(
  tx: Tx,
  row: WithdrawalRow,
  { reference, at }: { reference: string; at: Date },
): Promise<void> {
  await insertPayout(tx, row, {
    channel: BY_HAND,
    status: 'sent',
    at,
    channelReference: reference,
  });
}

interface Payout {
  channel: string;
  status: 'waiting' | 'sent';
  at: Date;
  channelReference?: string;
}

async function insertPayout(
  tx: Tx,
  row: WithdrawalRow,
  { channel, status, at, channelReference }: Payout,
): Promise<void> {
  const id = newId();
  await tx
    .insertInto('payout')
    .values({
      id,
      withdrawal_id: row.id,
      brand: row.brand,
      channel,
      currency: row.currency,
      amount_micro: missingMicro(row),
      // One withdrawal may be paid more than once: after a failure, or for a part that is missing.
      reference: `${row.reference}-${id}`,
      status,
      channel_reference: channelReference ?? null,
      attempts: status === 'sent' ? 1 : 0,
      next_try_at: at,
      created_at: at,
      settled_at: status === 'sent' ? at : null,
    })
    .execute();
}

/** A payment was made: the player is asked whether it arrived. */
export async function markSent(
  tx: Tx,
  row: WithdrawalRow,
  payment: { channel: string; reference: string; timeoutMinutes: number; staffId?: bigint },
  clock: Clock,
): Promise<void> {
  const at = clock.now();
  const { channel, reference, timeoutMinutes, staffId } = payment;
  await moveWithdrawal(
    tx,
    row,
    {
      status: 'sent',
      sent_at: row.sent_at ?? at,
      payout_channel: channel,
      payout_reference: reference,
      confirm_by: new Date(at.getTime() + timeoutMinutes * 60_000),
      claim: null,
    },
    {
      kind: 'sent',
      at,
      text: reference,
      amountMicro: missingMicro(row),
      ...(staffId === undefined ? {} : { staffId }),
    },
  );
  const owner = { brand: row.brand, memberId: row.member_id };
  await tellMember(tx, owner, 'withdrawalSent', amountOf(row), clock);
}

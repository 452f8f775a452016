import type { AgentPolicy } from '#contract/generated/types.ts';
import { isAgentType } from '#domain/agent/agent-powers.ts';
import {
  type CreditFund,
  creditMovedPostings,
  creditReceivedPostings,
  creditSentPostings,
} from '#domain/ledger/credit-postings.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import { feeOf } from '#domain/withdrawal/withdrawal-fee.ts';
import { checkAmount } from '../../cash/check-amount.ts';
import { sendableToday } from '../../cash/credit-cap.read.ts';
import { checkTransferLimits } from '../../cash/deposit/check-deposit-limits.ts';
import { mayDeposit } from '../../cash/may-deposit.ts';
import { tellMember } from '../../account/tell-member.ts';
import type { TreeNode } from '../../tree/tree.read.ts';
import { requireTurnover } from '../../promotion/turnover/turnover-lock.read.ts';
import { oweTurnover } from '../../promotion/turnover/turnover.store.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { balanceOf } from '../../ledger/ledger.read.ts';
import type { PostOutcome } from '../../ledger/transfer-request.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { lockMember } from '../../platform/session/lock-member.ts';

/** Provider of transfers between agents and members in the ledger. */
const PROVIDER = 'credit';

export interface CreditDeps {
  readonly ledger: Pick<Ledger, 'postIn'>;
  readonly clock: Clock;
}

export interface CreditRequest {
  readonly sender: TreeNode;
  readonly recipient: TreeNode;
  readonly currency: string;
  readonly amountMicro: bigint;
  readonly note: string;
}

/** An agent has a credit to hand on; a member has the wallet alone. */
const fundOf = ({ type }: TreeNode): CreditFund => (isAgentType(type) ? 'agentCredit' : 'cash');

/**
 * Sends money up or down one step of the tree, in one transaction: the sender's half and the recipient's
 * commit together. Money that reaches a wallet owes turnover.
 * @returns the transfer's id and the fee
 * @throws Problem MEMBER_BLOCKED, AMOUNT_OUT_OF_RANGE, AMOUNT_NOT_CONVERTIBLE, TRANSFER_CAP_REACHED,
 * RECIPIENT_LIMIT_REACHED, TURNOVER_OWED, INSUFFICIENT_FUNDS
 */
export async function sendCredit(
  tx: Tx,
  deps: CreditDeps,
  { sender, recipient, currency, amountMicro, note }: CreditRequest,
  policy: AgentPolicy,
): Promise<{ id: bigint; feeMicro: bigint; at: Date }> {
  const { clock, ledger } = deps;
  const { brand } = sender;
  const at = clock.now();
  checkAmount({ amountMicro, currency }, { minMicro: 1n, maxMicro: MAX_AMOUNT_MICRO });
  await lockBoth(tx, sender, recipient);
  await requireActive(tx, { brand, memberId: sender.id }, clock);
  await requireActive(tx, { brand, memberId: recipient.id }, clock);
  const from = { brand, memberId: sender.id };
  const leftMicro = await sendableToday(tx, from, policy, at);
  if (amountMicro > leftMicro) {
    throw new Problem('TRANSFER_CAP_REACHED', {
      fields: {
        '/amountMicro': { code: 'maximum', messageKey: 'error:TRANSFER_CAP_REACHED' },
      },
      value: { currency, leftMicro: String(leftMicro) },
    });
  }
  const fund = fundOf(sender);
  if (fund === 'cash') {
    const { cash: cashMicro } = await balanceOf(tx, from, currency);
    await requireTurnover(tx, { ...from, currency }, { amountMicro, cashMicro });
  }
  const fee = { feeMicro: 0n, feeBasisPoints: policy.transferFeeBasisPoints };
  const feeMicro = feeOf(amountMicro, fee, currency);
  const received = amountMicro - feeMicro;
  const owner = { brand, memberId: recipient.id };
  const isToDownline = recipient.uplineId === sender.id;
  if (isToDownline) await checkTransferLimits(tx, { ...owner, amountMicro: received }, clock);
  const id = newId();
  const half = { brand, currency, provider: PROVIDER, externalRef: String(id) };
  refuseUnposted(
    await ledger.postIn(tx, {
      ...half,
      memberId: sender.id,
      kind: 'creditSent',
      postings: creditSentPostings({ from: fund, amountMicro, feeMicro }),
    }),
    { currency, fund },
  );
  const to = fundOf(recipient);
  refuseUnposted(
    await ledger.postIn(tx, {
      ...half,
      memberId: recipient.id,
      kind: 'creditReceived',
      postings: creditReceivedPostings({ to, amountMicro: received }),
    }),
    { currency, fund: to },
  );
  if (to === 'cash') {
    const times = policy.turnoverTimes;
    await oweTurnover(tx, creditRequirement({ ...owner, currency }, received, times), clock);
  }
  await tx
    .insertInto('credit_transfer')
    .values({
      id,
      brand,
      sender_id: sender.id,
      recipient_id: recipient.id,
      currency,
      amount_micro: amountMicro,
      fee_micro: feeMicro,
      note,
      at,
      to_downline: isToDownline,
    })
    .execute();
  const facts = { amountMicro: String(received), currency, account: sender.account };
  await tellMember(tx, owner, 'creditReceived', facts, clock);
  return { id, feeMicro, at };
}

/** Always in the same order, so that two transfers between two people wait and do not deadlock. */
async function lockBoth(tx: Tx, one: TreeNode, other: TreeNode): Promise<void> {
  const ids = [one.id, other.id].toSorted((a, b) => (a < b ? -1 : 1));
  for (const memberId of ids) await lockMember(tx, { brand: one.brand, memberId });
}

/**
 * Their status as it is now that their row is held. Why money cannot reach somebody who took a break is
 * nobody else's business. @throws Problem MEMBER_BLOCKED
 */
async function requireActive(tx: Tx, member: MemberKey, clock: Clock): Promise<void> {
  if (!(await mayDeposit(tx, member, clock))) throw new Problem('MEMBER_BLOCKED');
}

/** @throws Problem INSUFFICIENT_FUNDS with what there is */
function refuseUnposted(
  outcome: PostOutcome,
  { currency, fund }: { currency: string; fund: CreditFund },
): void {
  if (outcome.status === 'posted') return;
  if (outcome.reason === 'insufficientFunds' || outcome.reason === 'accountMissing') {
    const balanceMicro = String(outcome.balances[fund] ?? 0n);
    throw new Problem('INSUFFICIENT_FUNDS', { value: { currency, balanceMicro } });
  }
  throw new Error(`a transfer was refused: ${outcome.reason}`);
}

/**
 * Moves money between an agent's wallet and the credit to hand on. Back in the wallet it owes turnover,
 * as everything received does.
 * @throws Problem MEMBER_BLOCKED, AMOUNT_OUT_OF_RANGE, AMOUNT_NOT_CONVERTIBLE, TURNOVER_OWED,
 * INSUFFICIENT_FUNDS
 */
export async function moveCredit(
  tx: Tx,
  { ledger, clock }: CreditDeps,
  move: {
    agent: TreeNode;
    currency: string;
    amountMicro: bigint;
    direction: 'toCredit' | 'toWallet';
  },
  { turnoverTimes: times }: AgentPolicy,
): Promise<void> {
  const { agent, currency, amountMicro, direction } = move;
  const owner = { brand: agent.brand, memberId: agent.id, currency };
  checkAmount({ amountMicro, currency }, { minMicro: 1n, maxMicro: MAX_AMOUNT_MICRO });
  await lockMember(tx, owner);
  if (agent.status !== 'active') throw new Problem('MEMBER_BLOCKED');
  const from = direction === 'toCredit' ? 'cash' : 'agentCredit';
  if (from === 'cash') {
    const { cash: cashMicro } = await balanceOf(tx, owner, currency);
    await requireTurnover(tx, owner, { amountMicro, cashMicro });
  }
  refuseUnposted(
    await ledger.postIn(tx, {
      ...owner,
      provider: PROVIDER,
      externalRef: String(newId()),
      kind: 'creditMoved',
      postings: creditMovedPostings({ from, amountMicro }),
    }),
    { currency, fund: from },
  );
  if (direction === 'toWallet') {
    await oweTurnover(tx, creditRequirement(owner, amountMicro, times), clock);
  }
}

/** Turnover owed on received money, as a multiple of it. */
const creditRequirement = (
  { brand, memberId, currency }: MemberKey & { currency: string },
  amountMicro: bigint,
  times: number,
) => ({
  brand,
  memberId,
  currency,
  source: 'credit' as const,
  lockedMicro: amountMicro,
  requiredMicro: amountMicro * BigInt(times),
});

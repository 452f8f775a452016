import type { ReplyOf } from '#contract/operation.ts';
import { isAgentType, mayAgent } from '#domain/agent/agent-powers.ts';
import { maskAccount } from '#domain/agent/mask-account.ts';
import { settingOf } from '../../brands/setting-of.ts';
import { sendableToday } from '../../cash/credit-cap.read.ts';
import { paymentPasswordState } from '../../cash/payment-password.ts';
import { findNode } from '../../tree/tree.read.ts';
import { turnoverLock } from '../../promotion/turnover/turnover-lock.read.ts';
import { balanceOf } from '../../ledger/ledger.read.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { ownTerms } from './own-terms.ts';
import { waitingProposal } from './term-proposal.read.ts';

/** Whom an account belongs to, on which terms, and what it can send up. */
export async function readUpline(
  { db, clock, brands }: Pick<Parts, 'db' | 'clock' | 'brands'>,
  member: MemberKey & { currency: string },
): Promise<ReplyOf<'getUpline'>> {
  const brand = brands.byId(member.brand);
  const policy = settingOf(brand, 'agentPolicy');
  const node = await findNode(db, member);
  if (node === null) throw new Problem('MEMBER_NOT_FOUND');
  const upline =
    node.uplineId === null
      ? null
      : await findNode(db, { brand: member.brand, memberId: node.uplineId });
  const terms = await ownTerms(db, member, brand);
  const balances = await balanceOf(db, member, member.currency);
  const { lockedMicro, leftMicro } = await turnoverLock(db, member);
  const isAgent = isAgentType(node.type);
  const held = isAgent ? balances.agentCredit : balances.cash - lockedMicro;
  const { isSet } = await paymentPasswordState(db, member, clock);
  return {
    upline: upline === null ? null : isAgent ? upline.account : maskAccount(upline.account),
    terms,
    currency: member.currency,
    transferUp: policy.transferUp && upline !== null && mayAgent(upline.type, 'transferCredit'),
    transferFeeBasisPoints: policy.transferFeeBasisPoints,
    availableMicro: String(held > 0n ? held : 0n),
    transferLeftMicro: String(await sendableToday(db, member, policy, clock.now())),
    turnoverLeftMicro: String(leftMicro),
    paymentPasswordSet: isSet,
    proposal: await waitingProposal(db, member, terms, !isAgent),
  };
}

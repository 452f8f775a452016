import { dayIn } from '#domain/day/day.ts';
import type { AgentType } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { mayAgent, powersOf, typesBelow } from '#domain/agent/agent-powers.ts';
import { sendableToday } from '../../cash/credit-cap.read.ts';
import { ownCode } from '../../tree/invitation/invitation-code.store.ts';
import { paymentPasswordState } from '../../cash/payment-password.ts';
import { settingOf } from '../../brands/setting-of.ts';
import { quotasOf } from '../../tree/quota.store.ts';
import { levelOf } from '../../tree/tree.read.ts';
import { sums } from '../../play/figures/sums.read.ts';
import { balanceOf } from '../../ledger/ledger.read.ts';
import type { Parts } from '../../parts.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { ownTerms } from './own-terms.ts';

/** Who an agent is, what the account may do, and what the team did today. */
export async function agentHome(
  { db, clock, brands }: Pick<Parts, 'db' | 'clock' | 'brands'>,
  agent: MemberKey & { currency: string },
  origin: string,
): Promise<ReplyOf<'getAgentHome'>> {
  const brand = brands.byId(agent.brand);
  const policy = settingOf(brand, 'agentPolicy');
  const { timeZone } = settingOf(brand, 'brandDay');
  const { memberId, currency } = agent;
  const row = await db
    .selectFrom('member')
    .select(['username', 'nickname', 'account_type', 'created_at'])
    .where('id', '=', memberId)
    .where('brand', '=', agent.brand)
    .executeTakeFirstOrThrow();
  const type = row.account_type as AgentType;
  const code = await ownCode(db, agent);
  const balances = await balanceOf(db, agent, currency);
  const { isSet } = await paymentPasswordState(db, agent, clock);
  const now = clock.now();
  const today = dayIn(timeZone, now);
  return {
    account: row.username,
    nickname: row.nickname,
    memberId: String(memberId),
    type,
    powers: [...powersOf(type)],
    mayCreate: [...typesBelow(type)],
    level: await levelOf(db, memberId),
    since: row.created_at.toISOString(),
    affiliateCode: code,
    joinUrl: code && `${origin}/join/${code}`,
    terms: await ownTerms(db, agent, brand),
    seriesFloor: settingOf(brand, 'lotteryTerms').floorSeries,
    quotas: [...(await quotasOf(db, agent, policy))],
    currency,
    cashMicro: String(balances.cash),
    creditMicro: String(balances.agentCredit),
    transferDown: policy.transferDown && mayAgent(type, 'transferCredit'),
    transferFeeBasisPoints: policy.transferFeeBasisPoints,
    transferLeftMicro: String(await sendableToday(db, agent, policy, now)),
    paymentPasswordSet: isSet,
    timeZone,
    today,
    hosts: brand?.hosts.slice(0, 20) ?? [],
    figures: await sums(db, { ...agent, of: { team: agent.memberId } }, { from: today, to: today }),
  };
}

import type { AgentPolicy, CreditTransfer } from '#contract/generated/types.ts';
import { isAgentType, mayAgent } from '#domain/agent/agent-powers.ts';
import { maskAccount } from '#domain/agent/mask-account.ts';
import { settingOf } from '../../brands/setting-of.ts';
import { requirePaymentPassword } from '../../cash/payment-password.ts';
import { requireNoArrears } from '../../tree/contract/arrears.read.ts';
import { findNode, teamNode, type TreeNode } from '../../tree/tree.read.ts';
import type { Feature } from '../../feature.ts';
import { balanceOf } from '../../ledger/ledger.read.ts';
import type { Parts } from '../../parts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, keyedRoute, memberOf, route } from '../../platform/route.ts';
import { listCreditTransfers } from './credit.read.ts';
import { moveCredit, sendCredit } from './send-credit.ts';

/** Transfers along the tree: down from agents' credit, and up. */
export function creditFeature(parts: Parts): Feature {
  const { db, clock, brands, relay } = parts;

  const nodeOf = async (from: Db | Tx, call: CallFacts): Promise<TreeNode> => {
    const { brand, memberId } = memberOf(call);
    const node = await findNode(from, { brand, memberId });
    if (node === null) throw new Problem('MEMBER_NOT_FOUND');
    return node;
  };
  const policyOf = (call: CallFacts): AgentPolicy =>
    settingOf(brands.byId(memberOf(call).brand), 'agentPolicy');
  const guard = async (
    call: CallFacts & { body: { paymentPassword: string } },
    isOn: boolean,
  ): Promise<void> => {
    if (!isOn) throw new Problem('TRANSFER_OFF');
    const { paymentPassword: value } = call.body;
    const given = { value, pointer: '/paymentPassword', ip: call.ip };
    await requirePaymentPassword(db, memberOf(call), given, clock);
  };
  const sentBy = (
    call: CallFacts & { body: { amountMicro: string; note: string } },
    recipient: TreeNode,
    { id, feeMicro, at }: { id: bigint; feeMicro: bigint; at: Date },
    masks: boolean,
  ): CreditTransfer => ({
    transferId: String(id),
    direction: 'sent',
    account: masks ? maskAccount(recipient.account) : recipient.account,
    currency: memberOf(call).site.currency,
    amountMicro: call.body.amountMicro,
    feeMicro: String(feeMicro),
    note: call.body.note.trim(),
    at: at.toISOString(),
  });
  const requestOf = (
    call: CallFacts & { body: { amountMicro: string; note: string } },
    sender: TreeNode,
    recipient: TreeNode,
  ) => ({
    sender,
    recipient,
    currency: memberOf(call).site.currency,
    amountMicro: BigInt(call.body.amountMicro),
    note: call.body.note.trim(),
  });
  /** @throws Problem CONTRACT_ARREARS */
  const owesNothing = (tx: Tx, call: CallFacts): Promise<void> => {
    const { brand, memberId } = memberOf(call);
    const policy = settingOf(brands.byId(brand), 'contractPolicy');
    return requireNoArrears(tx, memberId, policy, clock.now());
  };
  const nudge = async (): Promise<void> => relay.nudge();

  return {
    name: 'credit',
    routes: [
      keyedRoute(
        'sendCredit',
        async (tx, call) => {
          const sender = await nodeOf(tx, call);
          const agent = { brand: sender.brand, memberId: sender.id };
          const recipient = await teamNode(tx, agent, BigInt(call.body.memberId));
          if (recipient.uplineId !== sender.id) throw new Problem('MEMBER_NOT_FOUND');
          await owesNothing(tx, call);
          const request = requestOf(call, sender, recipient);
          const sent = await sendCredit(tx, parts, request, policyOf(call));
          return sentBy(call, recipient, sent, false);
        },
        nudge,
        async (call) => {
          const { type } = await nodeOf(db, call);
          const isOn = policyOf(call).transferDown;
          if (isOn && !mayAgent(type, 'transferCredit')) throw new Problem('AGENT_POWER_MISSING');
          await guard(call, isOn);
        },
      ),

      keyedRoute(
        'moveCredit',
        async (tx, call) => {
          const agent = await nodeOf(tx, call);
          const { currency } = memberOf(call).site;
          const { amountMicro, direction } = call.body;
          const move = { agent, currency, amountMicro: BigInt(amountMicro), direction };
          await moveCredit(tx, parts, move, policyOf(call));
          const owner = { brand: agent.brand, memberId: agent.id };
          const { cash, agentCredit } = await balanceOf(tx, owner, currency);
          return { cashMicro: String(cash), creditMicro: String(agentCredit) };
        },
        nudge,
        async (call) => {
          const { type } = await nodeOf(db, call);
          const { transferDown, transferUp } = policyOf(call);
          // Received credit can always be taken into the wallet.
          const isOn = transferDown || transferUp || call.body.direction === 'toWallet';
          if (isOn && !mayAgent(type, 'transferCredit')) throw new Problem('AGENT_POWER_MISSING');
          await guard(call, isOn);
        },
      ),

      keyedRoute(
        'sendToUpline',
        async (tx, call) => {
          const sender = await nodeOf(tx, call);
          if (sender.uplineId === null) throw new Problem('UPLINE_MISSING');
          const upline = { brand: sender.brand, memberId: sender.uplineId };
          const recipient = await findNode(tx, upline);
          if (recipient === null || !mayAgent(recipient.type, 'transferCredit')) {
            throw new Problem('UPLINE_MISSING');
          }
          await owesNothing(tx, call);
          const request = requestOf(call, sender, recipient);
          const sent = await sendCredit(tx, parts, request, policyOf(call));
          return sentBy(call, recipient, sent, !isAgentType(sender.type));
        },
        nudge,
        (call) => guard(call, policyOf(call).transferUp),
      ),

      route('listCreditTransfers', async (call) => {
        const { type } = await nodeOf(db, call);
        return listCreditTransfers(db, memberOf(call), call.query, !isAgentType(type));
      }),
    ],
  };
}

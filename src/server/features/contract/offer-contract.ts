import type { ContractKind, ContractPolicy, ContractTerms } from '#contract/generated/types.ts';
import { isAgentType } from '#domain/agent/agent-powers.ts';
import { tellMember } from '../../account/tell-member.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { findNode, levelOf, type TreeNode } from '../../tree/tree.read.ts';
import { requireNoArrears } from '../../tree/contract/arrears.read.ts';
import { requireKind, requireTerms } from './contract-rules.ts';
import { activeContract, BRAND_PAYS, type ContractRow, writeOffer } from './contract.store.ts';

export interface OfferRequest {
  readonly kind: ContractKind;
  readonly terms: ContractTerms;
}

/**
 * An agent offers a contract to direct downlines, within the agent's own. All offers are made, or none.
 * @throws Problem CONTRACT_NOT_OFFERED, CONTRACT_OWN_MISSING, CONTRACT_TERMS_REFUSED, CONTRACT_OFFER_WAITING,
 * CONTRACT_ARREARS, CONTRACT_TOO_DEEP, MEMBER_NOT_FOUND
 */
export async function offerContracts(
  tx: Tx,
  clock: Clock,
  upline: TreeNode,
  { kind: asked, terms, memberIds }: OfferRequest & { readonly memberIds: readonly bigint[] },
  policy: ContractPolicy,
): Promise<readonly ContractRow[]> {
  const kind = requireKind(asked, policy);
  const { brand, id: uplineId } = upline;
  await lockMember(tx, { brand, memberId: uplineId });
  await requireNoArrears(tx, uplineId, policy, clock.now());
  const own = await activeContract(tx, uplineId, kind);
  if (own === null) throw new Problem('CONTRACT_OWN_MISSING');
  requireTerms(kind, terms, own.terms, policy);
  const offers: ContractRow[] = [];
  // In one order, so that two offers do not wait for each other.
  for (const memberId of memberIds.toSorted((one, other) => (one < other ? -1 : 1))) {
    const node = await findNode(tx, { brand, memberId });
    if (node === null || node.uplineId !== uplineId || !isAgentType(node.type)) {
      throw new Problem('MEMBER_NOT_FOUND');
    }
    if ((await levelOf(tx, memberId)) > policy.levels) throw new Problem('CONTRACT_TOO_DEEP');
    const offer = { brand, kind, uplineId, downlineId: memberId, terms };
    offers.push(await writeOffer(tx, { ...offer, offerDays: policy.offerDays }, clock.now()));
    const facts = { account: upline.account };
    await tellMember(tx, { brand, memberId }, 'contractOffered', facts, clock);
  }
  return offers;
}

/** The brand offers a contract to an agent without an upline. @throws Problem as `offerContracts` */
export async function offerBrandContract(
  tx: Tx,
  clock: Clock,
  { agentId, brandName, ...of }: BrandOffer & { readonly brandName: string },
  request: OfferRequest,
  policy: ContractPolicy,
): Promise<ContractRow> {
  const { brand } = of;
  await lockMember(tx, { brand, memberId: agentId });
  const kind = await judgeBrandOffer(tx, { brand, agentId }, request, policy);
  const offer = { brand, kind, uplineId: BRAND_PAYS, downlineId: agentId, terms: request.terms };
  const written = await writeOffer(tx, { ...offer, offerDays: policy.offerDays }, clock.now());
  const owner = { brand, memberId: agentId };
  await tellMember(tx, owner, 'contractOffered', { account: brandName }, clock);
  return written;
}

export interface BrandOffer {
  readonly brand: string;
  readonly agentId: bigint;
}

/**
 * Judges an offer of the brand: when it is asked for, and again when it runs.
 * @throws Problem MEMBER_NOT_FOUND, CONTRACT_NOT_OFFERED, CONTRACT_TERMS_REFUSED
 */
export async function judgeBrandOffer(
  tx: Tx,
  { brand, agentId }: BrandOffer,
  { kind: asked, terms }: OfferRequest,
  policy: ContractPolicy,
): Promise<ContractKind> {
  const node = await findNode(tx, { brand, memberId: agentId });
  if (node === null || node.uplineId !== null || !isAgentType(node.type)) {
    throw new Problem('MEMBER_NOT_FOUND');
  }
  const kind = requireKind(asked, policy);
  requireTerms(kind, terms, null, policy);
  return kind;
}

import type { RainState } from '#contract/generated/types.ts';
import { maskAccount } from '#domain/agent/mask-account.ts';
import { isRunning, type PublishedCampaign } from '../../../promotion/campaign/campaign.read.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { seedAt } from '../../../platform/hash-chain.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';

const MOST_LATEST = 20;

export interface RainLook {
  readonly member: MemberKey | null;
  readonly now: Date;
}

/** What is left of a rain, what the caller took, and what proves the split once it is over. */
export async function rainState(
  db: Db | Tx,
  campaign: PublishedCampaign,
  { member, now }: RainLook,
): Promise<RainState> {
  const { envelopes } = campaign.document.trigger;
  const left = await envelopesLeft(db, campaign.id);
  const chain = await db
    .selectFrom('raffle_chain')
    .selectAll()
    .where('campaign_id', '=', campaign.id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { serverSeed, commitment } = seedAt(chain.root_seed, chain.rounds, 0);
  const isOver = left === 0 || (now >= campaign.startsAt && !isRunning(campaign, now));
  return {
    envelopes,
    left,
    commitment,
    salt: chain.salt,
    seed: isOver ? serverSeed : null,
    ownMicro: member === null ? null : await ownEnvelope(db, campaign.id, member),
    latest: await latestTakes(db, campaign.id),
  };
}

/** Counts the envelopes that are still free. */
export async function envelopesLeft(db: Db | Tx, campaignId: bigint): Promise<number> {
  const { left } = await db
    .selectFrom('envelope')
    .select((eb) => eb.fn.countAll<bigint>().as('left'))
    .where('campaign_id', '=', campaignId)
    .where('member_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

async function ownEnvelope(
  db: Db | Tx,
  campaignId: bigint,
  { memberId }: MemberKey,
): Promise<string | null> {
  const own = await db
    .selectFrom('envelope')
    .select('amount_micro')
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return own === undefined ? null : String(own.amount_micro);
}

async function latestTakes(db: Db | Tx, campaignId: bigint): Promise<RainState['latest']> {
  const rows = await db
    .selectFrom('envelope as e')
    .innerJoin('member as m', 'm.id', 'e.member_id')
    .select(['e.number', 'e.amount_micro', 'e.taken_at', 'm.nickname'])
    .where('e.campaign_id', '=', campaignId)
    .where('e.member_id', 'is not', null)
    .orderBy('e.taken_at', 'desc')
    .orderBy('e.number', 'desc')
    .limit(MOST_LATEST)
    .execute();
  return rows.flatMap(({ number, amount_micro: amount, taken_at: at, nickname }) =>
    at === null
      ? []
      : [
          {
            number,
            account: maskAccount(nickname),
            amountMicro: String(amount),
            at: at.toISOString(),
          },
        ],
  );
}

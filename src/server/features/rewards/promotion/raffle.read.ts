import { dayIn } from '#domain/day/day.ts';
import type { RaffleState } from '#contract/generated/types.ts';
import { drawUnit, isDraw } from '#domain/promotion/draw-unit.ts';
import { UNIT_MICRO } from '#domain/ledger/unit.ts';
import { sql } from 'kysely';
import { maskAccount } from '#domain/agent/mask-account.ts';
import type { PublishedCampaign } from '../../../promotion/campaign/campaign.read.ts';
import { played } from '../../../promotion/campaign/facts.read.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { balanceOf } from '../../../ledger/ledger.read.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { seedAt } from '../../../platform/hash-chain.ts';

const MOST_WINNERS = 20;

export interface RaffleLook {
  readonly member: MemberKey | null;
  readonly now: Date;
  readonly timeZone: string;
}

export interface Tickets {
  readonly tickets: number;
  readonly used: number;
  readonly towardsNextMicro: bigint;
}

/** A member's tickets: spins and tickets from the ledger; of a raffle one for each full amount of valid bets since it began. */
export async function ticketsOf(
  db: Db | Tx,
  { id, document, startsAt, endsAt }: PublishedCampaign,
  member: MemberKey,
  { now, timeZone }: Omit<RaffleLook, 'member'>,
): Promise<Tickets> {
  const used = await drawsOf(db, id, member);
  const { kind } = document.trigger;
  const unit = isDraw(kind) ? drawUnit(kind) : null;
  if (unit !== null) {
    const held = await unitsOf(db, member, unit);
    return { tickets: held + used, used, towardsNextMicro: 0n };
  }
  const end = endsAt === null || now < endsAt ? now : endsAt;
  const days = [dayIn(timeZone, startsAt), dayIn(timeZone, end)] as const;
  const { valid } = await played(db, member, ...days);
  const ticketMicro = BigInt(document.trigger.ticketMicro);
  return { tickets: Number(valid / ticketMicro), used, towardsNextMicro: valid % ticketMicro };
}

async function drawsOf(db: Db | Tx, id: bigint, { memberId }: MemberKey): Promise<number> {
  const { used } = await db
    .selectFrom('raffle_draw')
    .select((eb) => eb.fn.countAll<bigint>().as('used'))
    .where('campaign_id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(used);
}

/** Whole spins or tickets that a member has; a debt after a correction is none. */
async function unitsOf(db: Db | Tx, member: MemberKey, unit: string): Promise<number> {
  const { cash, receivable } = await balanceOf(db, member, unit);
  return Math.max(0, Number((cash + receivable) / UNIT_MICRO));
}

/** Tickets of the caller, the commitment to the next draw, and the latest winners. */
export async function raffleState(
  db: Db | Tx,
  campaign: PublishedCampaign,
  { member, ...at }: RaffleLook,
): Promise<RaffleState> {
  const own =
    member === null
      ? { tickets: 0, used: 0, towardsNextMicro: 0n }
      : await ticketsOf(db, campaign, member, at);
  const next = await nextDraw(db, campaign.id);
  return {
    tickets: own.tickets,
    used: own.used,
    towardsNextMicro: String(own.towardsNextMicro),
    ...next,
    winners: await winners(db, campaign.id),
  };
}

/** What the next draw is committed to; a raffle gets its chain when it is published. */
async function nextDraw(
  db: Db | Tx,
  campaignId: bigint,
): Promise<Pick<RaffleState, 'nextNumber' | 'commitment' | 'salt'>> {
  const chain = await db
    .selectFrom('raffle_chain')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(number), 0)::int as last from raffle_draw
    where campaign_id = ${campaignId}::bigint
  `.execute(db);
  const position = Math.min(chain.used, chain.rounds - 1);
  const { commitment } = seedAt(chain.root_seed, chain.rounds, position);
  return { nextNumber: (rows[0]?.last ?? 0) + 1, commitment, salt: chain.salt };
}

async function winners(db: Db | Tx, campaignId: bigint): Promise<RaffleState['winners']> {
  const rows = await db
    .selectFrom('raffle_draw as d')
    .innerJoin('member as m', 'm.id', 'd.member_id')
    .select([
      'd.number',
      'd.prize',
      'd.drawn',
      'd.amount_micro',
      'd.server_seed',
      'd.drawn_at',
      'm.nickname',
    ])
    .where('d.campaign_id', '=', campaignId)
    .where('d.amount_micro', '>', 0n)
    .orderBy('d.number', 'desc')
    .limit(MOST_WINNERS)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    account: maskAccount(row.nickname),
    prize: row.prize,
    drawn: row.drawn,
    amountMicro: String(row.amount_micro),
    serverSeed: row.server_seed,
    at: row.drawn_at.toISOString(),
  }));
}

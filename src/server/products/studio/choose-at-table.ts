import { LIVE_GAMES } from '#games/live/live-games.ts';
import type { LiveChoice } from '#contract/generated/types.ts';
import type { StudioTable } from '#games/live/live-tables.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { asksOfRound } from './decide-round.ts';
import { stakesOf, writeOrder } from './order.store.ts';
import { findLiveRound, holdLiveRound } from './round.store.ts';
import { roundOf, type StudioParts } from './studio-parts.ts';

const WHOLE = 10_000n;

export interface ChoiceRequest extends MemberKey {
  readonly currency: string;
  readonly roundNumber: number;
  readonly step: number;
  readonly spot: string;
  readonly choice: LiveChoice;
}

/**
 * Takes a player's answer, with the stake that it costs: both in one transaction, under a shared lock of the round. So
 * the end of a decision waits for every answer that was begun.
 * @throws Problem TABLE_LOCKED, LIVE_CHOICE_REFUSED, and the refusals of a stake
 */
export async function chooseAtLiveTable(
  tx: Tx,
  { clock, wager }: Pick<StudioParts, 'clock' | 'wager'>,
  { code: tableCode, game: gameCode }: StudioTable,
  { brand, memberId, currency, roundNumber, step, spot, choice }: ChoiceRequest,
): Promise<void> {
  const found = await findLiveRound(tx, tableCode, roundNumber);
  if (found?.status !== 'deciding' || found.step !== step || found.outcome === null) {
    throw new Problem('TABLE_LOCKED');
  }
  const isOffered = asksOfRound(found).some(
    (ask) => ask.spot === spot && ask.choices.includes(choice),
  );
  const { stakes } = await stakesOf(tx, found.id, memberId);
  const own = stakes.get(spot) ?? 0n;
  if (!isOffered || own === 0n) throw new Problem('LIVE_CHOICE_REFUSED');

  // Cards change with the step alone: they are those that were judged.
  const judge = async (at: Tx): Promise<void> => {
    const round = await holdLiveRound(at, found.id, 'shared');
    const isAsked = round?.status === 'deciding' && round.step === step;
    if (!isAsked || round.decidesUntil === null || clock.now() >= round.decidesUntil) {
      throw new Problem('TABLE_LOCKED');
    }
  };
  const write = async (at: Tx): Promise<void> => {
    const written = await at
      .insertInto('live_choice')
      .values({
        round_id: found.id,
        step,
        spot,
        member_id: memberId,
        choice,
        chosen_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('step')
      .executeTakeFirst();
    if (written === undefined) throw new Problem('LIVE_CHOICE_REFUSED');
  };

  const cost = LIVE_GAMES[gameCode].decisions?.stakeOf(found.outcome, spot, choice) ?? null;
  if (cost === null) {
    await lockMember(tx, { brand, memberId });
    await judge(tx);
    await write(tx);
    return;
  }
  const id = newId();
  const stakeMicro = ((stakes.get(cost.of) ?? 0n) * cost.share) / WHOLE;
  const order = { id, roundId: found.id, brand, memberId, currency, stakeMicro };
  await wager.takeStakeIn(
    tx,
    {
      ...roundOf({ brand, memberId, currency }, found),
      stakeRef: String(id),
      stakeMicro,
      session: null,
      attended: true,
      cashOnly: true,
    },
    {
      judge,
      take: async (at) => {
        await write(at);
        await writeOrder(at, order, [{ spot: cost.spot, stakeMicro }], clock.now());
      },
    },
  );
}

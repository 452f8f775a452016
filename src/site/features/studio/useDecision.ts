import type { LiveTable } from '#contract/generated/types.ts';
import type { LiveChoice } from '#contract/generated/types.ts';
import { type Ask, asksOf } from '#games/live/decisions.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import type { Hand } from './useHand.ts';

const WHOLE = 10_000n;

/** A question to the player, with what each answer costs. */
export interface Question extends Ask {
  readonly costs: ReadonlyMap<LiveChoice, bigint>;
}

/** The question that the player is asked, and its answer. */
export function useDecision(table: LiveTable, hand: Hand) {
  const command = useCommand('chooseAtLiveTable');
  const game = LIVE_GAMES[table.game];
  const outcome = table.outcome as LiveOutcome | null;
  const asks = table.status === 'deciding' && outcome !== null ? asksOf(game, outcome) : [];
  const open = asks.find(
    ({ spot }) => hand.placed.has(spot) && hand.choices.every((answered) => answered.spot !== spot),
  );
  const costOf = (choice: LiveChoice): bigint => {
    if (open === undefined || outcome === null) return 0n;
    const stake = game.decisions?.stakeOf(outcome, open.spot, choice) ?? null;
    return stake === null ? 0n : ((hand.placed.get(stake.of) ?? 0n) * stake.share) / WHOLE;
  };
  const question: Question | null =
    open === undefined
      ? null
      : { ...open, costs: new Map(open.choices.map((choice) => [choice, costOf(choice)])) };
  const answer = async (choice: LiveChoice): Promise<void> => {
    if (question === null) return;
    const { roundNumber, step } = table;
    const body = { roundNumber, step, spot: question.spot, choice };
    const reply = await command.run({ params: { table: table.table }, body });
    if (reply.ok) hand.put(reply.value);
  };
  return { question, answer, isPending: command.pending, problem: command.problem };
}

import type { LiveTable } from '#contract/generated/types.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useSession } from '#ui/session/useSession.ts';
import type { Hand } from './useHand.ts';

/** Sitting down at a table, and leaving it. */
export function useSeat(table: LiveTable, hand: Hand) {
  const { hasWallet } = useSession();
  const take = useCommand('takeLiveSeat');
  const leave = useCommand('leaveLiveSeat');
  const at = (seat: number) => ({ params: { table: table.table, seat: String(seat) } });
  return {
    canSit: hasWallet,
    sit: async (seat: number): Promise<void> => {
      const answer = await take.run(at(seat));
      if (answer.ok) hand.put(answer.value);
    },
    leave: async (seat: number): Promise<void> => {
      const answer = await leave.run(at(seat));
      if (answer.ok) hand.put(answer.value);
    },
    isPending: take.pending || leave.pending,
    problem: take.problem ?? leave.problem,
  };
}

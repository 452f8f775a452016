import type { LotteryTicket } from '#contract/generated/types.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import listStyles from './List.module.css';
import styles from './Lottery.module.css';
import { TicketCard } from './TicketCard.tsx';
import type { ProblemError } from '#contract/problem-error.ts';

export interface TicketListProps {
  lottery: Lottery;
  tickets: readonly LotteryTicket[] | undefined;
  problem: ProblemError | null;
  onChanged: () => void;
  onAgain: (ticket: LotteryTicket) => void;
}

/** The player's latest tickets of the lottery, each with its state and its reason. */
export function TicketList({ lottery, tickets, problem, onChanged, onAgain }: TicketListProps) {
  const say = useTexts('lottery');
  const problemText = useProblemText();
  if (problem !== null && tickets === undefined) {
    return <Notice tone="problem">{problemText(problem)}</Notice>;
  }
  if (tickets === undefined) return <Skeleton shape="block" count={2} />;
  if (tickets.length === 0) return <p className={styles.quiet}>{say('lottery:tickets.empty')}</p>;
  return (
    <ul className={listStyles.tickets}>
      {tickets.map((ticket) => (
        <TicketCard
          key={ticket.ticketId}
          lottery={lottery}
          ticket={ticket}
          onChanged={onChanged}
          onAgain={onAgain}
        />
      ))}
    </ul>
  );
}

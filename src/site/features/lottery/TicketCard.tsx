import { useState } from 'react';
import type { LotteryLine, LotteryTicket } from '#contract/generated/types.ts';
import { findPlay, type Lottery } from '#domain/lottery/lottery.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { DrawNumbers } from './DrawNumbers.tsx';
import { explainLine } from './explain-line.ts';
import listStyles from './List.module.css';
import styles from './Lottery.module.css';
import { playName, selectionWords } from './play-names.ts';
import { shownStatus } from './shown-status.ts';

export interface TicketCardProps {
  lottery: Lottery;
  ticket: LotteryTicket;
  onChanged: () => void;
  onAgain: (ticket: LotteryTicket) => void;
}

/** A ticket: state, numbers, lines, and why each line won or lost. */
export function TicketCard({ lottery, ticket, onChanged, onAgain }: TicketCardProps) {
  const say = useTexts('lottery', 'lottery-play');
  const locale = useLocale();
  const problemText = useProblemText();
  const cancel = useCommand('cancelLotteryTicket');
  const [isOpen, setOpen] = useState(false);
  const { ticketId, numero, currency, numbers, payoutMicro, rebateMicro } = ticket;
  const shown = shownStatus(ticket);
  const money = (micro: string): string => formatMicro(BigInt(micro), currency, locale);
  return (
    <li className={listStyles.ticket}>
      <div className={listStyles.ticketHead}>
        <span className={listStyles.lineName}>{say('lottery:draw', { numero })}</span>
        <Pill tone={shown === 'won' ? 'win' : shown === 'open' ? 'primary' : 'plain'}>
          {say(`lottery:status.${shown}`)}
        </Pill>
      </div>
      <p className={styles.quiet}>
        {say('lottery:ticket.line', {
          stake: money(ticket.stakeMicro),
          at: formatMoment(ticket.placedAt, locale),
        })}
      </p>
      {numbers === null ? null : <DrawNumbers family={lottery.family} numbers={numbers} />}
      {payoutMicro === null ? null : (
        <p className={listStyles.outcome} data-won={shown === 'won' || undefined}>
          {shown === 'won' || shown === 'paidBack'
            ? say(`lottery:ticket.${shown}`, { amount: money(payoutMicro) })
            : say('lottery:ticket.lost')}
          {rebateMicro === null || rebateMicro === '0'
            ? null
            : ` ${say('lottery:ticket.rebate', { amount: money(rebateMicro) })}`}
        </p>
      )}
      {cancel.problem === null ? null : (
        <Notice tone="problem">{problemText(cancel.problem)}</Notice>
      )}
      <div className={styles.actions}>
        <Button tone="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say(isOpen ? 'lottery:ticket.less' : 'lottery:ticket.more', {
            count: ticket.lines.length,
          })}
        </Button>
        <Button tone="quiet" size="small" onClick={() => onAgain(ticket)}>
          {say('lottery:ticket.again')}
        </Button>
        {ticket.mayCancel ? (
          <Button
            tone="quiet"
            size="small"
            pending={cancel.pending}
            onClick={() => void cancel.run({ params: { ticketId }, body: {} }).then(onChanged)}
          >
            {say('lottery:ticket.cancel')}
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <ul className={listStyles.lines}>
          {ticket.lines.map((line) => (
            <TicketLine key={line.lineId} lottery={lottery} ticket={ticket} line={line} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function TicketLine({
  lottery,
  ticket: { numbers, currency, status },
  line,
}: {
  lottery: Lottery;
  ticket: LotteryTicket;
  line: LotteryLine;
}) {
  const say = useTexts('lottery', 'lottery-play');
  const locale = useLocale();
  const play = findPlay(lottery, line.play);
  const money = (micro: string): string => formatMicro(BigInt(micro), currency, locale);
  const isOver = status === 'won' || status === 'lost';
  const reason = numbers === null || !isOver ? null : explainLine(lottery, line, numbers);
  return (
    <li className={listStyles.line}>
      <span className={listStyles.lineWords}>
        <span className={listStyles.lineName}>
          {play === null ? line.play : playName(say, play)}
        </span>
        <span className={listStyles.selection}>{selectionWords(say, line.selection)}</span>
        <span className={styles.quiet}>
          {say('lottery:line', { units: line.units, amount: money(line.stakeMicro) })}
        </span>
        {reason === null ? null : (
          <span className={listStyles.reason}>
            {reason.won > 0
              ? say('lottery:reason.won', {
                  won: reason.won,
                  units: reason.units,
                  amount: money(line.payoutMicro ?? '0'),
                })
              : reason.returned > 0
                ? say('lottery:reason.returned', { amount: money(line.payoutMicro ?? '0') })
                : say('lottery:reason.lost', { units: reason.units })}
          </span>
        )}
      </span>
    </li>
  );
}

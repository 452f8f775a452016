import { Icon } from '#ui/kit/Icon.tsx';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { PromiseVerdict } from './compare-promise.ts';
import type { TicketVerdict } from './judge-ticket.ts';
import type { Verdict } from '#games/round-verifier.ts';
import styles from './VerdictMarks.module.css';

export interface VerdictMarksProps {
  verdict: Verdict;
  /** Null: the round had no part in a jackpot. */
  ticket: TicketVerdict | null;
  promise: PromiseVerdict;
}

/** The questions of a round and their answers, in picture and word. */
export function VerdictMarks({ verdict, ticket, promise }: VerdictMarksProps) {
  const say = useTexts('fairness');
  const { commitmentHolds, eventsMatch, firstDifference } = verdict;
  const ticketHolds = ticket === null || (ticket.ticketMatches && ticket.pays !== 'unpaid');
  const holds = commitmentHolds && eventsMatch && ticketHolds && promise.kind !== 'other';
  return (
    <div className={styles.verdict} data-holds={holds} role="status">
      <p className={styles.title}>
        <Icon name={holds ? 'sealCheck' : 'warning'} size="large" />
        {say(holds ? 'fairness:verdict.holds' : 'fairness:verdict.fails')}
      </p>
      <ul className={styles.marks}>
        {promise.kind === 'unseen' ? null : (
          <Mark
            good={promise.kind === 'same'}
            text={
              promise.kind === 'same'
                ? say('fairness:verdict.promise.yes')
                : say('fairness:verdict.promise.no', { shown: promise.shown })
            }
          />
        )}
        <Mark
          good={commitmentHolds}
          text={say(`fairness:verdict.commitment.${commitmentHolds ? 'yes' : 'no'}`)}
        />
        <Mark
          good={eventsMatch}
          text={say(`fairness:verdict.events.${eventsMatch ? 'yes' : 'no'}`)}
        />
        {ticket === null ? null : <TicketMark ticket={ticket} />}
      </ul>
      {promise.kind === 'unseen' ? (
        <p className={styles.side}>{say('fairness:verdict.promise.unseen')}</p>
      ) : null}
      {firstDifference === undefined ? null : (
        <div className={styles.difference}>
          <p>{say('fairness:verdict.difference', { number: firstDifference.index + 1 })}</p>
          <p className={styles.side}>{say('fairness:verdict.expected')}</p>
          <pre>{json(firstDifference.expected)}</pre>
          <p className={styles.side}>{say('fairness:verdict.received')}</p>
          <pre>{json(firstDifference.received)}</pre>
        </div>
      )}
    </div>
  );
}

function TicketMark({ ticket }: { ticket: TicketVerdict }) {
  const say = useTexts('fairness');
  const locale = useLocale();
  const { drawn, ticketMatches, pays } = ticket;
  if (!ticketMatches) {
    const number = new Intl.NumberFormat(locale).format(drawn);
    return <Mark good={false} text={say('fairness:verdict.ticket.no', { drawn: number })} />;
  }
  return <Mark good={pays !== 'unpaid'} text={say(`fairness:verdict.ticket.${pays}`)} />;
}

function Mark({ good, text }: { good: boolean; text: string }) {
  return (
    <li className={styles.mark} data-good={good}>
      <Icon name={good ? 'check' : 'close'} size="small" />
      {text}
    </li>
  );
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? '—';
}

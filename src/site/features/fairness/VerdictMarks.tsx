import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Verdict } from './verifier.ts';
import styles from './VerdictMarks.module.css';

/** The two questions of a round and their answers, in picture and word. */
export function VerdictMarks({ verdict }: { verdict: Verdict }) {
  const say = useTexts('fairness');
  const { commitmentHolds, eventsMatch, firstDifference } = verdict;
  const holds = commitmentHolds && eventsMatch;
  return (
    <div className={styles.verdict} data-holds={holds} role="status">
      <p className={styles.title}>
        <Icon name={holds ? 'sealCheck' : 'warning'} size="large" />
        {say(holds ? 'fairness:verdict.holds' : 'fairness:verdict.fails')}
      </p>
      <ul className={styles.marks}>
        <Mark
          good={commitmentHolds}
          text={say(`fairness:verdict.commitment.${commitmentHolds ? 'yes' : 'no'}`)}
        />
        <Mark
          good={eventsMatch}
          text={say(`fairness:verdict.events.${eventsMatch ? 'yes' : 'no'}`)}
        />
      </ul>
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

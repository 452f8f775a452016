import { useState } from 'react';
import type { AgentTerms, TermProposal } from '#contract/generated/types.ts';
import { termsAbove } from '#domain/agent/terms.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { percentText } from '#ui/i18n/percent-text.ts';
import styles from './UplineScreen.module.css';

export interface OfferedTermsProps {
  /** Null: no terms are offered. */
  proposal: TermProposal | null;
  onAnswered: () => void;
}

interface Answer {
  proposalId: string;
  agrees: boolean;
}

/** The buttons disappear with the answered offer: focus moves to the outcome. */
const focusWhenShown = (element: HTMLElement | null): void => element?.focus();

/** Lower terms that the upline offers, and the answer to them. */
export function OfferedTerms({ proposal, onAnswered }: OfferedTermsProps) {
  const say = useTexts('upline');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('answerTermProposal');
  const [answer, setAnswer] = useState<Answer | null>(null);
  // An answered offer is shown until the next reading arrives.
  const open = proposal?.proposalId === answer?.proposalId ? null : proposal;
  const reply = async (proposalId: string, agrees: boolean): Promise<void> => {
    const outcome = await run({ params: { proposalId }, body: { agrees } });
    if (outcome.ok) setAnswer({ proposalId, agrees });
    if (outcome.ok || outcome.problem.code === 'PROPOSAL_NOT_FOUND') onAnswered();
  };
  return (
    <>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {answer === null || open !== null ? null : (
        <div ref={focusWhenShown} tabIndex={-1}>
          <Notice tone="good">
            {say(answer.agrees ? 'upline:offer.agreed' : 'upline:offer.kept')}
          </Notice>
        </div>
      )}
      {open === null ? null : (
        <Card as="section" className={styles.offer} aria-labelledby="upline-offer">
          <Offer proposal={open} />
          <div className={styles.actions}>
            <Button
              tone="secondary"
              pending={pending}
              onClick={() => void reply(open.proposalId, false)}
            >
              {say('upline:offer.keep')}
            </Button>
            <Button
              tone="secondary"
              pending={pending}
              onClick={() => void reply(open.proposalId, true)}
            >
              {say('upline:offer.agree')}
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}

/** Present and offered terms, and what an agreement lowers. */
function Offer({ proposal: { now, offered, offeredBy, at } }: { proposal: TermProposal }) {
  const say = useTexts('upline');
  const locale = useLocale();
  const value = (terms: AgentTerms, field: keyof AgentTerms): string =>
    field === 'series' ? String(terms.series) : percentText(terms.shareBasisPoints, locale);
  const lowered = termsAbove(now, offered);
  const shown =
    now.shareBasisPoints > 0 || offered.shareBasisPoints > 0
      ? (['series', 'shareBasisPoints'] as const)
      : (['series'] as const);
  return (
    <>
      <h2 id="upline-offer" className={styles.heading}>
        {say('upline:offer')}
      </h2>
      <p>{say('upline:offer.text', { account: offeredBy, at: formatMoment(at, locale) })}</p>
      <dl className={styles.compare}>
        {shown.map((field) => (
          <div key={field} className={styles.pair}>
            <dt>{say(field === 'series' ? 'upline:series' : 'upline:share')}</dt>
            <dd>
              <span className={styles.value}>
                <span className={styles.label}>{say('upline:offer.now')}</span>
                <span className="tabular">{value(now, field)}</span>
              </span>
              <Icon name="arrowRight" size="small" className={styles.arrow} />
              <span className={styles.value}>
                <span className={styles.label}>{say('upline:offer.offered')}</span>
                <span className="tabular">{value(offered, field)}</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.legend}>{say('upline:offer.lower')}</h3>
      <ul className={styles.losses}>
        {lowered.map((field) => (
          <li key={field}>
            {say(`upline:offer.lower.${field}`, {
              now: value(now, field),
              offered: value(offered, field),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

import type { AgentContract } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Explanation, Panel } from '../../frame/Panel.tsx';
import styles from './Contracts.module.css';
import { EndsDownlinesDialog } from './EndsDownlinesDialog.tsx';
import { Simulation } from './Simulation.tsx';
import { TermsComparison } from './TermsComparison.tsx';
import { TermsView } from './TermsView.tsx';

export interface ContractOfferProps {
  offer: AgentContract;
  /** The contract that the offer replaces. */
  active: AgentContract | null;
  currency: string;
  onAnswered: () => void;
}

/** An offer with its terms, a simulation and two answers of equal weight. */
export function ContractOffer({ offer, active, currency, onAnswered }: ContractOfferProps) {
  const { contractId, kind, side, account, terms } = offer;
  const say = useTexts('agent');
  const locale = useLocale();
  const problemText = useProblemText();
  const { run, pending, problem, reset } = useCommand('answerContract');
  const answer = async (accepts: boolean, endsDownlines: boolean): Promise<void> => {
    const outcome = await run({ params: { contractId }, body: { accepts, endsDownlines } });
    if (outcome.ok) onAnswered();
  };
  const ended =
    problem?.code === 'CONTRACT_ENDS_DOWNLINES'
      ? (problem.value as { accounts: readonly string[] }).accounts
      : null;
  return (
    <Panel title={say('agent:contract.offer')}>
      <Explanation>
        {say('agent:contract.offer.text', {
          account: side === 'brand' ? say('agent:contract.brand') : account,
          at: formatMoment(offer.offeredAt, locale),
          until: formatMoment(offer.expiresAt, locale),
        })}
      </Explanation>
      {active === null ? (
        <TermsView kind={kind} terms={terms} currency={currency} />
      ) : (
        <TermsComparison kind={kind} now={active.terms} offered={terms} currency={currency} />
      )}
      <Notice>{say(`agent:contract.disclosure.${kind}`)}</Notice>
      <Simulation contractId={contractId} kind={kind} />
      {problem === null || ended !== null ? null : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      <div className={styles.answers}>
        <Button tone="secondary" pending={pending} onClick={() => void answer(false, false)}>
          {say('agent:contract.reject')}
        </Button>
        <Button tone="secondary" pending={pending} onClick={() => void answer(true, false)}>
          {say('agent:contract.accept')}
        </Button>
      </div>
      {ended === null ? null : (
        <EndsDownlinesDialog
          accounts={ended}
          onConfirm={() => void answer(true, true)}
          onClose={reset}
        />
      )}
    </Panel>
  );
}

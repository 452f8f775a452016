import type { TermProposal } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { Fact, Facts } from '../../frame/Facts.tsx';
import { Explanation, Panel } from '../../frame/Panel.tsx';
import { TermsText } from '../../frame/TermsText.tsx';
import styles from './AgentHome.module.css';

/** Lower terms that the upline offers; nothing while none are offered. */
export function OfferedTerms() {
  const upline = useQuery('getUpline', {});
  const home = useQuery('getAgentHome', {});
  const proposal = upline.value?.proposal ?? null;
  if (proposal === null) return null;
  return (
    <ProposalPanel
      proposal={proposal}
      onAnswered={() => void Promise.all([upline.refresh(), home.refresh()])}
    />
  );
}

interface ProposalPanelProps {
  proposal: TermProposal;
  onAnswered: () => void;
}

function ProposalPanel({ proposal, onAnswered }: ProposalPanelProps) {
  const say = useTexts('agent');
  const locale = useLocale();
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('answerTermProposal');
  const answer = async (agrees: boolean): Promise<void> => {
    const { proposalId } = proposal;
    const outcome = await run({ params: { proposalId }, body: { agrees } });
    if (outcome.ok) onAnswered();
  };
  return (
    <Panel title={say('agent:offer')}>
      <Explanation>
        {say('agent:offer.text', {
          account: proposal.offeredBy,
          at: formatMoment(proposal.at, locale),
        })}
      </Explanation>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <Facts>
        <Fact name={say('agent:offer.now')}>
          <TermsText terms={proposal.now} />
        </Fact>
        <Fact name={say('agent:offer.offered')}>
          <TermsText terms={proposal.offered} />
        </Fact>
      </Facts>
      <div className={styles.actions}>
        <Button tone="secondary" pending={pending} onClick={() => void answer(false)}>
          {say('agent:offer.keep')}
        </Button>
        <Button tone="secondary" pending={pending} onClick={() => void answer(true)}>
          {say('agent:offer.agree')}
        </Button>
      </div>
    </Panel>
  );
}

import { useState } from 'react';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { draftTerms, termTexts } from './agent-terms-draft.ts';
import type { AgentTaskProps } from './agent-tasks.ts';
import { quotaTexts } from './quota-draft.ts';
import { QuotaRows } from './QuotaRows.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { TermFields } from './TermFields.tsx';

/** Changes the series, the share and the quotas of an agent. */
export function SetTerms({ brand, agent, onDone, onClose }: AgentTaskProps) {
  const { memberId, account } = agent;
  const say = useTexts('agent-desk');
  const locale = useOfficeLocale();
  const { run, pending, problem } = useCommand('setAgentTerms');
  const [typed, setTyped] = useState(() => termTexts(agent.terms, locale));
  const [quotas, setQuotas] = useState(() =>
    quotaTexts(agent.quotas.map(({ fromSeries, granted }) => ({ fromSeries, count: granted }))),
  );
  const { draft, faults } = draftTerms(typed, quotas, locale);
  const confirm = async (reason: string): Promise<void> => {
    if (draft === null) return;
    const granted = draft.quotas.map(({ fromSeries, count }) => ({ fromSeries, granted: count }));
    const outcome = await run({
      params: { brand, agentId: memberId },
      body: { terms: draft.terms, quotas: granted, reason },
    });
    if (outcome.ok) onDone(say('agent-desk:done.terms', { account }));
  };
  const faultAt = useFaultText(faults);
  const usedAt = (fromSeries: string): string | undefined => {
    const quota = agent.quotas.find((one) => String(one.fromSeries) === fromSeries.trim());
    return quota && say('agent-desk:quotas.used', { count: quota.used });
  };
  return (
    <TaskDialog
      title={`${say('agent-desk:task.terms')}: ${account}`}
      label={say('agent-desk:terms.save')}
      effect={say('agent-desk:effect.terms')}
      isReady={draft !== null}
      pending={pending}
      problem={problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <TermFields typed={typed} faultAt={faultAt} onChange={setTyped} />
      <h3>{say('agent-desk:policy.quotas')}</h3>
      <QuotaRows quotas={quotas} faultAt={faultAt} used={usedAt} onChange={setQuotas} />
    </TaskDialog>
  );
}

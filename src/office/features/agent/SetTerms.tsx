import { useState } from 'react';
import request from '#schemas/api/agent/setAgentTerms.json' with { type: 'json' };
import series from '#schemas/entities/series.json' with { type: 'json' };
import { rowsSpecs } from '#staff/setting/terms/term-spec.ts';
import type { TermEdits } from '#staff/setting/terms/terms-draft.ts';
import { useTermsEditor } from '#staff/setting/terms/useTermsEditor.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import type { AgentTaskProps } from './agent-tasks.ts';
import { TaskDialog } from './TaskDialog.tsx';
import { useQuotaWords } from './useQuotaWords.ts';
import { TERM_SPECS, useTermWords } from './useTermWords.ts';

const LISTS = rowsSpecs(request.body, { '../../entities/series.json': series });

/** Changes the series, the share and the quotas of an agent. */
export function SetTerms({ brand, agent, onDone, onClose }: AgentTaskProps) {
  const { memberId, account } = agent;
  const say = useTexts('agent-desk');
  const words = useTermWords();
  const quotas = useQuotaWords('granted');
  const { run, pending, problem } = useCommand('setAgentTerms');
  // The dialog keeps the terms it was opened on; `seen` names their version.
  const [now] = useState({ ...agent.terms, quotas: agent.quotas });
  const [edits, edit] = useState<TermEdits | null>(null);
  const { terms, fields, rowsOf } = useTermsEditor({
    specs: TERM_SPECS,
    lists: LISTS,
    now,
    edits,
    edit,
    words,
    rows: {
      quotas: {
        ...quotas,
        hint: (column, { fromSeries = '' }) => {
          const quota = agent.quotas.find((one) => String(one.fromSeries) === fromSeries.trim());
          return column === 'granted' && quota !== undefined
            ? say('agent-desk:quotas.used', { count: quota.used })
            : undefined;
        },
      },
    },
  });
  const confirm = async (reason: string): Promise<void> => {
    if (terms === null) return;
    const outcome = await run({
      params: { brand, agentId: memberId },
      body: {
        seen: agent.termsChangedAt,
        terms: { series: terms.series, shareBasisPoints: terms.shareBasisPoints },
        quotas: terms.quotas.map(({ fromSeries, granted }) => ({ fromSeries, granted })),
        reason,
      },
    });
    if (outcome.ok) onDone(say('agent-desk:done.terms', { account }));
  };
  return (
    <TaskDialog
      title={`${say('agent-desk:task.terms')}: ${account}`}
      label={say('agent-desk:terms.save')}
      effect={say('agent-desk:effect.terms')}
      isReady={terms !== null}
      pending={pending}
      problem={problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      {fields}
      <h3>{say('agent-desk:policy.quotas')}</h3>
      {rowsOf('quotas')}
    </TaskDialog>
  );
}

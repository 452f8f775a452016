import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { ReasonDialog } from '#staff/queue/ReasonDialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import type { AgentTaskProps } from './agent-tasks.ts';

/** Blocks an agent, or takes the block back. */
export function BlockAgent(props: AgentTaskProps & { task: 'block' | 'unblock' }) {
  const { brand, agent, task, onDone, onClose } = props;
  const { memberId, account } = agent;
  const say = useTexts('agent-desk');
  const { run, pending, problem } = useCommand('blockAgent');
  const confirm = async (reason: string): Promise<void> => {
    const outcome = await run({
      params: { brand, agentId: memberId },
      body: { blocked: task === 'block', reason },
    });
    if (outcome.ok) onDone(say(`agent-desk:done.${task}`, { account }));
  };
  return (
    <ReasonDialog
      title={`${say(`agent-desk:task.${task}`)}: ${account}`}
      label={say(`agent-desk:task.${task}`)}
      effect={say(`agent-desk:effect.${task}`)}
      hint={say('agent-desk:reasonHint')}
      pending={pending}
      problem={problem === null ? null : <ProblemPanel problem={problem} />}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}

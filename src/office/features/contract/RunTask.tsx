import type { ContractRun } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { ReasonDialog } from '#staff/queue/ReasonDialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';

export type RunTaskName = 'approve' | 'recompute';

export interface RunTaskProps {
  brand: string;
  run: ContractRun;
  task: RunTaskName;
  onDone: () => void;
  onClose: () => void;
}

/** Approves a settlement in review, or computes it again, with a reason. */
export function RunTask({ brand, run, task, onDone, onClose }: RunTaskProps) {
  const say = useTexts('contract-desk');
  const approve = useCommand('approveContractRun');
  const recompute = useCommand('recomputeContractRun');
  const { runId, hash, kind, isChanged } = run;
  const { pending, problem, run: send } = task === 'approve' ? approve : recompute;
  const confirm = async (reason: string): Promise<void> => {
    const outcome = await send({ params: { brand, runId }, body: { hash, reason } });
    if (outcome.ok) onDone();
  };
  return (
    <ReasonDialog
      title={`${say(`contract-desk:${task}`)}: ${say(`contract-desk:kind.${kind}`)}`}
      label={say(`contract-desk:${task}`)}
      effect={say(
        isChanged && task === 'approve'
          ? 'contract-desk:effect.approveChanged'
          : `contract-desk:effect.${task}`,
      )}
      hint={say('contract-desk:reasonHint')}
      pending={pending}
      problem={problem === null ? null : <ProblemPanel problem={problem} />}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}

import type { OfficeContract } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { ReasonDialog } from '#staff/queue/ReasonDialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';

export interface EndContractProps {
  brand: string;
  contract: OfficeContract;
  /** Called with a sentence about the outcome. */
  onDone: (sentence: string) => void;
  onClose: () => void;
}

/** Asks for the end of a contract, which a second person approves. */
export function EndContract({ brand, contract, onDone, onClose }: EndContractProps) {
  const say = useTexts('contract-desk');
  const { run, pending, problem } = useCommand('endContract');
  const account = contract.downlineAccount;
  const confirm = async (reason: string): Promise<void> => {
    const { contractId } = contract.contract;
    const outcome = await run({ params: { brand, contractId }, body: { reason } });
    if (outcome.ok) onDone(say('contract-desk:done.end', { account }));
    else if (outcome.problem.code === 'SECOND_PERSON_ASKED') {
      onDone(say('contract-desk:asked.end', { account }));
    }
  };
  return (
    <ReasonDialog
      title={`${say('contract-desk:end')}: ${account}`}
      label={say('contract-desk:end')}
      effect={say('contract-desk:effect.end')}
      hint={say('contract-desk:reasonHint')}
      pending={pending}
      problem={problem === null ? null : <ProblemPanel problem={problem} />}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}

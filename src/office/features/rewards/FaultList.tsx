import type { ProblemError } from '#contract/problem-error.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import type { ShownFault } from './useCampaignFaults.ts';

export interface FaultListProps {
  /** Of an attempt that no dialog shows. */
  problem: ProblemError | null;
  faults: readonly ShownFault[];
}

/** Everything to mend before the campaign can be saved, with the part it belongs to. */
export function FaultList({ problem, faults }: FaultListProps) {
  const say = useTexts('promotion-desk');
  const partOf = (pointer: string): string => {
    const [part = ''] = pointer.split('/').filter((step) => step !== '');
    return say(`promotion-desk:document.${part}`);
  };
  return (
    <>
      {problem === null ? null : <ProblemPanel problem={problem} />}
      {faults.length === 0 ? null : (
        <Notice tone="warning" title={say('promotion-desk:faults', { count: faults.length })}>
          <ul>
            {faults.map(({ pointer, text }) => (
              <li key={pointer}>{`${partOf(pointer)}: ${text}`}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

import type { JackpotSettings, JackpotTerms } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { ChangeList } from '../../desk/ChangeList.tsx';
import { ReviewDialog } from '../../desk/ReviewDialog.tsx';
import type { Desk } from '../../desk/useDesk.ts';
import type { DraftFault } from '../../desk/useFaultText.ts';
import { refusedFaults } from './draft-faults.ts';
import type { JackpotChange } from './jackpot-changes.ts';
import type { JackpotEdits } from './jackpot-draft.ts';
import { useChangeText } from './useChangeText.ts';

/** Terms that the server does not take, and why. */
export interface Refusal {
  terms: JackpotTerms;
  faults: readonly DraftFault[];
}

export interface JackpotReviewProps {
  name: string;
  now: JackpotSettings;
  next: { enabled: boolean; terms: JackpotTerms };
  changes: readonly JackpotChange[];
  desk: Desk<JackpotEdits>;
  onRefused: (refusal: Refusal) => void;
}

/** What is about to be set, from when on it holds, and what becomes of the pool there is. */
export function JackpotReview(props: JackpotReviewProps) {
  const { name, now, next, changes, desk, onRefused } = props;
  const say = useTexts('jackpot-desk', 'office');
  const changeText = useChangeText(now.currency);
  const { run, pending, problem } = useCommand('setJackpotSettings');
  const isTurned = next.enabled !== now.enabled;
  const effects = [
    ...(isTurned ? [turnEffect(now, next.enabled)] : []),
    ...(now.cycle !== null && changes.some(({ id }) => id !== 'enabled') ? ['nextPool'] : []),
  ];
  const save = async (reason: string): Promise<void> => {
    const body = { version: desk.version, ...next, reason };
    const outcome = await run({ params: { brand: now.brand }, body });
    const faults = outcome.ok ? [] : refusedFaults(outcome.problem);
    if (faults.length > 0) {
      onRefused({ terms: next.terms, faults });
      desk.review(false);
    } else desk.settle(outcome);
  };
  return (
    <ReviewDialog
      title={say('office:desk.confirmTitle', { name })}
      action={say('office:desk.apply', { name })}
      grave={isTurned && !next.enabled}
      pending={pending}
      problem={problem}
      onClose={() => desk.review(false)}
      onConfirm={(reason) => void save(reason)}
    >
      <ChangeList changes={changes.map(changeText)} />
      {effects.map((effect) => (
        <p key={effect}>{say(`jackpot-desk:effect.${effect}`)}</p>
      ))}
    </ReviewDialog>
  );
}

/** What becomes of the pool, or of the first stake where there is none. */
function turnEffect({ cycle }: Pick<JackpotSettings, 'cycle'>, enabled: boolean): string {
  if (cycle === null) return enabled ? 'opens' : 'closes';
  return enabled ? 'goesOn' : 'pauses';
}

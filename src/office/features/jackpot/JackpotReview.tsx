import type { JackpotSettings, JackpotTerms } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { ChangeList } from '../../desk/ChangeList.tsx';
import { ReviewDialog } from '../../desk/ReviewDialog.tsx';
import type { Desk } from '../../desk/useDesk.ts';
import type { JackpotChange } from './jackpot-changes.ts';
import type { JackpotEdits } from './jackpot-draft.ts';
import { useChangeText } from './useChangeText.ts';

export interface JackpotReviewProps {
  name: string;
  now: JackpotSettings;
  next: { enabled: boolean; terms: JackpotTerms };
  changes: readonly JackpotChange[];
  desk: Desk<JackpotEdits>;
}

/** What is about to be set, from when on it holds, and what becomes of the pool there is. */
export function JackpotReview(props: JackpotReviewProps) {
  const { name, now, next, changes, desk } = props;
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
    desk.settle(await run({ params: { brand: now.brand }, body }));
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

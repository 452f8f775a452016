import type { FlagSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { ChangeList } from '../../desk/ChangeList.tsx';
import { ReviewDialog } from '../../desk/ReviewDialog.tsx';
import type { Desk } from '../../desk/useDesk.ts';
import { type FlagEdits, flagValues } from './flag-groups.ts';
import { PlayersGet } from './PlayersGet.tsx';

export interface FlagsReviewProps {
  name: string;
  now: FlagSettings;
  edits: FlagEdits;
  desk: Desk<FlagEdits>;
}

/** Which switches are about to be turned, and what players then get. */
export function FlagsReview({ name, now, edits, desk }: FlagsReviewProps) {
  const say = useTexts('office');
  const { run, pending, problem } = useCommand('setWhitelabelFlags');
  const turned = now.flags.flatMap(({ moduleId }) => {
    const enabled = edits[moduleId];
    return enabled === undefined ? [] : [{ moduleId, enabled }];
  });
  const save = async (reason: string): Promise<void> => {
    const body = { version: desk.version, flags: turned, reason };
    desk.settle(await run({ params: { brand: now.brand }, body }));
  };
  const word = (enabled: boolean): string => (enabled ? say('office:on') : say('office:off'));
  return (
    <ReviewDialog
      title={say('office:desk.confirmTitle', { name })}
      action={say('office:desk.apply', { name })}
      grave={turned.some(({ enabled }) => !enabled)}
      pending={pending}
      problem={problem}
      onClose={() => desk.review(false)}
      onConfirm={(reason) => void save(reason)}
    >
      <ChangeList
        changes={turned.map(({ moduleId, enabled }) => ({
          id: moduleId,
          what: say(`office:flag.${moduleId}`),
          before: word(!enabled),
          after: word(enabled),
        }))}
      />
      <PlayersGet flags={{ ...flagValues(now), ...edits }} offers={now.offers} isPreview />
    </ReviewDialog>
  );
}

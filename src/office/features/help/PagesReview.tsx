import type { HelpSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { ChangeList } from '../../desk/ChangeList.tsx';
import { ReviewDialog } from '../../desk/ReviewDialog.tsx';
import type { Desk } from '../../desk/useDesk.ts';
import type { PlaceChange, Places } from './help-draft.ts';

export interface PagesReviewProps {
  name: string;
  now: HelpSettings;
  wanted: Places;
  changes: readonly PlaceChange[];
  desk: Desk<Places>;
}

/** Which pages are about to be shown, hidden, moved or begun. */
export function PagesReview({ name, now, wanted, changes, desk }: PagesReviewProps) {
  const say = useTexts('help-desk', 'office');
  const { run, pending, problem } = useCommand('arrangeHelpPages');
  const save = async (reason: string): Promise<void> => {
    const body = { version: desk.version, pages: [...wanted], reason };
    desk.settle(await run({ params: { brand: now.brand }, body }));
  };
  return (
    <ReviewDialog
      title={say('office:desk.confirmTitle', { name })}
      action={say('office:desk.apply', { name })}
      grave={changes.some(({ kind }) => kind === 'hidden')}
      pending={pending}
      problem={problem}
      onClose={() => desk.review(false)}
      onConfirm={(reason) => void save(reason)}
    >
      <ChangeList
        changes={changes.map(({ pageId, kind }) => ({
          id: pageId,
          what: now.pages.find((page) => page.pageId === pageId)?.title ?? pageId,
          before: '',
          after: say(`help-desk:change.${kind}`),
        }))}
      />
    </ReviewDialog>
  );
}

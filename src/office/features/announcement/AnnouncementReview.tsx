import type { AnnouncementDraft, OfficeAnnouncement } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { ChangeList } from '../../desk/ChangeList.tsx';
import { ReviewDialog } from '../../desk/ReviewDialog.tsx';
import type { Desk } from '../../desk/useDesk.ts';
import { type DraftChange, NEW } from './announcement-draft.ts';

export interface AnnouncementReviewProps {
  name: string;
  now: OfficeAnnouncement;
  draft: AnnouncementDraft;
  changes: readonly DraftChange[];
  desk: Desk<AnnouncementDraft>;
}

/** More of a text says nothing here. */
const EXCERPT = 160;

/** What is about to be kept, field by field and language by language. */
export function AnnouncementReview({ name, now, draft, changes, desk }: AnnouncementReviewProps) {
  const say = useTexts('announcement-desk', 'office');
  const create = useCommand('createAnnouncement');
  const edit = useCommand('editAnnouncement');
  const { brand, id } = now;
  const isNew = id === NEW;
  const save = async (reason: string): Promise<void> => {
    const params = { brand, announcementId: id };
    desk.settle(
      isNew
        ? await create.run({ params: { brand }, body: { draft, reason } })
        : await edit.run({ params, body: { version: desk.version, draft, reason } }),
    );
  };
  const { pending, problem } = isNew ? create : edit;
  return (
    <ReviewDialog
      title={say('office:desk.confirmTitle', { name })}
      action={say(isNew ? 'announcement-desk:keep' : 'office:desk.apply', { name })}
      pending={pending}
      problem={problem}
      onClose={() => desk.review(false)}
      onConfirm={(reason) => void save(reason)}
    >
      <ChangeList
        changes={changes.map(({ field, language, before, after }) => ({
          id: `${field} ${language ?? ''}`,
          what: [say(`announcement-desk:field.${field}`), language ?? []].flat().join(' · '),
          before: excerpt(before),
          after: excerpt(after),
        }))}
      />
      <p>{say(now.published ? 'announcement-desk:atOnce' : 'announcement-desk:notYet')}</p>
    </ReviewDialog>
  );
}

function excerpt(text: string): string {
  return text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT - 1)}…`;
}

import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { ChangeList } from './ChangeList.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DeskLayout } from './DeskLayout.tsx';
import { LastChange } from './LastChange.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import type { HeldSetting, SettingDraft } from './setting.ts';
import type { Desk } from './useDesk.ts';

export interface SettingFormProps<Content> {
  /** The brand's name. */
  name: string;
  now: Pick<HeldSetting, 'brand' | 'lastChange'>;
  /** Its action in the audit log; undefined: it was never saved. */
  action?: string | undefined;
  desk: Omit<Desk<never>, 'edits'> & { readonly edits: unknown };
  draft: SettingDraft<Content>;
  save: (content: Content, reason: string) => Promise<void>;
  pending: boolean;
  problem: ProblemError | null;
  /** Words of the button and of its success, where they differ from those of settings. */
  words?: { apply: string; saved: string };
}

/** A setting with its last change, its editor, and the review before a change is saved. */
export function SettingForm<Content>(props: SettingFormProps<Content>) {
  const { name, now, action, desk, draft, save, pending, problem, words } = props;
  const say = useTexts('office');
  const { fields, aside, changes, faults = 0, content } = draft;
  // An unreadable value does not count as a change; the bar appears all the same and names the faults.
  const count = Math.max(draft.count ?? changes.length, desk.edits === null ? 0 : faults);
  const obstacle =
    faults > 0
      ? say('office:rules.mend', { count: faults })
      : (draft.obstacle ?? (desk.conflicted ? say('office:desk.conflict.first') : null));
  const discard = (): void => desk.edit(null);
  return (
    <DeskLayout aside={aside}>
      {draft.above}
      {desk.saved ? <Notice tone="good">{words?.saved ?? say('office:desk.saved')}</Notice> : null}
      {desk.conflicted && count > 0 ? (
        <ConflictNotice change={now.lastChange} onKeep={desk.rebase} onDiscard={discard} />
      ) : null}
      {action === undefined ? null : (
        <LastChange change={now.lastChange} history={{ brand: now.brand, action }} />
      )}
      {fields}
      {count === 0 ? null : (
        <ReviewBar
          count={count}
          obstacle={obstacle}
          onDiscard={discard}
          onReview={() => desk.review(true)}
        />
      )}
      {desk.reviewing && count > 0 && content !== null ? (
        <ReviewDialog
          title={say('office:desk.confirmTitle', { name })}
          action={words?.apply ?? say('office:desk.apply', { name })}
          grave={draft.grave}
          pending={pending}
          problem={problem}
          onClose={() => desk.review(false)}
          onConfirm={(reason) => void save(content, reason)}
        >
          {Object.entries(problem?.fields ?? {}).map(([pointer, { message }]) => (
            <Notice key={pointer} tone="problem">
              {[draft.fieldName?.(pointer) ?? [], message].flat().join(': ')}
            </Notice>
          ))}
          {changes.length === 0 ? null : <ChangeList changes={changes} />}
          {draft.review}
        </ReviewDialog>
      ) : null}
    </DeskLayout>
  );
}

import type { AnnouncementDraft, OfficeAnnouncement } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { announcementFaults } from '#domain/announcement/announcement-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { ConflictNotice } from '../../desk/ConflictNotice.tsx';
import { LastChange } from '../../desk/LastChange.tsx';
import { ReviewBar } from '../../desk/ReviewBar.tsx';
import { useDesk } from '../../desk/useDesk.ts';
import { useStaff } from '../../session/useStaff.ts';
import { draftChanges, NEW, stateOf } from './announcement-draft.ts';
import styles from './AnnouncementDesk.module.css';
import { AnnouncementReview } from './AnnouncementReview.tsx';
import { AudienceEditor } from './AudienceEditor.tsx';
import { StandingActions } from './StandingActions.tsx';
import { StatePill } from './StatePill.tsx';
import { TextsEditor } from './TextsEditor.tsx';

export interface AnnouncementDeskProps {
  name: string;
  brand: ReplyOf<'listOfficeAnnouncements'>;
  now: OfficeAnnouncement;
  put: (value: OfficeAnnouncement) => void;
  refresh: () => Promise<unknown>;
  onLeave: () => void;
}

/** One announcement: what it says in each language, to whom and when, and whether it is out. */
export function AnnouncementDesk(props: AnnouncementDeskProps) {
  const { name, brand, now, put, refresh, onLeave } = props;
  const say = useTexts('announcement-desk', 'office');
  const mayEdit = useStaff().may('content.edit');
  const desk = useDesk<AnnouncementDraft>(`announcement/${now.id}`, now.brand, now, {
    put,
    refresh,
  });
  const draft = desk.edits ?? now.draft;
  const changes = draftChanges(now.draft, draft);
  const faults = announcementFaults(draft, brand);
  const edit = mayEdit ? desk.edit : undefined;
  return (
    <div className={styles.desk}>
      <div className={styles.head}>
        <Button tone="quiet" onClick={onLeave}>
          <Icon name="arrowLeft" size="small" />
          {say('announcement-desk:back')}
        </Button>
        <StatePill state={stateOf(now, Date.now())} />
        {now.id === NEW || !mayEdit ? null : (
          <StandingActions
            name={name}
            now={now}
            unsaved={changes.length > 0}
            put={put}
            refresh={refresh}
            onDeleted={() => {
              desk.edit(null);
              onLeave();
              void refresh();
            }}
          />
        )}
      </div>
      {desk.saved ? <Notice tone="good">{say('announcement-desk:saved')}</Notice> : null}
      {desk.conflicted && changes.length > 0 ? (
        <ConflictNotice
          change={now.lastChange}
          onKeep={desk.rebase}
          onDiscard={() => desk.edit(null)}
        />
      ) : null}
      {now.id === NEW ? null : <LastChange change={now.lastChange} />}
      <TextsEditor brand={brand} draft={draft} faults={faults} onChange={edit} />
      <AudienceEditor draft={draft} faults={faults} onChange={edit} />
      {changes.length === 0 ? null : (
        <ReviewBar
          count={changes.length}
          obstacle={
            faults.length > 0
              ? say('announcement-desk:mend', { count: faults.length })
              : desk.conflicted
                ? say('office:desk.conflict.first')
                : null
          }
          onDiscard={() => desk.edit(null)}
          onReview={() => desk.review(true)}
        />
      )}
      {desk.reviewing && changes.length > 0 ? (
        <AnnouncementReview name={name} now={now} draft={draft} changes={changes} desk={desk} />
      ) : null}
    </div>
  );
}

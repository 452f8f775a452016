import type { AnnouncementDraft, OfficeAnnouncement } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { announcementFaults } from '#domain/announcement/announcement-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { TextsEditor } from '#staff/setting/TextsEditor.tsx';
import { SettingForm } from '#staff/setting/SettingForm.tsx';
import { useDesk } from '#staff/setting/useDesk.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { draftChanges, excerpt, NEW, stateOf } from './announcement-draft.ts';
import styles from './AnnouncementDesk.module.css';
import { AudienceEditor } from './AudienceEditor.tsx';
import { StandingActions } from './StandingActions.tsx';
import { StatePill } from './StatePill.tsx';

export interface AnnouncementDeskProps {
  name: string;
  brand: ReplyOf<'listOfficeAnnouncements'>;
  now: OfficeAnnouncement;
  put: (value: OfficeAnnouncement) => void;
  refresh: () => Promise<unknown>;
  onLeave: () => void;
}

/** One announcement: what it says in each language, its audience and period, and whether it is out. */
export function AnnouncementDesk(props: AnnouncementDeskProps) {
  const { name, brand, now, put, refresh, onLeave } = props;
  const say = useTexts('announcement-desk', 'office');
  const mayEdit = useStaff().may('content.edit');
  const isNew = now.id === NEW;
  const key = `announcement/${now.brand}/${now.id}`;
  const desk = useDesk<AnnouncementDraft>(key, now, { put, refresh });
  const create = useCommand('createAnnouncement');
  const update = useCommand('editAnnouncement');
  const draft = desk.edits ?? now.draft;
  const changes = draftChanges(now.draft, draft);
  const faults = announcementFaults(draft, brand);
  const edit = mayEdit ? desk.edit : undefined;
  const save = async (content: AnnouncementDraft, reason: string): Promise<void> => {
    const params = { brand: now.brand, announcementId: now.id };
    desk.settle(
      isNew
        ? await create.run({ params: { brand: now.brand }, body: { draft: content, reason } })
        : await update.run({ params, body: { version: desk.version, draft: content, reason } }),
    );
  };
  const { pending, problem } = isNew ? create : update;
  const head = (
    <div className={styles.head}>
      <Button tone="quiet" onClick={onLeave}>
        <Icon name="arrowLeft" size="small" />
        {say('announcement-desk:back')}
      </Button>
      <StatePill state={stateOf(now, Date.now())} />
      {isNew || !mayEdit ? null : (
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
  );
  return (
    <SettingForm
      name={name}
      now={now}
      action={isNew ? undefined : 'editAnnouncement'}
      desk={desk}
      save={save}
      pending={pending}
      problem={problem}
      words={{
        apply: say(isNew ? 'announcement-desk:keep' : 'office:desk.apply', { name }),
        saved: say('announcement-desk:saved'),
      }}
      draft={{
        content: draft,
        changes: changes.map(({ field, language, before, after }) => ({
          id: `${field} ${language ?? ''}`,
          what: [say(`announcement-desk:field.${field}`), language ?? []].flat().join(' · '),
          before: excerpt(before),
          after: excerpt(after),
        })),
        faults: faults.length,
        review: (
          <p>{say(now.published ? 'announcement-desk:atOnce' : 'announcement-desk:notYet')}</p>
        ),
        above: head,
        fields: (
          <>
            <TextsEditor
              brand={brand}
              texts={draft.texts}
              faults={faults}
              onChange={edit && ((texts) => edit({ ...draft, texts }))}
            />
            <AudienceEditor draft={draft} faults={faults} onChange={edit} />
          </>
        ),
      }}
    />
  );
}

import type { ReplyOf } from '#contract/operation.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { DataTable } from '#ui/kit/DataTable.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { oneOf } from '#staff/values/address-values.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import styles from './AnnouncementList.module.css';
import { NEW, stateOf, titleOf, TYPES } from './announcement-draft.ts';
import { StatePill } from './StatePill.tsx';

export interface AnnouncementListProps {
  brand: ReplyOf<'listOfficeAnnouncements'>;
  onOpen: (id: string) => void;
}

/** A brand's announcements, in the order players see them. */
export function AnnouncementList({ brand, onOpen }: AnnouncementListProps) {
  const say = useTexts('announcement-desk');
  const mayEdit = useStaff().may('content.edit');
  const { params, change } = useAddress();
  const type = oneOf(params, 'type', TYPES);
  const nowMs = Date.now();
  const shown = brand.announcements
    .filter(({ draft }) => type === null || draft.type === type)
    .toSorted((one, other) => one.draft.position - other.draft.position);
  return (
    <>
      <div className={styles.bar}>
        <ChoiceStrip
          label={say('announcement-desk:type')}
          choices={[
            { value: null, label: say('announcement-desk:allTypes') },
            ...TYPES.map((value) => ({ value, label: say(`announcement-desk:types.${value}`) })),
          ]}
          chosen={type}
          onChoose={(value) => change({ type: value })}
        />
        {mayEdit ? (
          <Button onClick={() => onOpen(NEW)}>
            <Icon name="plus" size="small" />
            {say('announcement-desk:write')}
          </Button>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <EmptyState icon="megaphone" title={say('announcement-desk:none')} />
      ) : (
        <DataTable
          caption={say('announcement-desk:title')}
          rows={shown}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'title',
              label: say('announcement-desk:field.title'),
              lead: true,
              cell: (row) => (
                <button type="button" className={styles.open} onClick={() => onOpen(row.id)}>
                  {titleOf(row, brand.defaultLanguage)}
                </button>
              ),
            },
            {
              id: 'type',
              label: say('announcement-desk:type'),
              cell: ({ draft }) => say(`announcement-desk:types.${draft.type}`),
            },
            {
              id: 'state',
              label: say('announcement-desk:state'),
              lead: true,
              cell: (row) => <StatePill state={stateOf(row, nowMs)} />,
            },
            {
              id: 'startsAt',
              label: say('announcement-desk:field.startsAt'),
              cell: ({ draft }) => <Instant at={draft.startsAt} />,
            },
            {
              id: 'endsAt',
              label: say('announcement-desk:field.endsAt'),
              cell: ({ draft }) =>
                draft.endsAt === null ? (
                  say('announcement-desk:noEnd')
                ) : (
                  <Instant at={draft.endsAt} />
                ),
            },
            {
              id: 'languages',
              label: say('announcement-desk:languages'),
              cell: ({ draft }) => draft.texts.map(({ language }) => language).join(', '),
            },
          ]}
        />
      )}
    </>
  );
}

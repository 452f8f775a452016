import type { InboxSending } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { QueueDesk, type QueueDeskProps } from '#staff/queue/QueueDesk.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import styles from './InboxDesk.module.css';
import { useAudienceText } from './useAudienceText.ts';

export interface SendingListProps {
  brand: string;
  name: string;
  list: QueueDeskProps<InboxSending>['list'];
  maySend: boolean;
}

const TONES: Readonly<Record<InboxSending['state'], PillProps['tone']>> = {
  waiting: 'accent',
  scheduled: 'primary',
  sent: 'win',
  recalled: 'plain',
};

const titleOf = ({ draft }: InboxSending): string => draft.texts[0]?.title ?? '';

/** What was sent, newest first; what waits can be confirmed, and everything be recalled. */
export function SendingList({ brand, name, list, maySend }: SendingListProps) {
  const say = useTexts('inbox-desk');
  const audienceText = useAudienceText();
  const confirm = useCommand('confirmInboxMessage');
  const recall = useCommand('recallInboxMessage');
  const common = { hint: say('inbox-desk:reasonHint') };
  const problemOf = ({ problem }: { problem: typeof confirm.problem }) =>
    problem === null ? null : <ProblemPanel problem={problem} />;
  return (
    <QueueDesk<InboxSending>
      list={list}
      caption={say('inbox-desk:title')}
      rowKey={({ id }) => id}
      name={titleOf}
      columns={[
        {
          id: 'title',
          label: say('inbox-desk:message'),
          lead: true,
          cell: (sending) => (
            <>
              <span className={styles.title}>{titleOf(sending)}</span>
              <br />
              <span className={styles.to}>{audienceText(sending.draft.audience)}</span>
            </>
          ),
        },
        {
          id: 'state',
          label: say('inbox-desk:state'),
          cell: ({ state }) => <Pill tone={TONES[state]}>{say(`inbox-desk:state.${state}`)}</Pill>,
        },
        {
          id: 'opened',
          label: say('inbox-desk:opened'),
          align: 'end',
          cell: ({ opened, recipients }) =>
            recipients === null
              ? say('inbox-desk:openedBy', { opened })
              : say('inbox-desk:openedOf', { opened, recipients }),
        },
        {
          id: 'shows',
          label: say('inbox-desk:shows'),
          cell: ({ draft, createdAt }) => (
            <Instant at={draft.showsAt ?? createdAt} style="minute" />
          ),
        },
        {
          id: 'by',
          label: say('inbox-desk:by'),
          cell: ({ writtenBy, confirmedBy }) =>
            confirmedBy === null
              ? (writtenBy ?? '')
              : say('inbox-desk:confirmedBy', { writer: writtenBy ?? '', confirmer: confirmedBy }),
        },
      ]}
      actions={
        maySend
          ? [
              {
                ...common,
                id: 'confirm',
                label: say('inbox-desk:confirm'),
                tone: 'primary',
                applies: ({ state, isOwn }) => state === 'waiting' && !isOwn,
                effect: () => say('inbox-desk:effect.confirm', { name }),
                pending: confirm.pending,
                problem: problemOf(confirm),
                run: async ({ id }, reason) => {
                  const params = { brand, sendingId: id };
                  return (await confirm.run({ params, body: { reason } })).ok;
                },
              },
              {
                ...common,
                id: 'recall',
                label: say('inbox-desk:recall'),
                applies: ({ state }) => state !== 'recalled',
                effect: () => say('inbox-desk:effect.recall'),
                pending: recall.pending,
                problem: problemOf(recall),
                run: async ({ id }, reason) => {
                  const params = { brand, sendingId: id };
                  return (await recall.run({ params, body: { reason } })).ok;
                },
              },
            ]
          : []
      }
      none={{ title: say('inbox-desk:none', { name }), text: say('inbox-desk:none.text') }}
      done={say('inbox-desk:done')}
    />
  );
}

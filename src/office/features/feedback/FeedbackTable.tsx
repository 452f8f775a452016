import type { OfficeFeedback } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { LastChange } from '#staff/setting/LastChange.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Instant } from '#staff/values/Instant.tsx';
import styles from './FeedbackTable.module.css';

export interface FeedbackTableProps {
  items: readonly OfficeFeedback[] | undefined;
  busy: boolean;
  onHandle: (feedback: OfficeFeedback) => void;
}

/** What players sent, each with what has come of it. */
export function FeedbackTable({ items, busy, onHandle }: FeedbackTableProps) {
  const say = useTexts('feedback-desk');
  return (
    <DataTable
      caption={say('feedback-desk:title')}
      columns={useColumns(onHandle)}
      rows={items}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
}

function useColumns(onHandle: FeedbackTableProps['onHandle']): readonly Column<OfficeFeedback>[] {
  const say = useTexts('feedback-desk');
  const mayHandle = useStaff().may('feedback.handle');
  return [
    {
      id: 'questionType',
      label: say('feedback-desk:questionType'),
      lead: true,
      cell: ({ questionType }) => (
        <span className={styles.type}>{say(`feedback-desk:type.${questionType}`)}</span>
      ),
    },
    {
      id: 'sentAt',
      label: say('feedback-desk:sentAt'),
      lead: true,
      cell: ({ sentAt }) => <Instant at={sentAt} />,
    },
    {
      id: 'content',
      label: say('feedback-desk:content'),
      cell: ({ content }) => (
        <span className={styles.content} dir="auto">
          {content}
        </span>
      ),
    },
    {
      id: 'sender',
      label: say('feedback-desk:sender'),
      cell: (feedback) => <Sender feedback={feedback} />,
    },
    {
      id: 'state',
      label: say('feedback-desk:state'),
      cell: (feedback) => <State feedback={feedback} />,
    },
    ...(mayHandle
      ? [
          {
            id: 'action',
            label: say('feedback-desk:action.label'),
            align: 'end' as const,
            cell: (feedback: OfficeFeedback) => (
              <HandleButton feedback={feedback} onHandle={onHandle} />
            ),
          },
        ]
      : []),
  ];
}

/** Who it is from, with the way to the member, and how they want to be reached. */
function Sender({ feedback: { member, contact } }: { feedback: OfficeFeedback }) {
  const say = useTexts('feedback-desk');
  const mayLook = useStaff().may('member.read');
  return (
    <span className={styles.sender}>
      {member === null ? (
        say('feedback-desk:visitor')
      ) : mayLook ? (
        <Anchor href={`/members/${member.id}`} className={styles.link}>
          {member.account}
        </Anchor>
      ) : (
        member.account
      )}
      {contact === null && member !== null ? null : (
        <span className={styles.contact} dir="auto">
          <span className="visually-hidden">{say('feedback-desk:contact')} </span>
          {contact ?? say('feedback-desk:noContact')}
        </span>
      )}
    </span>
  );
}

function State({ feedback: { handled, lastChange } }: { feedback: OfficeFeedback }) {
  const say = useTexts('feedback-desk');
  return (
    <span className={styles.state}>
      <Pill tone={handled ? 'win' : 'accent'}>
        {say(handled ? 'feedback-desk:isHandled' : 'feedback-desk:isOpen')}
      </Pill>
      {lastChange === null ? null : <LastChange change={lastChange} />}
    </span>
  );
}

function HandleButton({
  feedback,
  onHandle,
}: {
  feedback: OfficeFeedback;
  onHandle: (feedback: OfficeFeedback) => void;
}) {
  const say = useTexts('feedback-desk');
  const action = feedback.handled ? 'reopen' : 'handle';
  return (
    <Button
      tone="secondary"
      size="small"
      aria-label={say(`feedback-desk:name.${action}`, { text: feedback.content })}
      onClick={() => onHandle(feedback)}
    >
      {say(`feedback-desk:action.${action}`)}
    </Button>
  );
}

import type { OfficeFeedback } from '#contract/generated/types.ts';
import { feedbackList } from '#domain/feedback/feedback-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { LastChange } from '#staff/setting/LastChange.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import styles from './FeedbackScreen.module.css';

const action = actionsOf<'listFeedback'>();

const ACTIONS = [true, false].map((handled) =>
  action({
    id: handled ? 'handle' : 'reopen',
    hint: 'feedback-desk:noteHint',
    operation: 'handleFeedback',
    permission: 'feedback.handle',
    ask: { kind: 'note' },
    applies: (item) => item.handled !== handled,
    bulk: () => true,
    request: ({ brand, id: feedbackId, version }, { text: note }) => ({
      params: { brand, feedbackId },
      body: { version, handled, note },
    }),
  }),
);

const CELLS = {
  content: ({ content }: OfficeFeedback) => (
    <span className={styles.content} dir="auto">
      {content}
    </span>
  ),
  sender: (feedback: OfficeFeedback) => <Sender feedback={feedback} />,
  state: (feedback: OfficeFeedback) => <State feedback={feedback} />,
};

/** Questions and complaints of players and visitors. */
export function FeedbackScreen() {
  return (
    <Desk
      list={feedbackList}
      permission="feedback.handle"
      topic="feedbackQueue"
      actions={ACTIONS}
      name={({ content }) => content.slice(0, MOST_NAMED)}
      cells={CELLS}
    />
  );
}

/** Letters of a text that name it. */
const MOST_NAMED = 40;

/** Names the sender, links to the member, and shows how the person wants to be reached. */
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
        {say(`feedback-desk:state.${handled ? 'handled' : 'open'}`)}
      </Pill>
      {lastChange === null ? null : <LastChange change={lastChange} />}
    </span>
  );
}

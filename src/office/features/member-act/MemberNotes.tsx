import { useState } from 'react';
import type { MemberDetail } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './MemberActs.module.css';

const LEAST = 3;
const MOST = 500;

/** What colleagues wrote about a member. */
export function MemberNotes({ detail }: { detail: MemberDetail }) {
  const { id: memberId } = detail.member;
  const say = useTexts('member-act');
  const { value, refresh } = useQuery('listMemberNotes', { params: { memberId } });
  const { run, pending, problem } = useCommand('addMemberNote');
  const [text, setText] = useState('');
  const isReady = text.trim().length >= LEAST;
  const add = async (): Promise<void> => {
    if (!isReady) return;
    const outcome = await run({ params: { memberId }, body: { text: text.trim() } });
    if (!outcome.ok) return;
    setText('');
    await refresh();
  };
  return (
    <Panel title={say('member-act:notes')}>
      {value === undefined || value.items.length === 0 ? (
        <p>{say('member-act:notes.none')}</p>
      ) : (
        <ul className={styles.notes}>
          {value.items.map(({ noteId, text: note, by, at }) => (
            <li key={noteId}>
              <p className={styles.text}>{note}</p>
              <p className={styles.by}>
                {by ?? say('member-act:notes.gone')} · <Instant at={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <TextAreaField
        label={say('member-act:notes.field')}
        hint={say('member-act:notes.hint')}
        value={text}
        maxLength={MOST}
        onChange={setText}
      />
      <div>
        <Button
          tone="secondary"
          size="small"
          pending={pending}
          aria-disabled={!isReady}
          onClick={() => void add()}
        >
          {say('member-act:notes.add')}
        </Button>
      </div>
    </Panel>
  );
}

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { InboxMessageType } from '#contract/generated/types.ts';
import { useTopic } from '#ui/live/useTopic.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { useUnread } from '../../frame/useUnread.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import { MessageList } from './MessageList.tsx';
import styles from './MessagesScreen.module.css';

const TYPES: readonly (InboxMessageType | null)[] = [null, 'personal', 'platform'];

/** The player's messages: personal ones and those to many, newest first. */
export function MessagesScreen() {
  const say = useTexts('inbox');
  const [search, setSearch] = useSearchParams();
  const asked = search.get('type');
  const type = TYPES.find((one) => one === asked) ?? null;
  const list = useCursorList('listInbox', { limit: 20, ...(type === null ? {} : { type }) });
  const unread = useUnread();
  const readWhole = useCommand('readWholeInbox');
  const [isTold, setTold] = useState('');
  // One that was opened here is no news of the server's.
  useTopic('inbox', ({ latest }) => {
    const known = list.items?.some(({ messageId }) => messageId === latest?.messageId) ?? true;
    if (latest !== null && !known) void list.refresh();
  });

  const readAll = async (): Promise<void> => {
    const { ok } = await readWhole.run({});
    if (!ok) return;
    await list.refresh();
    setTold(say('inbox:allRead'));
  };
  return (
    <AccountFrame title={say('inbox:title')}>
      <div className={styles.bar}>
        <ChoiceStrip
          label={say('inbox:filter')}
          choices={TYPES.map((value) => ({ value, label: say(`inbox:type.${value ?? 'all'}`) }))}
          chosen={type}
          onChoose={(chosen) =>
            setSearch(chosen === null ? {} : { type: chosen }, { replace: true })
          }
        />
        {unread === 0 ? null : (
          <Button
            tone="secondary"
            size="small"
            pending={readWhole.pending}
            onClick={() => void readAll()}
          >
            {say('inbox:readAll')}
          </Button>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {isTold}
      </p>
      <RecordList
        list={list}
        empty={
          <EmptyState icon="bell" title={say('inbox:empty.title')}>
            {say('inbox:empty.text')}
          </EmptyState>
        }
      >
        {(messages) => (
          <MessageList
            messages={messages}
            onChanged={() => void list.refresh()}
            onDeleted={() => setTold(say('inbox:deleted'))}
          />
        )}
      </RecordList>
    </AccountFrame>
  );
}

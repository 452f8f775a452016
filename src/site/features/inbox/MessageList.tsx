import { useId, useState } from 'react';
import type { InboxMessage } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { RichText } from '../../frame/RichText.tsx';
import styles from './MessageList.module.css';

export interface MessageListProps {
  messages: readonly InboxMessage[];
  onChanged: () => void;
  onDeleted: () => void;
}

/** Messages under their titles, one open at a time. Opening one marks it as read. */
export function MessageList({ messages, onChanged, onDeleted }: MessageListProps) {
  const say = useTexts('inbox');
  const locale = useLocale();
  const wordsIn = useWordsIn();
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);
  const read = useCommand('readInboxMessage');
  const remove = useCommand('deleteInboxMessage');
  const problemText = useProblemText();
  const problem = read.problem ?? remove.problem;

  const toggle = async ({ messageId, read: isRead }: InboxMessage): Promise<void> => {
    const opens = open !== messageId;
    setOpen(opens ? messageId : null);
    if (!opens || isRead) return;
    const { ok } = await read.run({ params: { inboxMessageId: messageId } });
    if (ok) onChanged();
  };
  const takeOut = async (messageId: string): Promise<void> => {
    const { ok } = await remove.run({ params: { inboxMessageId: messageId } });
    if (!ok) return;
    setOpen(null);
    onChanged();
    onDeleted();
  };
  return (
    <>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <ul className={styles.messages}>
        {messages.map((message) => {
          const { messageId, title, language, sentAt, type, content } = message;
          const isOpen = messageId === open;
          const panel = `${id}-${messageId}`;
          return (
            <li
              key={messageId}
              className={styles.message}
              data-open={isOpen || undefined}
              data-unread={!message.read || undefined}
            >
              <h2 className={styles.head}>
                <button
                  type="button"
                  id={`${panel}-title`}
                  className={styles.toggle}
                  aria-expanded={isOpen}
                  aria-controls={panel}
                  onClick={() => void toggle(message)}
                >
                  <span className={styles.mark} aria-hidden="true" />
                  <span className={styles.words}>
                    <span className={styles.title} {...wordsIn(language)}>
                      {message.read ? null : (
                        <span className="visually-hidden">{say('inbox:unread')} </span>
                      )}
                      {title}
                    </span>
                    <span className={styles.line}>
                      {say(`inbox:type.${type}`)} ·{' '}
                      <time dateTime={sentAt}>{formatMoment(sentAt, locale)}</time>
                    </span>
                  </span>
                  <Icon name="caretDown" size="small" />
                </button>
              </h2>
              <div id={panel} role="region" aria-labelledby={`${panel}-title`} hidden={!isOpen}>
                {isOpen ? (
                  <div className={styles.content}>
                    <RichText language={language} html={content} />
                    <Button
                      tone="quiet"
                      size="small"
                      pending={remove.pending}
                      onClick={() => void takeOut(messageId)}
                    >
                      {say('inbox:delete')}
                    </Button>
                  </div>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

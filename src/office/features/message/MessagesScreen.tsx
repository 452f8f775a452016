import type { OfficeMessage } from '#contract/generated/types.ts';
import { messageList } from '#domain/message/message-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import { useLanguageName } from '#staff/values/useLanguageName.ts';
import { MessageState } from './MessageState.tsx';
import { MessageText } from './MessageText.tsx';

const ACTIONS = [
  actionsOf<'listMessages'>()({
    id: 'retry',
    operation: 'retryMessage',
    permission: 'message.retry',
    ask: { kind: 'none' },
    applies: ({ status }) => status === 'failed',
    bulk: () => true,
    request: ({ brand, id: messageId }) => ({ params: { brand, messageId } }),
  }),
];

const CELLS = {
  language: ({ language }: OfficeMessage) => <LanguageName code={language} />,
  message: (message: OfficeMessage) => <MessageText message={message} />,
  status: (message: OfficeMessage) => <MessageState message={message} />,
};

/** Mail and text messages to players; those that failed can be sent again. */
export function MessagesScreen() {
  return (
    <Desk
      list={messageList}
      topic="messageQueue"
      actions={ACTIONS}
      name={({ to }) => to}
      cells={CELLS}
    />
  );
}

function LanguageName({ code }: { code: string }) {
  return useLanguageName()(code);
}

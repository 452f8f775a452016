import type { OfficeMessage } from '#contract/generated/types.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useLanguageName } from '#staff/values/useLanguageName.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { MessageState } from './MessageState.tsx';
import { MessageText } from './MessageText.tsx';

export interface MessageTableProps {
  messages: readonly OfficeMessage[] | undefined;
  busy: boolean;
  pending: boolean;
  onRetry: (message: OfficeMessage) => void;
}

export function MessageTable(props: MessageTableProps) {
  const say = useTexts('message-desk');
  return (
    <DataTable
      caption={say('message-desk:title')}
      columns={useColumns(props)}
      rows={props.messages}
      rowKey={({ id }) => id}
      busy={props.busy}
    />
  );
}

function useColumns({ pending, onRetry }: MessageTableProps): readonly Column<OfficeMessage>[] {
  const say = useTexts('message-desk');
  const languageName = useLanguageName();
  const mayRetry = useStaff().may('message.retry');
  return [
    { id: 'to', label: say('message-desk:to'), lead: true, cell: ({ to }) => to },
    {
      id: 'createdAt',
      label: say('message-desk:createdAt'),
      lead: true,
      cell: ({ createdAt }) => <Instant at={createdAt} style="second" />,
    },
    {
      id: 'channel',
      label: say('message-desk:channel'),
      cell: ({ channel }) => say(`message-desk:channel.${channel}`),
    },
    {
      id: 'language',
      label: say('message-desk:language'),
      cell: ({ language }) => languageName(language),
    },
    {
      id: 'message',
      label: say('message-desk:message'),
      cell: (message) => <MessageText message={message} />,
    },
    {
      id: 'status',
      label: say('message-desk:status'),
      cell: (message) => <MessageState message={message} />,
    },
    {
      id: 'action',
      label: say('message-desk:action'),
      align: 'end',
      cell: (message) =>
        mayRetry && message.status === 'failed' ? (
          <Button
            tone="secondary"
            size="small"
            aria-disabled={pending}
            aria-label={say('message-desk:retryTo', { to: message.to })}
            onClick={pending ? undefined : () => onRetry(message)}
          >
            {say('message-desk:retry')}
          </Button>
        ) : null,
    },
  ];
}

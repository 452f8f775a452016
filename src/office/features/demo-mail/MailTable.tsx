import type { DemoMail } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { Instant } from '../../values/Instant.tsx';
import { useLanguageName } from '../../values/useLanguageName.ts';
import { MailText } from './MailText.tsx';

/** Messages, newest first; each opens where it stands. */
export function MailTable({
  mail,
  busy,
}: {
  mail: readonly DemoMail[] | undefined;
  busy: boolean;
}) {
  const say = useTexts('outbox-desk');
  const languageName = useLanguageName();
  return (
    <DataTable
      caption={say('outbox-desk:title')}
      rows={mail}
      rowKey={({ id }) => id}
      busy={busy}
      columns={[
        { id: 'to', label: say('outbox-desk:to'), lead: true, cell: ({ to }) => to },
        {
          id: 'at',
          label: say('outbox-desk:at'),
          lead: true,
          cell: ({ at }) => <Instant at={at} style="second" />,
        },
        {
          id: 'language',
          label: say('outbox-desk:language'),
          cell: ({ language }) => languageName(language),
        },
        {
          id: 'message',
          label: say('outbox-desk:message'),
          cell: (message) => <MailText message={message} />,
        },
      ]}
    />
  );
}

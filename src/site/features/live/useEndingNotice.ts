import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useClient } from '#ui/query/client-context.ts';
import { sessionEndingAtom } from '#ui/session/session.atoms.ts';
import type { LiveNotice } from './useNoticeQueue.ts';

/** Warns that the session ends soon; any answer of the player's keeps it. */
export function useEndingNotice(add: (notice: LiveNotice) => void, close: () => void): void {
  const say = useTexts('live');
  const locale = useLocale();
  const client = useClient();
  const [endsAt, setEndsAt] = useAtom(sessionEndingAtom);
  useEffect(() => {
    if (endsAt === null) return;
    const time = new Date(endsAt).toLocaleTimeString(locale, { timeStyle: 'short' });
    const stay = (): void => {
      close();
      // Any call is a sign of use; a session that has ended meanwhile is told by the client.
      client.call('getSession').catch(() => undefined);
    };
    add({
      id: 'ending',
      icon: 'clock',
      text: say('live:ending', { time }),
      action: { label: say('live:stay'), run: stay },
      stays: true,
    });
    setEndsAt(null);
  }, [endsAt, setEndsAt, add, close, say, locale, client]);
}

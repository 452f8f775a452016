import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SCREENS } from '#brand/screens.ts';
import type { StateOf } from '#contract/topic.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useTopic } from '#ui/live/useTopic.ts';
import { useSession } from '#ui/session/useSession.ts';
import type { LiveNotice } from './useNoticeQueue.ts';

const INBOX = SCREENS.messages.path;

/** Says that a message has come, where the inbox itself is not on the screen. */
export function useMessageNotices(add: (notice: LiveNotice) => void): void {
  const say = useTexts('live');
  const { hasWallet } = useSession();
  const { pathname } = useLocation();
  /** The newest that was unread; undefined: nothing has been heard yet. */
  const known = useRef<bigint | null>(null);
  const tell = ({ latest }: StateOf<'inbox'>): void => {
    const before = known.current;
    const now = latest === null ? 0n : BigInt(latest.messageId);
    known.current = before === null || now > before ? now : before;
    if (before === null || latest === null || now <= before || pathname === INBOX) return;
    add({
      id: 'message',
      icon: 'bell',
      text: say('live:message', { title: latest.title }),
      action: { label: say('live:open'), href: INBOX },
    });
  };
  useTopic('inbox', tell, { enabled: hasWallet });
}

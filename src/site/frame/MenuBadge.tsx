import type { MenuItem } from '#brand/site-plan.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Count } from '#ui/kit/Count.tsx';
import { useUnread } from './useUnread.ts';

/** What waits behind an entry of a menu. Missions and rewards count nothing yet. */
export function MenuBadge({ of, corner }: { of: MenuItem['badge'] | undefined; corner?: boolean }) {
  return of === 'messages' ? <Unread corner={corner} /> : null;
}

function Unread({ corner = false }: { corner?: boolean | undefined }) {
  const say = useTexts('shell');
  const count = useUnread();
  return <Count value={count} label={say('shell:unread', { count })} corner={corner} />;
}

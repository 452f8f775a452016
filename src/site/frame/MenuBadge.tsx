import type { MenuItem } from '#brand/site-plan.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Count } from '#ui/kit/Count.tsx';
import { useRewards } from './useRewards.ts';
import { useUnread } from './useUnread.ts';

/** How many items wait behind a menu entry. */
export function MenuBadge({ of, corner }: { of: MenuItem['badge'] | undefined; corner?: boolean }) {
  if (of === 'messages') return <Unread corner={corner} />;
  if (of === 'missions') return <Missions corner={corner} />;
  return of === 'rewards' ? <Claimable corner={corner} /> : null;
}

function Unread({ corner = false }: { corner?: boolean | undefined }) {
  const say = useTexts('shell');
  const count = useUnread();
  return <Count value={count} label={say('shell:unread', { count })} corner={corner} />;
}

function Missions({ corner = false }: { corner?: boolean | undefined }) {
  const say = useTexts('shell');
  const count = useRewards()?.missions ?? 0;
  return <Count value={count} label={say('shell:claimable', { count })} corner={corner} />;
}

function Claimable({ corner = false }: { corner?: boolean | undefined }) {
  const say = useTexts('shell');
  const count = useRewards()?.claimable ?? 0;
  return <Count value={count} label={say('shell:claimable', { count })} corner={corner} />;
}

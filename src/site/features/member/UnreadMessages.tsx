import { SCREENS } from '#brand/screens.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';
import { useUnread } from '../../frame/useUnread.ts';

/** How many messages wait to be read. Absent on a site without an inbox. */
export function UnreadMessages() {
  const say = useTexts('member');
  const { routes } = useSitePlan();
  const count = useUnread();
  if (!routes.some(({ screen }) => screen === 'messages')) return null;
  return (
    <AccountCard
      id="unread-messages"
      title={say('member:messages.title')}
      text={say('member:messages.unread', { count })}
    >
      <ButtonLink href={SCREENS.messages.path} tone="secondary">
        {say('member:messages.open')}
      </ButtonLink>
    </AccountCard>
  );
}

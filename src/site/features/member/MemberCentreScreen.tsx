import { useSetAtom } from 'jotai';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { isOverlayScreen } from '../../frame/overlay-location.ts';
import { useOverlayState } from '../../frame/useOverlayState.ts';
import { MenuBadge } from '../../frame/MenuBadge.tsx';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { signOutAskedAtom } from '../../frame/shell.atoms.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { LatestMovements } from './LatestMovements.tsx';
import styles from './MemberCentreScreen.module.css';
import { ProtectionCard } from './ProtectionCard.tsx';
import { UnreadMessages } from './UnreadMessages.tsx';

/** The account at a glance: balance, protection, messages and movements; on narrow screens its pages too. */
export function MemberCentreScreen() {
  const { memberCentre } = useSitePlan();
  const { member } = useSession();
  const say = useTexts('member');
  const label = useLabel();
  const overlay = useOverlayState();
  const ask = useSetAtom(signOutAskedAtom);
  return (
    <AccountFrame title={say('member:hello', { name: member?.nickname ?? '' })}>
      <BalanceCard />
      <div className={styles.facts}>
        <ProtectionCard />
        <UnreadMessages />
      </div>
      <LatestMovements />
      <ul className={styles.doors}>
        {memberCentre.map((item) => (
          <li key={item.id}>
            <Anchor
              className={styles.door}
              href={item.href}
              state={isOverlayScreen(item.screen) ? overlay : undefined}
            >
              <Icon name={item.icon} size="large" className={styles.icon} />
              {label(item.label)}
              <MenuBadge of={item.badge} />
              <Icon name="caretRight" size="small" />
            </Anchor>
          </li>
        ))}
      </ul>
      <div>
        <Button tone="secondary" onClick={() => ask(true)}>
          <Icon name="signOut" />
          {say('member:signOut')}
        </Button>
      </div>
    </AccountFrame>
  );
}

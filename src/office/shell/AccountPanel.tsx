import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { SignOutButton } from '#staff/session/SignOutButton.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import styles from './AccountPanel.module.css';
import { Preferences } from '#staff/look/Preferences.tsx';
import { loadLanguage } from '../texts/office-texts.ts';

/** Up to so many brands are named; of more their number is told. */
const NAMED_BRANDS = 3;

export interface AccountPanelProps {
  /** Opens sign-in security: its dialog must outlive this panel, which a narrower window hides. */
  onSecurity: () => void;
}

/** Who works here and for which brands, how the office looks and speaks, and the way out. */
export function AccountPanel({ onSecurity }: AccountPanelProps) {
  const say = useTexts('office', 'staff-passkey');
  const { displayName, username, brands } = useStaff();
  const names = brands.map(({ name }) => name).join(', ');
  return (
    <div className={styles.account}>
      <div className={styles.who}>
        <p className={styles.name}>{displayName}</p>
        <p className={styles.more}>{username}</p>
        <p className={styles.more}>
          {brands.length > NAMED_BRANDS || brands.length === 0
            ? say('office:account.brands', { count: brands.length })
            : names}
        </p>
      </div>
      <div className={styles.choices}>
        <Preferences load={loadLanguage} />
      </div>
      <Button tone="quiet" aria-haspopup="dialog" onClick={onSecurity}>
        <Icon name="shieldCheck" size="small" />
        {say('staff-passkey:security')}
      </Button>
      <SignOutButton />
    </div>
  );
}

import { useTexts } from '#ui/i18n/useTexts.ts';
import { SignOutButton } from '#staff/session/SignOutButton.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import styles from './AccountPanel.module.css';
import { Preferences } from '#staff/look/Preferences.tsx';
import { loadLanguage } from '../texts/office-texts.ts';

/** Up to so many brands are named; of more their number is told. */
const NAMED_BRANDS = 3;

/** Who works here and for which brands, how the office looks and speaks, and the way out. */
export function AccountPanel() {
  const say = useTexts('office');
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
      <SignOutButton />
    </div>
  );
}

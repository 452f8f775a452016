import { useSetAtom } from 'jotai';
import { Icon } from '#ui/kit/Icon.tsx';
import { signOutAskedAtom } from '../shell.atoms.ts';
import styles from './SiteMenu.module.css';
import { closeSiteMenu } from './close-site-menu.ts';

/** Asks whether to sign out. */
export function SignOutButton({ label }: { label: string }) {
  const ask = useSetAtom(signOutAskedAtom);
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => {
        closeSiteMenu();
        ask(true);
      }}
    >
      <Icon name="signOut" />
      {label}
    </button>
  );
}

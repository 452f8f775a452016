import Popover from '@mui/material/Popover';
import { SignOut } from '@phosphor-icons/react/SignOut';
import { UserCircle } from '@phosphor-icons/react/UserCircle';
import { useId, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../look/Action.tsx';
import { IconAction } from '../look/IconAction.tsx';
import { Preferences } from '#staff/look/Preferences.tsx';
import styles from './AccountMenu.module.css';
import { useSignOut } from '#staff/session/useSignOut.ts';
import { useStaff } from '#staff/session/useStaff.ts';

/** Who works here, how the workshop looks, and the way out. */
export function AccountMenu() {
  const say = useTexts('builder', 'staff');
  const staff = useStaff();
  const { signOut } = useSignOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const nameId = useId();
  return (
    <>
      <IconAction
        label={say('staff:account', { name: staff.displayName })}
        icon={<UserCircle size={20} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': nameId } }}
      >
        <div className={styles.panel}>
          <p id={nameId} className={styles.who}>
            <strong>{staff.displayName}</strong>
            <span>{staff.username}</span>
          </p>
          <Preferences />
          <Action icon={<SignOut size={17} aria-hidden="true" />} onClick={() => void signOut()}>
            {say('staff:signOut')}
          </Action>
        </div>
      </Popover>
    </>
  );
}

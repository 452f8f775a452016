import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useBottomBarHeight } from '../../frame/useBottomBarHeight.ts';
import { slipAtom } from './sports.atoms.ts';
import { kindOf } from './slip.ts';
import styles from './SlipDock.module.css';

/** The slip on narrow screens: a bar above the site's own, which opens it. */
export function SlipDock({ children }: { children: ReactNode }) {
  const say = useTexts('sports');
  const slip = useAtomValue(slipAtom);
  const [isOpen, setOpen] = useState(false);
  const bottom = useBottomBarHeight();
  const count = slip.picks.length;
  return (
    <div className={styles.dock} style={{ insetBlockEnd: bottom }}>
      <button type="button" className={styles.bar} onClick={() => setOpen(true)}>
        <span className={styles.count}>
          {say('sports:slip.title')} <b className="tabular">{count}</b>
        </span>
        <span className={styles.open}>
          {count === 0 ? say('sports:bets.title') : say(`sports:kind.${kindOf(slip).name}`)}
        </span>
      </button>
      {isOpen ? (
        <Dialog title={say('sports:slip.title')} onClose={() => setOpen(false)}>
          <div className={styles.sheet}>{children}</div>
        </Dialog>
      ) : null}
    </div>
  );
}

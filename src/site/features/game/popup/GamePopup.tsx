import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { useModal } from '#ui/kit/useModal.ts';
import { useOverlay } from '../../../frame/useOverlay.ts';
import { WithinPopup } from '../../game-list/useGamePopup.ts';
import { GameScreen } from '../GameScreen.tsx';
import styles from './GamePopup.module.css';

/** A game or a list of games over the page that it was opened from. Its corner is dragged; it fills small screens. */
export function GamePopup() {
  const say = useTexts('game', 'ui');
  const { close } = useOverlay();
  const { pathname, search } = useLocation();
  const { modal } = useModal({ onClose: close, focusesItself: true });
  return createPortal(
    <dialog
      {...modal}
      role="dialog"
      tabIndex={-1}
      aria-label={say('game:popup')}
      className={styles.popup}
    >
      <div className={styles.bar}>
        <Anchor className={styles.page} href={pathname + search} replace>
          {say('game:popup.page')}
        </Anchor>
        <IconButton icon="close" label={say('ui:close')} onClick={close} />
      </div>
      <div className={styles.content}>
        <WithinPopup value>
          <GameScreen />
        </WithinPopup>
      </div>
    </dialog>,
    document.getElementById('overlays') ?? document.body,
  );
}

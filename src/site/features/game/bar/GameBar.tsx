import { useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#ui/kit/Button.tsx';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { realAccountAskedAtom } from '../../../frame/shell.atoms.ts';
import type { GameDialogName } from '../dialogs/DialogSlot.tsx';
import type { PlayableGame } from '../playable-games.ts';
import type { GameMoney } from '../round/game-money.ts';
import { useFullscreen } from '../useFullscreen.ts';
import { BalanceButton } from './BalanceButton.tsx';
import styles from './GameBar.module.css';

export interface GameBarProps {
  game: PlayableGame;
  money: GameMoney | null;
  currency: string;
  sound: { on: boolean; toggle: () => void };
  onOpen: (dialog: GameDialogName) => void;
  /** Seeds are a matter of who plays. */
  canProve: boolean;
  /** It is played for play money. */
  isDemo: boolean;
}

/** The way out, the name, the money, and what helps: always in sight. */
export function GameBar({ game, money, currency, sound, onOpen, canProve, isDemo }: GameBarProps) {
  const say = useTexts('game', game.namespace);
  const navigate = useNavigate();
  const location = useLocation();
  const askForRealAccount = useSetAtom(realAccountAskedAtom);
  const fullscreen = useFullscreen();
  // The first page of this visit has nothing of ours behind it.
  const leave = () => void (location.key === 'default' ? navigate('/lobby') : navigate(-1));
  return (
    <>
      <header className={styles.bar}>
        <IconButton icon="arrowLeft" label={say('game:back')} onClick={leave} />
        <h1 className={`display ${styles.name}`}>{game.name ?? say(`${game.namespace}:name`)}</h1>
        {money === null ? null : (
          <>
            <BalanceButton money={money} currency={currency} />
            {isDemo ? (
              <Button size="small" onClick={() => askForRealAccount(true)}>
                <Icon name="userPlus" size="small" className={styles.shortIcon} />
                <span className={styles.shortWord}>{say('game:demo.real')}</span>
              </Button>
            ) : (
              <ButtonLink href="/deposit" newTab size="small" title={say('game:deposit.newTab')}>
                <Icon name="plus" size="small" className={styles.shortIcon} />
                <span className={styles.shortWord}>{say('game:deposit')}</span>
              </ButtonLink>
            )}
          </>
        )}
      </header>
      <div className={styles.tools} role="group" aria-label={say('game:tools')}>
        <IconButton
          icon={sound.on ? 'speaker' : 'speakerOff'}
          label={say('game:sound')}
          aria-pressed={sound.on}
          onClick={sound.toggle}
        />
        <IconButton icon="info" label={say('game:rules')} onClick={() => onOpen('rules')} />
        {canProve ? (
          <IconButton
            icon="shieldCheck"
            label={say('game:fairness')}
            onClick={() => onOpen('seeds')}
          />
        ) : null}
        {fullscreen === null ? null : (
          <IconButton
            icon={fullscreen.on ? 'collapse' : 'expand'}
            label={say('game:fullscreen')}
            aria-pressed={fullscreen.on}
            onClick={fullscreen.toggle}
          />
        )}
      </div>
    </>
  );
}

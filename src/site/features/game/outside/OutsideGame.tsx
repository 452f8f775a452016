import { useLocation, useNavigate } from 'react-router-dom';
import { useSetAtom } from 'jotai';
import type { GameItem } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useSession } from '#ui/session/useSession.ts';
import { realAccountAskedAtom } from '../../../frame/shell.atoms.ts';
import { FeaturedGame } from '../../game-list/FeaturedGame.tsx';
import { useGameItem } from '../../game-list/useGameItem.ts';
import { OpeningNotice } from '../notices/OpeningNotice.tsx';
import { GuestActions } from '../page/GuestActions.tsx';
import { UnknownGame } from '../UnknownGame.tsx';
import { useFullscreen } from '../useFullscreen.ts';
import { GameCollection } from './GameCollection.tsx';
import styles from './OutsideGame.module.css';
import { useLateFrame } from './useLateFrame.ts';
import { useLaunch } from './useLaunch.ts';

/** A game that another company runs: it plays in a frame, and its stakes come from this site's wallet. */
export function OutsideGame({ vendor, code }: { vendor: string; code: string }) {
  const { isSignedIn } = useSession();
  const { item, loading, isMissing } = useGameItem({ vassalage: vendor, gameCode: code });
  if (isMissing) return <UnknownGame />;
  if (item === null) return loading ? <Skeleton shape="block" count={1} /> : <UnknownGame />;
  if (item.isGame === 'VASSALAGE') return <GameCollection game={item} />;
  return isSignedIn ? <OutsideWindow game={item} /> : <OutsidePage game={item} />;
}

/** For visitors: what the game is, and the ways in. */
function OutsidePage({ game }: { game: GameItem }) {
  return (
    <div className="page">
      <FeaturedGame
        game={game}
        need="first"
        heading="h1"
        showsMostStake
        actions={<GuestActions offersTrial={game.supportPlay === 0} />}
      />
    </div>
  );
}

function OutsideWindow({ game }: { game: GameItem }) {
  const say = useTexts('game');
  const { kind, member } = useSession();
  const isDemo = kind === 'trial';
  const { launch, reopen } = useLaunch(game, member?.id ?? null, isDemo ? 'demo' : 'real');
  const navigate = useNavigate();
  const location = useLocation();
  const fullscreen = useFullscreen();
  const url = launch.kind === 'open' ? launch.url : null;
  const { isLate, onLoad } = useLateFrame(url);
  const askForRealAccount = useSetAtom(realAccountAskedAtom);
  // The first page of this visit has nothing of ours behind it.
  const leave = () => void (location.key === 'default' ? navigate('/lobby') : navigate(-1));
  return (
    <div className={styles.window}>
      <header className={styles.bar}>
        <IconButton icon="arrowLeft" label={say('game:back')} onClick={leave} />
        <h1 className={`display ${styles.name}`}>{game.gameName}</h1>
        {isDemo ? (
          <Button size="small" onClick={() => askForRealAccount(true)}>
            {say('game:demo.real')}
          </Button>
        ) : (
          <ButtonLink href="/deposit" newTab size="small" title={say('game:deposit.newTab')}>
            <Icon name="plus" size="small" />
            {say('game:deposit')}
          </ButtonLink>
        )}
        {fullscreen === null ? null : (
          <IconButton
            icon={fullscreen.on ? 'collapse' : 'expand'}
            label={say('game:fullscreen')}
            aria-pressed={fullscreen.on}
            onClick={fullscreen.toggle}
          />
        )}
      </header>
      <div className={styles.stage}>
        {launch.kind === 'failed' ? (
          <div className={styles.notice}>
            <OpeningNotice problem={launch.problem} onRetry={reopen} />
          </div>
        ) : null}
        {launch.kind === 'launching' ? <Skeleton shape="block" count={1} /> : null}
        {isLate ? (
          <div className={styles.notice}>
            <Notice tone="warning" title={say('game:frame.late')}>
              <p>{say('game:frame.late.text')}</p>
              <div className={styles.ways}>
                <Button onClick={reopen}>{say('game:frame.again')}</Button>
                <ButtonLink href="/lobby" tone="secondary">
                  {say('game:toLobby')}
                </ButtonLink>
              </div>
            </Notice>
          </div>
        ) : null}
        {url === null ? null : (
          <iframe
            // A game that was launched again is another document.
            key={url}
            className={styles.frame}
            title={game.gameName}
            src={url}
            onLoad={onLoad}
            // One on our own address gets a separate origin, as others have anyway.
            sandbox={
              isOwn(url)
                ? 'allow-scripts'
                : 'allow-scripts allow-same-origin allow-forms allow-popups'
            }
            allow="autoplay; fullscreen"
            referrerPolicy="no-referrer"
          />
        )}
      </div>
    </div>
  );
}

const isOwn = (url: string): boolean => new URL(url, location.href).origin === location.origin;

import type { GameItem } from '#contract/generated/types.ts';
import { GameTile } from '#ui/kit/GameTile.tsx';
import type { PictureProps } from '#ui/picture/Picture.tsx';
import { formatPercent } from '#ui/i18n/format-percent.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useArt } from '#ui/plan/useArt.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { useGamePopup } from './useGamePopup.ts';
import styles from './GameCard.module.css';
import { gameHref } from '#brand/game-href.ts';
import { gamePicture } from './game-picture.ts';

export interface GameCardProps {
  game: GameItem;
  /** How wide its tile will be: CSS media conditions and lengths. */
  sizes: string;
  need?: PictureProps['need'];
}

/** A title as a tile: a link, or a picture under maintenance. */
export function GameCard({ game, sizes, need }: GameCardProps) {
  const say = useTexts('lobby');
  const art = useArt();
  const locale = useLocale();
  const state = game.maintenance ? 'maintenance' : null;
  const popup = useGamePopup(game);
  return (
    <div className={styles.card}>
      <GameTile
        name={game.gameName}
        {...gamePicture(game, art)}
        sizes={sizes}
        href={state === null ? gameHref(game) : null}
        {...popup}
        need={need}
        {...(state === null ? {} : { badge: say(`lobby:${state}`) })}
        {...(game.rtpPercent === null
          ? {}
          : { caption: say('lobby:rtp', { percent: formatPercent(game.rtpPercent, locale) }) })}
      />
      <FavouriteButton game={game} />
    </div>
  );
}

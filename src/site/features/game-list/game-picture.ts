import type { GameItem } from '#contract/generated/types.ts';
import { sameInBoth, type SchemePicture } from '#ui/picture/scheme-picture.ts';
import type { ArtAddresses } from '#ui/plan/art-addresses.ts';

/** The vendor's picture of a title, then the same at other hosts; the tile in the brand's own art where none is there. */
export function gamePicture(
  {
    iconUrl,
    otherIconUrls = [],
    gameCode,
  }: Pick<GameItem, 'iconUrl' | 'otherIconUrls' | 'gameCode'>,
  art: ArtAddresses,
): { picture: SchemePicture; instead?: readonly SchemePicture[] } {
  const tile = art.tile(gameCode);
  if (iconUrl === null) return { picture: tile };
  return { picture: sameInBoth(iconUrl), instead: [...otherIconUrls.map(sameInBoth), tile] };
}

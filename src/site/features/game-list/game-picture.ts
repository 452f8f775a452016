import type { GameItem } from '#contract/generated/types.ts';
import { sameInBoth, type SchemePicture } from '#ui/picture/scheme-picture.ts';
import type { ArtAddresses } from '#ui/plan/art-addresses.ts';

/** The vendor's picture of a title, or the tile in the brand's own art. */
export function gamePicture(
  { iconUrl, gameCode }: Pick<GameItem, 'iconUrl' | 'gameCode'>,
  art: ArtAddresses,
): SchemePicture {
  return iconUrl === null ? art.tile(gameCode) : sameInBoth(iconUrl);
}

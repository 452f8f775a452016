import type { HeroName } from './heroes/catalogue.ts';
import { prepareJob } from './job.ts';
import { recipes } from './recipes/catalogue.ts';
import { createRandom } from './seed.ts';
import { picture } from './svg.ts';
import type { Palette, RecipeName, Scheme } from './types.ts';

export interface AvatarRequest {
  /** An opaque member id; never a name or address, since the picture is a fingerprint of it. */
  readonly seed: string;
  readonly recipe: RecipeName;
  readonly palette: Palette;
  readonly scheme: Scheme;
}

/** Heroes with a character of their own; no dice or coins for a face. */
const faces: readonly [HeroName, ...HeroName[]] = [
  'koi',
  'fish',
  'crab',
  'mask',
  'moon',
  'sun',
  'crown',
  'lotus',
  'rocket',
  'clover',
  'star',
  'lantern',
  'shell',
  'flame',
  'bolt',
  'feather',
  'gem',
  'anchor',
  'bell',
  'drum',
];

export const avatarSize = 128;

/** A square member portrait that may be cropped to a circle. */
export function drawAvatar({ seed, recipe, palette, scheme }: AvatarRequest): string {
  const hero = createRandom(`${seed}/face`).pick(faces);
  const middle = avatarSize / 2;
  const scene = {
    width: avatarSize,
    height: avatarSize,
    focus: { x: middle, y: middle, r: avatarSize * 0.4 },
    plate: undefined,
  };
  const job = prepareJob({ kind: 'avatar', seed, hero, recipe, palette, scheme, scene });
  return picture(avatarSize, avatarSize, recipes[recipe].portrait(job));
}

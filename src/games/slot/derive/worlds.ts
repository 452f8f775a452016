import type { GameTheme, SlotScene } from '#contract/generated/types.ts';

/** Pictures that belong together, and what their scene is like. */
export interface World {
  readonly theme: GameTheme;
  readonly drift: SlotScene['drift'];
  readonly mode: SlotScene['mode'];
  /** Drawings, any of which may be a symbol. */
  readonly pictures: readonly string[];
  /** Those that light up well behind a medal: wilds, scatters and coins. */
  readonly signs: readonly [string, string, string, string];
}

const world = (
  theme: World['theme'],
  drift: World['drift'],
  mode: World['mode'],
  pictures: string,
  ...signs: World['signs']
): World => ({ theme, drift, mode, pictures: pictures.split(' '), signs });

/** The worlds that derived titles are set in. */
export const WORLDS = {
  reef: world(
    'sea',
    'bubbles',
    'lydian',
    'octopus turtle seahorse dolphin fish crab shell koi anchor',
    'shell',
    'star',
    'anchor',
    'coins',
  ),
  corsairs: world(
    'treasure',
    'motes',
    'dorian',
    'galleon chest chart compass parrot palm anchor key sword',
    'compass',
    'chart',
    'chest',
    'coins',
  ),
  jungle: world(
    'animals',
    'leaves',
    'pentatonic',
    'parrot toucan tiger elephant snake frog panda peacock drum mask leaf',
    'mask',
    'drum',
    'leaf',
    'gem',
  ),
  north: world(
    'animals',
    'snow',
    'minor',
    'wolf bear deer owl fox penguin mountain acorn snowflake',
    'snowflake',
    'moon',
    'mountain',
    'star',
  ),
  meadow: world(
    'garden',
    'petals',
    'major',
    'bee rose butterfly mushroom clover blossom swan egg lotus acorn frog cat',
    'clover',
    'sun',
    'rose',
    'egg',
  ),
  east: world(
    'legends',
    'lanterns',
    'pentatonic',
    'dragon torii fan teapot koi lotus panda lantern envelope blossom ingot',
    'lantern',
    'torii',
    'envelope',
    'ingot',
  ),
  desert: world(
    'legends',
    'embers',
    'phrygian',
    'scarab pyramid ankh amphora snake cat lamp cactus hourglass',
    'sun',
    'pyramid',
    'scarab',
    'coins',
  ),
  sagas: world(
    'legends',
    'embers',
    'dorian',
    'helmet shield sword axe hammer rune book potion crown amphora',
    'shield',
    'rune',
    'book',
    'ring',
  ),
  space: world(
    'space',
    'stars',
    'minor',
    'planet comet saucer robot rocket star moon bolt sun',
    'star',
    'planet',
    'comet',
    'bolt',
  ),
  sweets: world(
    'sweets',
    'confetti',
    'major',
    'candy cupcake apple grapes citrus melon cherry heart',
    'heart',
    'cupcake',
    'candy',
    'star',
  ),
  fiesta: world(
    'fiesta',
    'confetti',
    'major',
    'chili cactus guitar mask drum horseshoe feather melon sun ball',
    'sun',
    'guitar',
    'mask',
    'coins',
  ),
  vault: world(
    'treasure',
    'motes',
    'lydian',
    'gem ring ingot key crown hourglass trophy bell coins',
    'crown',
    'trophy',
    'key',
    'coins',
  ),
  night: world(
    'night',
    'stars',
    'phrygian',
    'pumpkin candle cat owl potion book moon lamp mask',
    'moon',
    'candle',
    'book',
    'lamp',
  ),
  classics: world(
    'casino',
    'stars',
    'major',
    'seven bell cherry star horseshoe bolt heart flame crown',
    'star',
    'seven',
    'bell',
    'coins',
  ),
} as const satisfies Record<string, World>;

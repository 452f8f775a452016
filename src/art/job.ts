import { heroes } from './heroes/catalogue.ts';
import type { KnownHeroName } from './heroes/catalogue.ts';
import { createRandom, hashText } from './seed.ts';
import type { Job, Palette, RecipeName, Scene, Scheme } from './types.ts';

interface JobRequest {
  /** `tile`, `banner` ...: two kinds of picture of one game must not share ids. */
  readonly kind: string;
  readonly seed: string;
  readonly hero: KnownHeroName;
  readonly recipe: RecipeName;
  readonly palette: Palette;
  readonly scheme: Scheme;
  readonly scene: Scene;
}

/**
 * Gathers what a recipe needs. Ids begin with a hash of everything that changes the picture, so
 * that any number of pictures can be inlined in one page without one using the other's gradient.
 */
export function prepareJob({ kind, hero, recipe, scene, ...rest }: JobRequest): Job {
  const { seed, palette, scheme } = rest;
  const size = `${scene.width}x${scene.height}`;
  const identity = [kind, seed, hero, recipe, scheme, size, ...Object.values(palette)].join('|');
  const prefix = `a${hashText(identity).toString(36)}`;
  return {
    palette,
    scheme,
    seed,
    scene,
    hero: heroes[hero],
    random: createRandom(`${seed}/${recipe}/${kind}`),
    id: (name) => `${prefix}-${name}`,
  };
}

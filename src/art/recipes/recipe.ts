import type { Hex } from '../colour.ts';
import type { HeroInks, Job } from '../types.ts';

/** The HTML title's colour, and the darkest-contrast colour it will lie on. */
export interface TitleInks {
  readonly ink: Hex;
  readonly behind: Hex;
}

/** A style. Each method returns markup, without the outer `svg`. */
export interface Recipe {
  /** Colours of the hero in a scene and of what is behind it. */
  readonly heroInks: (job: Job) => HeroInks;
  readonly titleInks: (job: Job) => TitleInks;
  /** Ground, field, hero and mark on `job.scene`. */
  readonly scene: (job: Job) => string;
  /** The scene without its hero, for a play area that lies on it. */
  readonly field: (job: Job) => string;
}

import type { Palette, RecipeName } from '#art/types.ts';
import { createPlainView } from './plain/plain-view.ts';
import type { ReelView, ReelViewOptions, Resting } from './reel-view.ts';
import { RESTING_STOPS } from './resting-stops.ts';
import { symbolsOn } from './reel-strip.ts';
import { createSoundPlayer } from '../../kit/sound/sound-player.ts';
import { VOICES } from '../../kit/sound/voices.ts';
import { createStage, type Stage } from './stage.ts';
import { browserClock } from '../../kit/motion/stage-clock.ts';
import { type StageInks, stageInks } from './stage-inks.ts';

export interface StageOptions extends Pick<
  ReelViewOptions,
  'host' | 'strips' | 'lines' | 'pictureAddress' | 'pictureSheet' | 'reducedMotion'
> {
  readonly palette: Palette;
  readonly recipe: RecipeName;
  readonly sound: boolean;
}

export interface MountedStage extends Stage {
  /** Draws on in other colours. */
  recolour(palette: Palette): void;
}

const ROWS = 3;

/**
 * Puts the game's reels into an element. Draws with WebGL; where there is none, or it is taken away
 * later, with plain elements: the game stays playable.
 */
export async function mountStage(options: StageOptions): Promise<MountedStage> {
  const { host, recipe, reducedMotion } = options;
  const first = firstResting(options.strips.base);
  const inksOf = (palette: Palette) => stageInks(palette, recipe, options.lines.length);
  let { palette } = options;
  let stage: Stage | null = null;
  const plainView = (): ReelView =>
    createPlainView({ ...viewOptions(), onLost: () => undefined }, first);
  const viewOptions = (): ReelViewOptions => ({
    ...options,
    inks: inksOf(palette),
    onLost: () => stage?.changeView(plainView()),
  });

  let view: ReelView;
  try {
    const { createPixiView } = await import('./pixi/pixi-view.ts');
    view = await createPixiView(viewOptions(), first);
  } catch {
    // No WebGL, or the part did not arrive.
    view = plainView();
  }
  paintHost(host, inksOf(palette));
  const sound = createSoundPlayer(VOICES[recipe]);
  sound.switchOn(options.sound);
  stage = createStage({
    view,
    sound,
    clock: browserClock,
    first,
    reducedMotion,
  });
  return {
    ...stage,
    recolour(next) {
      palette = next;
      const inks = inksOf(next);
      paintHost(host, inks);
      stage?.repaint(inks);
    },
  };
}

function firstResting(strips: ReelViewOptions['strips']['base']): Resting {
  const window = strips.map((strip, reel) => {
    const symbolAt = symbolsOn(strip, null);
    return Array.from({ length: ROWS }, (_, row) => symbolAt((RESTING_STOPS[reel] ?? 0) + row));
  });
  return { reels: 'base', stops: RESTING_STOPS, window };
}

function paintHost(host: HTMLElement, { ground, seam }: StageInks): void {
  host.style.background = ground;
  host.style.setProperty('--seam', seam);
}

import type { Palette, RecipeName } from '#art/types.ts';
import type { SlotScene } from '#contract/generated/types.ts';
import { loadDrawings } from './load-drawings.ts';
import { createPlainView } from './plain/plain-view.ts';
import type { ReelView, ReelViewOptions, Resting } from './reel-view.ts';
import { restingStops, restingWindow, type SlotLook } from './slot-look.ts';
import { createSoundPlayer } from '../../kit/sound/sound-player.ts';
import { titleVoice } from '../../kit/sound/title-voice.ts';
import { createStage, type Stage } from './stage.ts';
import { browserClock } from '../../kit/motion/stage-clock.ts';
import { type StageInks, stageInks } from './stage-inks.ts';

export interface StageOptions extends Pick<
  ReelViewOptions,
  'host' | 'look' | 'pictureAddress' | 'reducedMotion'
> {
  /** Address of several symbols' pictures at once: SVG texts by name, as JSON. */
  readonly pictureSheet: (names: readonly string[]) => string;
  readonly palette: Palette;
  readonly recipe: RecipeName;
  readonly scene: SlotScene;
  readonly sound: boolean;
}

export interface MountedStage extends Stage {
  /** Draws on in other colours. */
  recolour(palette: Palette): void;
}

/**
 * Puts the game's reels into an element. Draws with WebGL; where there is none, or it is taken away
 * later, with plain elements: the game stays playable.
 */
export async function mountStage(options: StageOptions): Promise<MountedStage> {
  const { host, recipe, reducedMotion, look } = options;
  const first = firstResting(look);
  const inksOf = (palette: Palette) => stageInks(palette, recipe, look.lineCount);
  const drawings = loadDrawings(look, options.pictureSheet);
  let { palette } = options;
  let stage: Stage | null = null;
  const plainView = (): ReelView =>
    createPlainView({ ...viewOptions(), onLost: () => undefined }, first);
  const viewOptions = (): ReelViewOptions => ({
    ...options,
    drawings,
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
  const sound = createSoundPlayer(titleVoice(recipe, options.scene));
  sound.switchOn(options.sound);
  stage = createStage({
    view,
    sound,
    clock: browserClock,
    look,
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

function firstResting(look: SlotLook): Resting {
  const stops = restingStops(look);
  return { reels: 'base', stops, window: restingWindow(look, stops) };
}

function paintHost(host: HTMLElement, { ground, seam }: StageInks): void {
  host.style.background = ground;
  host.style.setProperty('--seam', seam);
}

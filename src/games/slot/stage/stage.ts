import { createLineTour } from './line-tour.ts';
import { FIRST_STOP_MS, LEAST_LANDING_MS, REEL_STAGGER_MS } from './pace.ts';
import type { Win } from './pictures.ts';
import { readEvents } from './read-events.ts';
import type { Highlight, ReelView, Resting } from './reel-view.ts';
import type { SoundPlayer } from '../../kit/sound/sound-player.ts';
import type { SlotLook } from './slot-look.ts';
import { scheduleSpinSounds } from './spin-sounds.ts';
import type { StageClock } from '../../kit/motion/stage-clock.ts';
import type { StageInks } from './stage-inks.ts';
import type { Step } from './step.ts';
import { createStepPlayer, type StepPlayer } from '../../kit/motion/step-player.ts';
import { createTimeline } from './timeline.ts';

export interface PlayOptions {
  /** The first event to show; default: from the beginning. */
  readonly from?: number;
  /** No celebration for a return at or below the stake; default: so. */
  readonly celebrateAboveStakeOnly?: boolean;
  /** Short spins. */
  readonly fast?: boolean;
  /** Called twice for each step: when it begins, and when it is complete. A skipped step is only completed. */
  readonly onStep?: (step: Step, moment: 'begin' | 'complete') => void;
  /** The win shown alone while the game is idle; null: all are shown. */
  readonly onWin?: (win: Win | null) => void;
}

/** A game's picture and sound. It plays what was decided elsewhere. */
export interface Stage {
  /** The reels begin to turn while the round is still being asked for. */
  turn(): void;
  /** There is no round after all: the reels come to rest where they were. */
  cancelSpin(): void;
  /**
   * Plays a round's events; settles when they have been shown, and never when `destroy` or another
   * play comes first.
   * @throws UnreadableRoundError for events this stage cannot draw.
   */
  play(events: readonly unknown[], options?: PlayOptions): Promise<void>;
  /** Ends what is being shown if a tap may; turning reels go on. @returns whether it did. */
  skip(): boolean;
  /** Cuts to the round's end. */
  finish(): void;
  /** The sound of a great moment that is shown elsewhere. */
  celebrate(): void;
  repaint(inks: StageInks): void;
  /** Goes on with another view, in the state of the old one. */
  changeView(view: ReelView): void;
  switchSound(on: boolean): void;
  destroy(): void;
}

export interface StageParts {
  readonly view: ReelView;
  readonly sound: SoundPlayer;
  readonly clock: StageClock;
  readonly look: SlotLook;
  readonly first: Resting;
  readonly reducedMotion: boolean;
}

export function createStage(parts: StageParts): Stage {
  const { sound, clock, reducedMotion, look } = parts;
  let { view, first: resting } = parts;
  let player: StepPlayer | null = null;
  let turnedAt: number | null = null;
  let callOffSounds: (() => void) | null = null;
  let lastWin: Highlight | null = null;
  let reportWin: (win: Win | null) => void = () => undefined;
  const tour = createLineTour(
    (win) => {
      view.highlightWin(win);
      reportWin(win);
    },
    () => {
      showPlainly();
      reportWin(null);
    },
    clock,
  );
  /** The last win, without animation. */
  const showPlainly = (): void => {
    if (lastWin !== null) view.highlight({ ...lastWin, tier: 'plain' });
  };

  const turnReels = (reels: Resting['reels']): void => {
    tour.stop();
    lastWin = null;
    if (reducedMotion) view.highlight(null);
    else if (turnedAt === null) {
      turnedAt = clock.now();
      view.turn(reels);
      sound.play('turn');
    }
  };
  const silence = (): void => {
    callOffSounds?.();
    callOffSounds = null;
  };

  const begin = (step: Step): void => {
    switch (step.kind) {
      case 'spin':
        turnReels(step.reels);
        if (reducedMotion) return;
        view.land(step);
        callOffSounds = scheduleSpinSounds(step, look.special, sound, clock);
        return;
      case 'coins':
        sound.play('chip');
        return;
      case 'fill':
        sound.play('reveal', step.reels.length);
        if (!reducedMotion) view.grow({ ...resting, window: step.window }, step.reels);
        return;
      case 'fall':
        sound.play('card');
        if (!reducedMotion) view.fall({ ...resting, window: step.window }, step.gone);
        return;
      case 'win':
        view.highlight(step);
        if (step.isPartial) sound.play('reveal', step.wins.length);
        if (step.tier !== 'plain') sound.play(step.tier === 'win' ? 'win' : 'grand');
        return;
      case 'award':
      case 'holdStart':
        sound.play('feature');
        return;
      case 'holdTurn':
        sound.play('tick', step.left);
        return;
      case 'featureEnd':
      case 'holdEnd':
      case 'cap':
        if (step.kind === 'cap' || step.tier !== 'plain') sound.play('grand');
        return;
      case 'miss':
      case 'freeSpin':
      case 'end':
    }
  };
  const complete = (step: Step, begun: boolean): void => {
    switch (step.kind) {
      case 'spin': {
        silence();
        turnedAt = null;
        lastWin = null;
        const { reels, stops, window } = step;
        resting = { reels, stops, window };
        view.rest(resting);
        return;
      }
      case 'fill':
      case 'fall':
        lastWin = null;
        resting = { ...resting, window: step.window };
        view.rest(resting);
        return;
      case 'holdTurn':
        if (step.coins.length > 0) sound.play('moon', step.coins.length);
        return;
      case 'win':
        lastWin = step;
        return;
      case 'end':
        if (lastWin === null) return;
        // Cut short: what paid last is still to be seen, without celebration.
        if (!begun) showPlainly();
        if (!reducedMotion) tour.start(lastWin.wins);
        return;
      case 'award':
      case 'cap':
      case 'coins':
      case 'featureEnd':
      case 'freeSpin':
      case 'holdEnd':
      case 'holdStart':
      case 'miss':
    }
  };

  return {
    turn() {
      player?.stop();
      sound.play('press');
      turnReels('base');
    },
    cancelSpin() {
      if (turnedAt === null) return;
      const wait = Math.max(LEAST_LANDING_MS, FIRST_STOP_MS - (clock.now() - turnedAt));
      turnedAt = null;
      const restsAtMs = resting.stops.map((_, reel) => wait + reel * REEL_STAGGER_MS);
      view.land({ ...resting, restsAtMs, held: [] });
    },
    play(events, options = {}) {
      player?.stop();
      const { from = 0, celebrateAboveStakeOnly = true, fast = false, onStep, onWin } = options;
      const { steps, standing } = createTimeline(readEvents(events), {
        look,
        from,
        spunMs: turnedAt === null ? 0 : clock.now() - turnedAt,
        celebrateAboveStakeOnly,
        reducedMotion,
        fast,
      });
      reportWin = onWin ?? reportWin;
      if (standing.spin !== null) {
        resting = { reels: standing.reels, ...standing.spin };
        view.rest(resting);
      }
      return new Promise((resolve) => {
        const show = {
          begin: (step: Step) => {
            begin(step);
            onStep?.(step, 'begin');
          },
          complete: (step: Step, begun: boolean) => {
            complete(step, begun);
            onStep?.(step, 'complete');
          },
        };
        player = createStepPlayer(steps, show, clock, resolve);
        player.start();
      });
    },
    skip: () => player?.skip() ?? false,
    finish: () => player?.finish(),
    celebrate: () => sound.play('grand'),
    repaint: (inks) => view.repaint(inks),
    changeView(next) {
      view.destroy();
      view = next;
      view.rest(resting);
      showPlainly();
    },
    switchSound: (on) => sound.switchOn(on),
    destroy() {
      player?.stop();
      tour.stop();
      silence();
      sound.destroy();
      view.destroy();
    },
  };
}

import { describe, expect, it, vi } from 'vitest';
import type { Highlight, Landing, ReelView, Resting } from '#games/slot/stage/reel-view.ts';
import type { SoundPlayer } from '#games/kit/sound/sound-player.ts';
import { createStage } from '#games/slot/stage/stage.ts';
import { createTimeline } from '#games/slot/stage/timeline.ts';
import { fakeClock } from '../../kit/fake-clock.ts';
import { LOOK, losing, smallReturn, withFreeSpins } from './rounds.ts';

const FIRST: Resting = { reels: 'base', stops: [0, 0, 0, 0, 0], window: [] };

function fakeView() {
  const log: string[] = [];
  const highlights: (Highlight | null)[] = [];
  const landings: Landing[] = [];
  const rests: Resting[] = [];
  const view: ReelView = {
    rest: (resting) => {
      log.push('rest');
      rests.push(resting);
    },
    turn: (reels) => void log.push(`turn ${reels}`),
    land: (landing) => {
      log.push('land');
      landings.push(landing);
    },
    highlight: (highlight) => void highlights.push(highlight),
    highlightWin: (win) => void log.push(`win ${win.type === 'lineWon' ? win.line : win.symbol}`),
    grow: (_resting, reels) => void log.push(`grow ${reels.join()}`),
    fall: (_resting, gone) => void log.push(`fall ${gone.length}`),
    repaint: () => undefined,
    destroy: () => void log.push('destroy'),
  };
  return { view, log, highlights, landings, rests };
}

function setUp(reducedMotion = false) {
  const clock = fakeClock();
  const fake = fakeView();
  const play = vi.fn<SoundPlayer['play']>();
  const sound = { play, switchOn: vi.fn<(on: boolean) => void>(), destroy: () => undefined };
  const stage = createStage({
    view: fake.view,
    sound,
    clock,
    look: LOOK,
    first: FIRST,
    reducedMotion,
  });
  const cues = () => play.mock.calls.map(([name]) => name);
  return { clock, stage, cues, ...fake };
}

describe('the stage', () => {
  it('turns at the press, lands when the round is known and then is done', async () => {
    const { clock, stage, log, landings, cues } = setUp();
    const ended = vi.fn<() => void>();
    stage.turn();
    expect(log).toEqual(['turn base']);
    clock.pass(400);
    void stage.play(losing()).then(ended);
    expect(log).toEqual(['turn base', 'land']);
    // The 400 ms of waiting count.
    expect(landings[0]?.restsAtMs[0]).toBe(460);
    clock.pass(3_000);
    await Promise.resolve();
    expect(ended).toHaveBeenCalledOnce();
    expect(log).toEqual(['turn base', 'land', 'rest']);
    expect(cues()).toEqual(['press', 'turn', 'stop', 'stop', 'stop', 'stop', 'stop']);
  });

  it('comes to rest where it was when there is no round', () => {
    const { clock, stage, landings } = setUp();
    stage.turn();
    clock.pass(5_000);
    stage.cancelSpin();
    expect(landings[0]).toMatchObject({ stops: FIRST.stops, held: [] });
    stage.cancelSpin();
    expect(landings).toHaveLength(1);
  });

  it('makes no sound for a return at or below the stake, and lights it plainly', () => {
    const { clock, stage, cues, highlights } = setUp();
    stage.turn();
    void stage.play(smallReturn());
    clock.pass(4_000);
    expect(cues().filter((cue) => cue === 'win' || cue === 'grand')).toEqual([]);
    expect(highlights.filter((one) => one !== null).map(({ tier }) => tier)).toEqual(['plain']);
  });

  it('plays the free spins on their own reels, one turn each', () => {
    const { clock, stage, log } = setUp();
    const events = withFreeSpins();
    const timeline = createTimeline(events, { look: LOOK });
    stage.turn();
    void stage.play(events);
    clock.pass(timeline.durationMs);
    const free = timeline.steps.filter((step) => step.kind === 'spin' && step.reels === 'free');
    expect(log.filter((line) => line === 'turn free')).toHaveLength(free.length);
    expect(log.filter((line) => line === 'turn base')).toHaveLength(1);
  });

  it('stands at the last spin when it is cut, with what it paid and no celebration', async () => {
    const { stage, rests, highlights, cues } = setUp();
    const events = withFreeSpins();
    const played = stage.play(events);
    stage.finish();
    await played;
    const last = events.findLast((event) => event.type === 'reelsStopped');
    expect(rests.at(-1)?.stops).toEqual(last?.stops);
    expect(highlights.every((one) => one === null || one.tier === 'plain')).toBe(true);
    expect(cues()).not.toContain('grand');
  });

  it('shows what went before when it begins in the middle', () => {
    const { stage, rests } = setUp();
    const events = withFreeSpins();
    const from = events.findIndex(({ type }) => type === 'freeSpinStarted');
    void stage.play(events, { from });
    const first = events.find((event) => event.type === 'reelsStopped');
    expect(rests[0]?.stops).toEqual(first?.stops);
  });

  it('never turns when motion is not wanted', () => {
    const { clock, stage, log } = setUp(true);
    stage.turn();
    void stage.play(losing());
    clock.pass(10);
    expect(log).toEqual(['rest']);
  });

  it('lets each winning line stand alone while the game rests, and then comes to rest', () => {
    const { clock, stage, log } = setUp();
    const events = smallReturn();
    const line = events.find((event) => event.type === 'lineWon')!;
    const twoLines = events.flatMap((event) =>
      event === line ? [line, { ...line, line: 9 }] : [event],
    );
    void stage.play(twoLines);
    clock.pass(60_000);
    const shown = log.filter((entry) => entry.startsWith('win '));
    expect(shown.slice(0, 3)).toEqual([`win ${line.line}`, 'win 9', `win ${line.line}`]);
    expect(shown.length).toBeLessThan(10);
  });

  it('goes on with another view in the state of the old one', () => {
    const { clock, stage, log } = setUp();
    const other = fakeView();
    void stage.play(losing());
    clock.pass(3_000);
    stage.changeView(other.view);
    expect(log.at(-1)).toBe('destroy');
    const shown = losing().find((event) => event.type === 'reelsStopped');
    expect(other.rests[0]?.stops).toEqual(shown?.stops);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { createStepPlayer } from '#games/kit/motion/step-player.ts';
import type { Step } from '#games/slot/stage/step.ts';
import { createTimeline } from '#games/slot/stage/timeline.ts';
import { fakeClock } from './fake-clock.ts';
import { LOOK, losing, withFreeSpins } from '../slot/stage/rounds.ts';

function playing(events: Parameters<typeof createTimeline>[0]) {
  const clock = fakeClock();
  const timeline = createTimeline(events, { look: LOOK });
  const log: string[] = [];
  const onEnd = vi.fn<() => void>();
  const show = {
    begin: (step: Step) => log.push(`begin ${step.kind}`),
    complete: (step: Step, begun: boolean) =>
      log.push(`${begun ? 'complete' : 'cut'} ${step.kind}`),
  };
  return {
    clock,
    timeline,
    log,
    onEnd,
    player: createStepPlayer(timeline.steps, show, clock, onEnd),
  };
}

describe('a step player', () => {
  it('plays each step for its time and then ends', () => {
    const { clock, timeline, log, onEnd, player } = playing(losing());
    player.start();
    expect(log).toEqual(['begin spin']);
    clock.pass(timeline.durationMs - 1);
    expect(onEnd).not.toHaveBeenCalled();
    clock.pass(1);
    expect(log).toEqual([
      'begin spin',
      'complete spin',
      'begin miss',
      'complete miss',
      'begin end',
      'complete end',
    ]);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(player.state).toBe('ended');
  });

  it('skips a celebration, never the turning reels', () => {
    const { clock, timeline, log, player } = playing(withFreeSpins());
    const win = timeline.steps.find(({ kind }) => kind === 'win')!;
    player.start();
    expect(player.skip()).toBe(false);
    clock.pass(win.atMs + 1);
    expect(log.at(-1)).toBe('begin win');
    expect(player.skip()).toBe(true);
    expect(log.slice(-2)).toEqual(['complete win', 'begin award']);
    // What the skipped step had waited for does not end the next one.
    clock.pass(win.durationMs);
    expect(log.at(-1)).toBe('begin award');
  });

  it('cuts to the end, completing every step exactly once', () => {
    const { clock, timeline, log, onEnd, player } = playing(withFreeSpins());
    player.start();
    clock.pass(100);
    player.finish();
    expect(onEnd).toHaveBeenCalledOnce();
    const completed = log.filter((line) => !line.startsWith('begin'));
    expect(completed).toHaveLength(timeline.steps.length);
    expect(completed[0]).toBe('complete spin');
    expect(completed.slice(1).every((line) => line.startsWith('cut '))).toBe(true);
    clock.pass(timeline.durationMs);
    player.finish();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does nothing more once it was stopped', () => {
    const { clock, timeline, log, onEnd, player } = playing(withFreeSpins());
    player.start();
    player.stop();
    clock.pass(timeline.durationMs);
    player.finish();
    expect(player.skip()).toBe(false);
    expect(log).toEqual(['begin spin']);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { createAnimator } from '#games/kit/motion/animator.ts';

function setUp() {
  let now = 0;
  let asked: ((time: number) => void) | null = null;
  const draw = vi.fn<() => void>();
  const animator = createAnimator(
    draw,
    () => now,
    (frame) => {
      asked = frame;
      return () => {
        asked = null;
      };
    },
  );
  /** Shows the next picture, if one was asked for. */
  const frame = (ms: number): boolean => {
    now += ms;
    const run = asked;
    asked = null;
    run?.(now);
    return run !== null;
  };
  return { animator, draw, frame };
}

describe('an animator', () => {
  it('asks for no picture while nothing moves', () => {
    const { animator, draw, frame } = setUp();
    expect(frame(16)).toBe(false);
    const moved = vi.fn<(progress: number) => void>();
    const onEnd = vi.fn<() => void>();
    animator.run({ durationMs: 100, move: moved, onEnd });
    expect(frame(50)).toBe(true);
    expect(frame(60)).toBe(true);
    expect(frame(16)).toBe(false);
    expect(moved.mock.calls.map(([progress]) => progress)).toEqual([0.5, 1]);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('waits a delay out, and ends a movement when told', () => {
    const { animator, frame } = setUp();
    const moved = vi.fn<(progress: number, elapsedMs: number) => void>();
    const end = animator.run({ delayMs: 40, move: moved });
    frame(30);
    expect(moved).not.toHaveBeenCalled();
    frame(30);
    expect(moved).toHaveBeenLastCalledWith(0, 20);
    end();
    frame(30);
    expect(moved).toHaveBeenCalledOnce();
  });
});

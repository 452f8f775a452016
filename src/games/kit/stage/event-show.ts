import type { JsonObject } from '../../game-rules.ts';
import type { ShownRound } from '../../stage-port.ts';
import type { RoundEnded, RoundStarted } from '../round-events.ts';
import type { StageClock } from '../motion/stage-clock.ts';
import { createStepPlayer, type StepPlayer, type TimedStep } from '../motion/step-player.ts';
import { countUpMs, WIN_HOLD_MS, type WinTier, winTier } from '../win-tier.ts';
import type { StageGame } from './stage-game.ts';

/** The end of a round as it is presented. */
export interface ShownEnd {
  readonly payoutMicro: bigint;
  readonly netWinMicro: bigint;
  readonly tier: WinTier;
  readonly countMs: number;
}

/** A round as far as it has been shown. */
export interface Shown<State> {
  readonly roundId: string | null;
  readonly state: State;
  /** How many events have been shown. */
  readonly count: number;
  /** Null before the first round. */
  readonly wager: JsonObject | null;
  readonly stakeMicro: bigint | null;
  readonly end: ShownEnd | null;
}

export const openingShown = <State>(opening: State): Shown<State> => ({
  roundId: null,
  state: opening,
  count: 0,
  wager: null,
  stakeMicro: null,
  end: null,
});

/** A round after one more event. `celebrateAboveStakeOnly`: a return at or below the stake is plain. */
export function nextShown<State, Event extends { readonly type: string }>(
  game: Pick<StageGame<State, Event>, 'next'>,
  shown: Shown<State>,
  event: Event,
  celebrateAboveStakeOnly = true,
): Shown<State> {
  const state = game.next(shown.state, event);
  const next = { ...shown, state, count: shown.count + 1 };
  if (isStart(event)) return { ...next, wager: event.wager, stakeMicro: BigInt(event.stakeMicro) };
  return isEnd(event) ? { ...next, end: endOf(event, celebrateAboveStakeOnly) } : next;
}

const isStart = (event: { readonly type: string }): event is RoundStarted =>
  event.type === 'roundStarted';
const isEnd = (event: { readonly type: string }): event is RoundEnded =>
  event.type === 'roundEnded';

function endOf(event: RoundEnded, celebrateAboveStakeOnly: boolean): ShownEnd {
  const payoutMicro = BigInt(event.payoutMicro);
  const netWinMicro = BigInt(event.netWinMicro);
  // Raises count: the net win knows all stakes.
  const stakedMicro = payoutMicro - netWinMicro;
  const tier = winTier(payoutMicro, stakedMicro, celebrateAboveStakeOnly);
  return { payoutMicro, netWinMicro, tier, countMs: countUpMs(tier, payoutMicro, stakedMicro) };
}

interface EventStep<Event> extends TimedStep {
  readonly event: Event;
}

export interface EventShowOptions<State> {
  readonly clock: StageClock;
  /** Less motion: every event is shown at once. */
  readonly still: boolean;
  readonly celebrateAboveStakeOnly: () => boolean;
  readonly onChange: (shown: Shown<State>) => void;
  readonly onSkippable: (skippable: boolean) => void;
}

/** Plays a game's rounds event by event. */
export interface EventShow<Event> {
  /** @param onEvent called as each event is shown, and whether there was time to see it. */
  play: (
    events: readonly Event[],
    round: ShownRound,
    onEvent: (event: Event, begun: boolean) => void,
  ) => Promise<void>;
  skip: () => boolean;
  finish: () => void;
  destroy: () => void;
}

export function createEventShow<State, Event extends { readonly type: string }>(
  game: StageGame<State, Event>,
  options: EventShowOptions<State>,
): EventShow<Event> {
  const { clock, still } = options;
  let shown = openingShown(game.opening);
  let player: StepPlayer | null = null;

  const change = (next: Shown<State>): void => {
    shown = next;
    options.onChange(next);
  };
  const after = (of: Shown<State>, event: Event): Shown<State> =>
    nextShown(game, of, event, options.celebrateAboveStakeOnly());

  /** When each event begins and how long it lasts follows from the states between. */
  const stepsOf = (events: readonly Event[], atOnce: boolean): EventStep<Event>[] => {
    let before = shown;
    return events.map((event) => {
      before = after(before, event);
      const { end } = before;
      if (end !== null) {
        const durationMs = end.tier === 'plain' ? 0 : end.countMs + WIN_HOLD_MS;
        return { event, durationMs: still ? 0 : durationMs, skippable: true };
      }
      const durationMs = atOnce ? 0 : game.paceMs(event, before.state);
      return { event, durationMs, skippable: false };
    });
  };

  return {
    play(events, { roundId, resumed }, onEvent) {
      player?.stop();
      if (roundId !== shown.roundId) change({ ...openingShown(game.opening), roundId });
      const isWaiting = events.at(-1)?.type !== 'roundEnded';
      const steps = stepsOf(events.slice(shown.count), still || (resumed && isWaiting));
      return new Promise((resolve) => {
        const show = ({ event }: EventStep<Event>, begun: boolean): void => {
          change(after(shown, event));
          onEvent(event, begun);
        };
        const begun = new Set<EventStep<Event>>();
        player = createStepPlayer(
          steps,
          {
            begin(step) {
              begun.add(step);
              options.onSkippable(step.skippable && step.durationMs > 0);
              show(step, step.durationMs > 0 || still);
            },
            complete(step) {
              options.onSkippable(false);
              if (!begun.has(step)) show(step, false);
            },
          },
          clock,
          resolve,
        );
        player.start();
      });
    },
    skip: () => player?.skip() ?? false,
    finish: () => player?.finish(),
    destroy: () => player?.stop(),
  };
}

import type { HouseRound, HouseSession } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { asProblemError } from '#ui/query/as-problem-error.ts';
import type { JsonObject } from '#games/game-rules.ts';
import type { StageControls } from '#games/stage-port.ts';
import { type HouseCalls, NO_ANSWER } from '../session/house-calls.ts';
import {
  nextState,
  openingState,
  type Press,
  type RoundAction,
  type RoundState,
} from './round-state.ts';
import type { RoundClock } from './round-clock.ts';
import { stakeFailure, reportedBalanceMicro } from './stake-failure.ts';

/** An answer that takes longer is remarked upon. */
export const SLOW_MS = 8_000;
/** After this time without an answer the player is asked to try again. */
export const FAILED_MS = 20_000;
/**
 * One button ends a show and begins the next round. A press on its way when the show ends by itself
 * must not become a stake: no press is taken for this long, milliseconds. Longer than a double click.
 */
const AFTER_SHOW_MS = 600;
/** Waits between tries of a payout; it changes nothing to ask again. */
const PAY_RETRY_MS = [800, 2500] as const;
const MOST_WAITS = 3;
/** Another window acted in the round, or an answer was lost: the server's round counts. */
const ROUND_MOVED: ReadonlySet<string> = new Set([
  'ACTION_OUT_OF_ORDER',
  'IDEMPOTENCY_MISMATCH',
  'ROUND_CLOSED',
  'ROUND_NOT_FOUND',
]);

/** What the next round is played with. */
export type Bet = Pick<Press, 'stakeMicro' | 'wager'>;

export interface RoundControllerOptions {
  readonly session: HouseSession;
  readonly house: HouseCalls;
  readonly clock: RoundClock;
  readonly makeKey: () => string;
}

/** One game session's rounds: takes presses, asks the server, drives the stage, sees to the payout. */
export interface RoundController {
  readonly getState: () => RoundState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** When the next round may begin, on the controller's clock. */
  readonly readyAt: () => number;
  /** The stage stands (an unfinished round is shown at once), or it is gone. */
  setStage: (stage: StageControls | null) => void;
  press: (bet: Bet) => void;
  /** The next action of the open round. */
  act: (action: JsonObject) => void;
  /** A tap or the space bar while a round is shown. A resumed round is cut to its end. */
  skip: () => void;
  /** The same press, or the same payout, once more. */
  retry: () => void;
  /** The player has been told of the jackpot. */
  seeJackpot: () => void;
  /** Reads balance and totals again. */
  refresh: () => Promise<void>;
  /** The window closes: timers end. A round under way stays with the server. */
  close: () => void;
}

export function createRoundController(options: RoundControllerOptions): RoundController {
  const { house, clock, makeKey, session } = options;
  const { minRoundMs } = session.flags;
  const listeners = new Set<() => void>();
  let state = openingState(session);
  let stage: StageControls | null = null;
  let readyAt = 0;
  let closed = false;
  /** What has begun to be shown, as round and number of actions: it must not begin twice. */
  let begun: string | null = null;

  const dispatch = (event: RoundAction): void => {
    const next = nextState(state, event);
    if (next === state || closed) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const show = (round: HouseRound): void => {
    const { roundId, actions, events } = round;
    const part = `${roundId}/${actions.length}`;
    if (stage === null || begun === part) return;
    begun = part;
    const { phase } = state;
    const resumed = phase.kind === 'showing' && phase.resumed;
    // A picture that fails must not keep the payout from its owner.
    stage.play(events, { roundId, resumed }).then(shown, shown);
  };
  const showOrSkip = (round: HouseRound): void => {
    if (stage === null) shown();
    else show(round);
  };
  const shown = (): void => {
    const { phase } = state;
    if (phase.kind !== 'showing' || closed) return;
    readyAt = Math.max(readyAt, clock.now() + AFTER_SHOW_MS);
    dispatch({ type: 'shown' });
    if (phase.round.decided) void payOut(phase.round);
  };

  const payOut = async (round: HouseRound): Promise<void> => {
    for (let attempt = 0; !closed; attempt += 1) {
      try {
        const balanceMicro = await house.finish(round.roundId);
        return dispatch({ type: 'paid', balanceMicro });
      } catch (error) {
        const problem = asProblemError(error);
        if (stakeFailure(problem).kind === 'ended') return dispatch({ type: 'ended', problem });
        const waitMs = PAY_RETRY_MS[attempt];
        if (waitMs === undefined) return dispatch({ type: 'payFailed', problem });
        await pause(waitMs);
      }
    }
  };
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      clock.after(ms, resolve);
    });

  const stake = async (waits = 0): Promise<void> => {
    const { phase } = state;
    if (phase.kind !== 'staking' || closed) return;
    const abort = new AbortController();
    const callOffSlow = clock.after(SLOW_MS, () => dispatch({ type: 'slow' }));
    const callOffEnd = clock.after(FAILED_MS, () => abort.abort(NO_ANSWER));
    try {
      const round = await house.play(phase.press, abort.signal);
      readyAt = clock.now() + minRoundMs;
      dispatch({ type: 'answered', round });
      showOrSkip(round);
    } catch (error) {
      await stakeFailed(asProblemError(error), waits);
    } finally {
      callOffSlow();
      callOffEnd();
    }
  };
  const stakeFailed = async (problem: ProblemError, waits: number): Promise<void> => {
    const failure = stakeFailure(problem);
    if (failure.kind === 'wait' && waits < MOST_WAITS) {
      await pause(failure.ms);
      return stake(waits + 1);
    }
    if (failure.kind === 'open') return takeUpOpenRound(problem);
    stage?.cancelSpin();
    if (failure.kind === 'ended') return dispatch({ type: 'ended', problem });
    if (failure.kind === 'doubt') return dispatch({ type: 'doubted', problem });
    const balanceMicro = reportedBalanceMicro(problem);
    dispatch({ type: 'refused', problem, ...(balanceMicro === null ? {} : { balanceMicro }) });
  };
  /** Another window, or an answer that was lost, has left a round: it is shown first. */
  const takeUpOpenRound = async (problem: ProblemError): Promise<void> => {
    const found = await house.read().catch(() => null);
    const round = found?.openRound ?? null;
    if (round === null) {
      stage?.cancelSpin();
      return dispatch({ type: 'refused', problem });
    }
    begun = null;
    dispatch({ type: 'resumed', round });
    showOrSkip(round);
  };

  const act = async (round: HouseRound, action: JsonObject): Promise<void> => {
    const abort = new AbortController();
    const callOffEnd = clock.after(FAILED_MS, () => abort.abort(NO_ANSWER));
    const number = round.actions.length + 1;
    try {
      const next = await house.act({ roundId: round.roundId, number, action }, abort.signal);
      dispatch({ type: 'moved', round: next });
      showOrSkip(next);
    } catch (error) {
      await actionFailed(asProblemError(error));
    } finally {
      callOffEnd();
    }
  };
  const actionFailed = async (problem: ProblemError): Promise<void> => {
    if (stakeFailure(problem).kind === 'ended') return dispatch({ type: 'ended', problem });
    if (ROUND_MOVED.has(problem.code)) {
      const found = await house.read().catch(() => null);
      const round = found?.openRound ?? null;
      if (round !== null) {
        begun = null;
        dispatch({ type: 'resumed', round });
        return showOrSkip(round);
      }
      if (found !== null) return dispatch({ type: 'ended', problem });
    }
    dispatch({ type: 'actionRefused', problem });
  };

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    readyAt: () => readyAt,
    setStage(next) {
      stage = next;
      if (state.phase.kind === 'showing') show(state.phase.round);
    },
    press(bet) {
      if (state.phase.kind !== 'idle' || clock.now() < readyAt || closed) return;
      dispatch({ type: 'pressed', press: { ...bet, key: makeKey() } });
      stage?.turn();
      void stake();
    },
    act(action) {
      const { phase } = state;
      if (phase.kind !== 'deciding' || closed) return;
      dispatch({ type: 'acted' });
      void act(phase.round, action);
    },
    skip() {
      const { phase } = state;
      if (phase.kind !== 'showing') return;
      if (phase.resumed) stage?.finish();
      else stage?.skip();
    },
    retry() {
      const { phase } = state;
      dispatch({ type: 'retried' });
      if (phase.kind === 'doubt') {
        stage?.turn();
        void stake();
      }
      if (phase.kind === 'unpaid') void payOut(phase.round);
    },
    seeJackpot() {
      readyAt = Math.max(readyAt, clock.now() + AFTER_SHOW_MS);
      dispatch({ type: 'jackpotSeen' });
    },
    async refresh() {
      try {
        dispatch({ type: 'read', session: await house.read() });
      } catch (error) {
        const problem = asProblemError(error);
        if (stakeFailure(problem).kind === 'ended') dispatch({ type: 'ended', problem });
      }
    },
    close() {
      closed = true;
      listeners.clear();
    },
  };
}

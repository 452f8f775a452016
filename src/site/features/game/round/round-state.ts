import type { HouseRound, HouseSession } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import type { JsonObject } from '#games/game-rules.ts';

/** One press of the button: however often it is sent, it is one round. */
export interface Press {
  readonly stakeMicro: bigint;
  /** What is bet on; empty where the stake says all. */
  readonly wager: JsonObject;
  readonly key: string;
}

export type RoundPhase =
  /** Ready. `refusal`: why the last press came to nothing; its stake was not taken. */
  | { readonly kind: 'idle'; readonly refusal: ProblemError | null }
  | { readonly kind: 'staking'; readonly press: Press; readonly slow: boolean }
  /** No answer came: whether the stake was taken is not known. */
  | { readonly kind: 'doubt'; readonly press: Press; readonly problem: ProblemError }
  | { readonly kind: 'showing'; readonly round: HouseRound; readonly resumed: boolean }
  /** It waits for the player. `refusal`: why the last action came to nothing. */
  | {
      readonly kind: 'deciding';
      readonly round: HouseRound;
      readonly refusal: ProblemError | null;
    }
  /** The next action is being asked for. */
  | { readonly kind: 'acting'; readonly round: HouseRound }
  | { readonly kind: 'finishing'; readonly round: HouseRound }
  /** Decided and shown; the answer to the payout has not come. */
  | { readonly kind: 'unpaid'; readonly round: HouseRound; readonly problem: ProblemError }
  /** The game session no longer counts: it ran out, or the game was opened elsewhere. */
  | { readonly kind: 'ended'; readonly problem: ProblemError };

export interface RoundMoney {
  readonly balanceMicro: bigint;
  /** In this session. */
  readonly stakedMicro: bigint;
  readonly paidMicro: bigint;
}

export interface RoundState {
  readonly phase: RoundPhase;
  readonly money: RoundMoney;
  /** A round that took the jackpot and of which the player has not yet been told. */
  readonly jackpotRound: HouseRound | null;
  /** When this session began, as the server told it: older rounds do not count into it. */
  readonly startedAt: string;
}

export type RoundAction =
  | { readonly type: 'pressed'; readonly press: Press }
  | { readonly type: 'slow' }
  | { readonly type: 'answered'; readonly round: HouseRound }
  | { readonly type: 'refused'; readonly problem: ProblemError; readonly balanceMicro?: bigint }
  | { readonly type: 'doubted'; readonly problem: ProblemError }
  | { readonly type: 'retried' }
  | { readonly type: 'resumed'; readonly round: HouseRound }
  | { readonly type: 'shown' }
  | { readonly type: 'acted' }
  | { readonly type: 'moved'; readonly round: HouseRound }
  | { readonly type: 'actionRefused'; readonly problem: ProblemError }
  | { readonly type: 'paid'; readonly balanceMicro: bigint }
  | { readonly type: 'payFailed'; readonly problem: ProblemError }
  | { readonly type: 'ended'; readonly problem: ProblemError }
  | { readonly type: 'jackpotSeen' }
  | { readonly type: 'read'; readonly session: HouseSession };

/**
 * The state a game session opens in. An unfinished round is shown before anything else; what it has
 * taken of the jackpot is in the balance already and is shown there after it.
 */
export function openingState(session: HouseSession): RoundState {
  const { openRound } = session;
  const money = moneyOf(session);
  const pendingJackpotMicro = openRound === null ? 0n : jackpotMicro(openRound);
  return {
    phase:
      openRound === null
        ? { kind: 'idle', refusal: null }
        : { kind: 'showing', round: openRound, resumed: true },
    money: { ...money, balanceMicro: money.balanceMicro - pendingJackpotMicro },
    jackpotRound: null,
    startedAt: session.startedAt,
  };
}

/** The state after an event. An event that does not belong to the phase changes nothing. */
export function nextState(state: RoundState, event: RoundAction): RoundState {
  const { phase, money } = state;
  const to = (next: RoundPhase, change: Partial<RoundMoney> = {}): RoundState => ({
    ...state,
    phase: next,
    money: { ...money, ...change },
  });
  switch (event.type) {
    case 'pressed':
      return phase.kind === 'idle'
        ? to({ kind: 'staking', press: event.press, slow: false })
        : state;
    case 'slow':
      return phase.kind === 'staking' ? to({ ...phase, slow: true }) : state;
    case 'answered':
      return phase.kind === 'staking' ? answered(state, event.round) : state;
    case 'refused': {
      if (phase.kind !== 'staking') return state;
      const { problem: refusal, balanceMicro = money.balanceMicro } = event;
      return to({ kind: 'idle', refusal }, { balanceMicro });
    }
    case 'doubted':
      return phase.kind === 'staking'
        ? to({ kind: 'doubt', press: phase.press, problem: event.problem })
        : state;
    case 'retried':
      if (phase.kind === 'doubt') return to({ kind: 'staking', press: phase.press, slow: false });
      return phase.kind === 'unpaid' ? to({ kind: 'finishing', round: phase.round }) : state;
    case 'resumed':
      return phase.kind === 'staking' || phase.kind === 'acting'
        ? to({ kind: 'showing', round: event.round, resumed: true })
        : state;
    case 'shown':
      if (phase.kind !== 'showing') return state;
      return phase.round.decided
        ? to({ kind: 'finishing', round: phase.round })
        : to({ kind: 'deciding', round: phase.round, refusal: null });
    case 'acted':
      return phase.kind === 'deciding' ? to({ kind: 'acting', round: phase.round }) : state;
    case 'moved':
      return phase.kind === 'acting' ? moved(state, phase.round, event.round) : state;
    case 'actionRefused':
      return phase.kind === 'acting'
        ? to({ kind: 'deciding', round: phase.round, refusal: event.problem })
        : state;
    case 'paid':
      return phase.kind === 'finishing' ? paid(state, phase.round, event.balanceMicro) : state;
    case 'payFailed':
      return phase.kind === 'finishing'
        ? to({ kind: 'unpaid', round: phase.round, problem: event.problem })
        : state;
    case 'ended':
      return to({ kind: 'ended', problem: event.problem });
    case 'jackpotSeen':
      return state.jackpotRound === null ? state : { ...state, jackpotRound: null };
    case 'read':
      // A round under way knows its money better than a reading that may have been overtaken.
      return phase.kind === 'idle' ? to(phase, moneyOf(event.session)) : state;
  }
}

/** What can be staked, as it is shown: a stake that is on its way is already taken off. */
export function shownBalanceMicro({ phase, money }: RoundState): bigint {
  const onItsWay = phase.kind === 'staking' || phase.kind === 'doubt' ? phase.press.stakeMicro : 0n;
  return money.balanceMicro - onItsWay;
}

/** What a round took of the jackpot, beside its payout. */
export function jackpotMicro({ jackpot }: HouseRound): bigint {
  return BigInt(jackpot?.wonMicro ?? 0);
}

function answered(state: RoundState, round: HouseRound): RoundState {
  const { money, startedAt } = state;
  const counts = round.startedAt >= startedAt;
  const stakedMicro = money.stakedMicro + (counts ? BigInt(round.stakeMicro) : 0n);
  return {
    ...state,
    phase: { kind: 'showing', round, resumed: false },
    money: { ...money, stakedMicro, balanceMicro: BigInt(round.balanceMicro) },
  };
}

/** An action may have raised the stake: the balance is the server's. */
function moved(state: RoundState, before: HouseRound, round: HouseRound): RoundState {
  const { money, startedAt } = state;
  const raisedMicro = BigInt(round.raisedMicro) - BigInt(before.raisedMicro);
  const stakedMicro = money.stakedMicro + (round.startedAt >= startedAt ? raisedMicro : 0n);
  return {
    ...state,
    phase: { kind: 'showing', round, resumed: false },
    money: { ...money, stakedMicro, balanceMicro: BigInt(round.balanceMicro) },
  };
}

function paid(state: RoundState, round: HouseRound, balanceMicro: bigint): RoundState {
  const { money, startedAt } = state;
  const counts = round.startedAt >= startedAt;
  const wonMicro = jackpotMicro(round);
  const returnedMicro = BigInt(round.payoutMicro) + wonMicro;
  const paidMicro = money.paidMicro + (counts ? returnedMicro : 0n);
  return {
    ...state,
    phase: { kind: 'idle', refusal: null },
    jackpotRound: wonMicro > 0n ? round : state.jackpotRound,
    money: { ...money, paidMicro, balanceMicro },
  };
}

function moneyOf({ balanceMicro, stakedMicro, paidMicro }: HouseSession): RoundMoney {
  return {
    balanceMicro: BigInt(balanceMicro),
    stakedMicro: BigInt(stakedMicro),
    paidMicro: BigInt(paidMicro),
  };
}

import type { LineWon } from '../events.ts';
import type { Step } from './step.ts';
import type { WinTier } from '../../kit/win-tier.ts';

/** The line under the reels. */
export type Plate =
  /** Nothing has been played in this window yet. */
  | { readonly kind: 'welcome' }
  | { readonly kind: 'turning' }
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'win';
      readonly payoutMicro: bigint;
      /** Start value and duration of the counter. */
      readonly fromMicro: bigint;
      readonly countMs: number;
      readonly tier: WinTier;
    };

/** The overlay on the reels. */
export type Card =
  | { readonly kind: 'award'; readonly awarded: number; readonly retrigger: boolean }
  | {
      readonly kind: 'featureEnd';
      readonly played: number;
      readonly payoutMicro: bigint;
      readonly countMs: number;
      readonly tier: WinTier;
    }
  | { readonly kind: 'cap'; readonly capMicro: bigint }
  | {
      readonly kind: 'bigWin';
      readonly payoutMicro: bigint;
      readonly countMs: number;
      readonly tier: WinTier;
    };

export interface ShowState {
  readonly plate: Plate;
  readonly card: Card | null;
  readonly freeSpin: {
    readonly number: number;
    readonly total: number;
    readonly multiplier: number;
    /** Paid by the round so far, the paid spin included. */
    readonly roundPayoutMicro: bigint;
  } | null;
  /** The winning line shown alone at the moment. */
  readonly line: LineWon | null;
}

export const OPENING_SHOW: ShowState = {
  plate: { kind: 'welcome' },
  card: null,
  freeSpin: null,
  line: null,
};

export type ShowEvent =
  | { readonly type: 'turned' }
  | { readonly type: 'settledBack' }
  | { readonly type: 'line'; readonly line: LineWon | null }
  | { readonly type: 'step'; readonly step: Step; readonly moment: 'begin' | 'complete' };

/** Texts and figures around the reels after a stage event. */
export function nextShow(state: ShowState, event: ShowEvent): ShowState {
  switch (event.type) {
    case 'turned':
      return { ...OPENING_SHOW, plate: { kind: 'turning' } };
    case 'settledBack':
      return { ...state, plate: { kind: 'welcome' } };
    case 'line':
      return { ...state, line: event.line };
    case 'step':
      return event.moment === 'begin' ? begun(state, event.step) : completed(state, event.step);
  }
}

function begun(state: ShowState, step: Step): ShowState {
  switch (step.kind) {
    case 'spin':
      return { ...state, plate: { kind: 'turning' }, line: null };
    case 'win': {
      const { payoutMicro, countMs, tier } = step;
      const isBig = tier === 'great' || tier === 'grand';
      return {
        ...state,
        plate: { kind: 'win', payoutMicro, fromMicro: 0n, countMs, tier },
        card: isBig ? { kind: 'bigWin', payoutMicro, countMs, tier } : null,
      };
    }
    case 'award': {
      const { awarded, retrigger } = step;
      return { ...state, card: { kind: 'award', awarded, retrigger } };
    }
    case 'featureEnd': {
      const { played, payoutMicro, countMs, tier } = step;
      return { ...state, card: { kind: 'featureEnd', played, payoutMicro, countMs, tier } };
    }
    case 'cap':
      return { ...state, card: { kind: 'cap', capMicro: step.capMicro } };
    case 'miss':
      return { ...state, plate: { kind: 'nothing' } };
    case 'freeSpin':
    case 'end':
      return state;
  }
}

function completed(state: ShowState, step: Step): ShowState {
  const { freeSpin } = state;
  switch (step.kind) {
    case 'spin':
    case 'miss':
      return state;
    case 'win': {
      const { payoutMicro, roundPayoutMicro, tier } = step;
      return {
        ...state,
        plate: { kind: 'win', payoutMicro, fromMicro: payoutMicro, countMs: 0, tier },
        card: null,
        freeSpin: freeSpin === null ? null : { ...freeSpin, roundPayoutMicro },
      };
    }
    case 'award':
      return {
        ...state,
        card: null,
        freeSpin: freeSpin === null ? null : { ...freeSpin, total: step.total },
      };
    case 'freeSpin': {
      const { number, total, multiplier } = step;
      const roundPayoutMicro = freeSpin?.roundPayoutMicro ?? paidBefore(state);
      return { ...state, freeSpin: { number, total, multiplier, roundPayoutMicro } };
    }
    case 'featureEnd':
      return { ...state, card: null, freeSpin: null };
    case 'cap':
      return { ...state, card: null };
    case 'end': {
      const { payoutMicro } = step;
      if (payoutMicro === 0n) return { ...state, plate: { kind: 'nothing' } };
      const tier = state.plate.kind === 'win' ? state.plate.tier : 'plain';
      return {
        ...state,
        plate: { kind: 'win', payoutMicro, fromMicro: payoutMicro, countMs: 0, tier },
      };
    }
  }
}

/** Win of the paid spin when the free spins begin. */
function paidBefore({ plate }: ShowState): bigint {
  return plate.kind === 'win' ? plate.payoutMicro : 0n;
}

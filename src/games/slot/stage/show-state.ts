import type { Coin } from '../events.ts';
import type { Win } from './pictures.ts';
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

interface CountedCard {
  readonly payoutMicro: bigint;
  readonly countMs: number;
  readonly tier: WinTier;
}

/** The overlay on the reels. */
export type Card =
  | { readonly kind: 'award'; readonly awarded: number; readonly retrigger: boolean }
  | ({ readonly kind: 'featureEnd'; readonly played: number } & CountedCard)
  | { readonly kind: 'holdStart'; readonly left: number }
  | ({ readonly kind: 'holdEnd'; readonly count: number; readonly isFull: boolean } & CountedCard)
  | { readonly kind: 'cap'; readonly capMicro: bigint }
  | ({ readonly kind: 'bigWin' } & CountedCard);

/** Hold and win under way. */
export interface Holding {
  /** Turns left without a new coin. */
  readonly left: number;
  /** Coins that have just come. */
  readonly fresh: readonly Coin[];
  readonly isTurning: boolean;
}

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
  /** The win shown alone at the moment. */
  readonly win: Win | null;
  /** Coins that lie, with their amounts. */
  readonly coins: readonly Coin[];
  readonly holding: Holding | null;
  /** Multiplier of what wins now, while symbols fall. */
  readonly ladder: number | null;
}

export const OPENING_SHOW: ShowState = {
  plate: { kind: 'welcome' },
  card: null,
  freeSpin: null,
  win: null,
  coins: [],
  holding: null,
  ladder: null,
};

export type ShowEvent =
  | { readonly type: 'turned' }
  | { readonly type: 'settledBack' }
  | { readonly type: 'win'; readonly win: Win | null }
  | { readonly type: 'step'; readonly step: Step; readonly moment: 'begin' | 'complete' };

/** Texts and figures around the reels after a stage event. */
export function nextShow(state: ShowState, event: ShowEvent): ShowState {
  switch (event.type) {
    case 'turned':
      return { ...OPENING_SHOW, plate: { kind: 'turning' } };
    case 'settledBack':
      return { ...state, plate: { kind: 'welcome' } };
    case 'win':
      return { ...state, win: event.win };
    case 'step':
      return event.moment === 'begin' ? begun(state, event.step) : completed(state, event.step);
  }
}

function begun(state: ShowState, step: Step): ShowState {
  switch (step.kind) {
    case 'spin':
      return {
        ...state,
        plate: { kind: 'turning' },
        win: null,
        coins: [],
        holding: null,
        ladder: null,
      };
    case 'coins':
      return { ...state, coins: step.coins };
    case 'fall':
      return { ...state, ladder: step.multiplier };
    case 'win': {
      const { payoutMicro, countMs, tier } = step;
      const isBig = tier === 'great' || tier === 'grand';
      const fromMicro = step.isPartial ? payoutMicro : 0n;
      return {
        ...state,
        plate: { kind: 'win', payoutMicro, fromMicro, countMs, tier },
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
    case 'holdStart': {
      const { left } = step;
      const holding = { left, fresh: [], isTurning: false };
      return { ...state, holding, card: { kind: 'holdStart', left } };
    }
    case 'holdTurn': {
      const { holding } = state;
      const left = (holding?.left ?? 1) - 1;
      return { ...state, holding: { left, fresh: step.coins, isTurning: true } };
    }
    case 'holdEnd': {
      const { count, payoutMicro, countMs, tier, grandMicro } = step;
      const isFull = grandMicro !== null;
      return { ...state, card: { kind: 'holdEnd', count, isFull, payoutMicro, countMs, tier } };
    }
    case 'cap':
      return { ...state, card: { kind: 'cap', capMicro: step.capMicro } };
    case 'miss':
      return { ...state, plate: { kind: 'nothing' } };
    case 'fill':
    case 'freeSpin':
    case 'end':
      return state;
  }
}

function completed(state: ShowState, step: Step): ShowState {
  const { freeSpin } = state;
  switch (step.kind) {
    case 'spin':
    case 'fill':
    case 'miss':
      return state;
    case 'coins':
      return { ...state, coins: step.coins };
    case 'fall':
      return { ...state, ladder: step.multiplier };
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
    case 'holdStart':
      return { ...state, card: null, holding: { left: step.left, fresh: [], isTurning: false } };
    case 'holdTurn': {
      const coins = [...state.coins, ...step.coins];
      return { ...state, coins, holding: { left: step.left, fresh: [], isTurning: false } };
    }
    case 'holdEnd':
      return { ...state, card: null, holding: null };
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

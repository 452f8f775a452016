import type { SymbolWindow } from '../events.ts';
import type { Picture } from './pictures.ts';

/** State of the reels between two pictures. */
export interface Standing {
  readonly reels: 'base' | 'free';
  readonly spin: { readonly stops: readonly number[]; readonly window: SymbolWindow } | null;
  /** Null outside the free spins. */
  readonly freeSpin: { readonly number: number; readonly total: number } | null;
  readonly roundPayoutMicro: bigint;
}

export const FRESH_ROUND: Standing = {
  reels: 'base',
  spin: null,
  freeSpin: null,
  roundPayoutMicro: 0n,
};

/** State of the reels after a picture. */
export function standAfter(standing: Standing, picture: Picture): Standing {
  switch (picture.kind) {
    case 'spin': {
      const { reels, stops, window } = picture;
      return { ...standing, reels, spin: { stops, window } };
    }
    case 'fill':
    case 'fall': {
      const { spin } = standing;
      return { ...standing, spin: spin === null ? null : { ...spin, window: picture.window } };
    }
    case 'win':
    case 'miss':
    case 'holdEnd':
      return { ...standing, roundPayoutMicro: picture.roundPayoutMicro };
    case 'freeSpin':
      return { ...standing, freeSpin: { number: picture.number, total: picture.total } };
    case 'award': {
      const { freeSpin } = standing;
      return freeSpin === null
        ? standing
        : { ...standing, freeSpin: { ...freeSpin, total: picture.total } };
    }
    case 'featureEnd':
      return { ...standing, freeSpin: null };
    case 'coins':
    case 'holdStart':
    case 'holdTurn':
    case 'cap':
    case 'end':
      return standing;
  }
}

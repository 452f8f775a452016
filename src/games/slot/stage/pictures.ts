import type {
  Cell,
  Coin,
  LineWon,
  ScattersWon,
  SlotEvent,
  SymbolWindow,
  WaysWon,
} from '../events.ts';

/** What a symbol has won, along a line or by ways. */
export type Win = LineWon | WaysWon;

/** The reels come to rest. */
export interface SpinPicture {
  readonly kind: 'spin';
  readonly reels: 'base' | 'free';
  readonly stops: readonly number[];
  readonly window: SymbolWindow;
}

/** Coins get their amounts. */
export interface CoinsPicture {
  readonly kind: 'coins';
  readonly coins: readonly Coin[];
}

/** Wilds grow over their reels. */
export interface FillPicture {
  readonly kind: 'fill';
  readonly reels: readonly number[];
  readonly window: SymbolWindow;
}

/** What is paid by what lies there: by a whole spin, or between two falls. */
export interface WinPicture {
  readonly kind: 'win';
  readonly wins: readonly Win[];
  readonly scatters: ScattersWon | null;
  /** More may win in this spin: it is shown shortly. */
  readonly isPartial: boolean;
  /** Pay of the spin so far; at its end, as booked. */
  readonly payoutMicro: bigint;
  readonly roundPayoutMicro: bigint;
}

/** Winners vanish and others fall. */
export interface FallPicture {
  readonly kind: 'fall';
  readonly gone: readonly Cell[];
  readonly window: SymbolWindow;
  readonly multiplier: number;
}

export interface MissPicture {
  readonly kind: 'miss';
  readonly roundPayoutMicro: bigint;
}

export interface AwardPicture {
  readonly kind: 'award';
  readonly awarded: number;
  readonly total: number;
  readonly retrigger: boolean;
}

export interface FreeSpinPicture {
  readonly kind: 'freeSpin';
  readonly number: number;
  readonly total: number;
  readonly multiplier: number;
}

export interface FeatureEndPicture {
  readonly kind: 'featureEnd';
  readonly played: number;
  readonly payoutMicro: bigint;
}

export interface HoldStartPicture {
  readonly kind: 'holdStart';
  readonly left: number;
}

export interface HoldTurnPicture {
  readonly kind: 'holdTurn';
  readonly coins: readonly Coin[];
  readonly left: number;
}

export interface HoldEndPicture {
  readonly kind: 'holdEnd';
  readonly count: number;
  readonly grandMicro: bigint | null;
  readonly payoutMicro: bigint;
  readonly roundPayoutMicro: bigint;
}

export interface CapPicture {
  readonly kind: 'cap';
  readonly capMicro: bigint;
}

export interface EndPicture {
  readonly kind: 'end';
  readonly payoutMicro: bigint;
  readonly netWinMicro: bigint;
}

export type Picture =
  | SpinPicture
  | CoinsPicture
  | FillPicture
  | WinPicture
  | FallPicture
  | MissPicture
  | AwardPicture
  | FreeSpinPicture
  | FeatureEndPicture
  | HoldStartPicture
  | HoldTurnPicture
  | HoldEndPicture
  | CapPicture
  | EndPicture;

/** A picture with the events it is made of: the first, and the first that is no longer its own. */
export type PlacedPicture = Picture & {
  readonly firstEvent: number;
  readonly endEvent: number;
};

/** What has been read of a spin and is not shown yet. */
interface Gathered {
  wins: Win[];
  scatters: ScattersWon | null;
  /** Paid by the spin before the last fall. */
  spinMicro: bigint;
  /** Paid by the round before the spin. */
  roundMicro: bigint;
}

/** Pictures of a round, without timing: events that are seen together become one picture. */
export function picturesOf(events: readonly SlotEvent[]): readonly PlacedPicture[] {
  const pictures: PlacedPicture[] = [];
  const gathered: Gathered = { wins: [], scatters: null, spinMicro: 0n, roundMicro: 0n };
  const add = (picture: Picture, endEvent: number): void => {
    pictures.push({ ...picture, firstEvent: pictures.at(-1)?.endEvent ?? 0, endEvent });
  };
  for (const [index, event] of events.entries()) {
    if (event.type === 'lineWon' || event.type === 'waysWon') gathered.wins.push(event);
    if (event.type === 'scattersWon') gathered.scatters = event;
    // What won before a fall is seen first.
    if (event.type === 'symbolsFell') add(partialWin(gathered), index);
    const picture = pictureOf(event, gathered);
    if (picture === null) continue;
    add(picture, index + 1);
    if (event.type === 'spinEnded') {
      gathered.roundMicro = BigInt(event.roundPayoutMicro);
      Object.assign(gathered, { wins: [], scatters: null, spinMicro: 0n });
    }
  }
  return pictures;
}

function partialWin(gathered: Gathered): WinPicture {
  const { wins, roundMicro } = gathered;
  gathered.spinMicro += wins.reduce((sum, { payoutMicro }) => sum + BigInt(payoutMicro), 0n);
  gathered.wins = [];
  const payoutMicro = gathered.spinMicro;
  return {
    kind: 'win',
    wins,
    scatters: null,
    isPartial: true,
    payoutMicro,
    roundPayoutMicro: roundMicro + payoutMicro,
  };
}

function pictureOf(event: SlotEvent, { wins, scatters, spinMicro }: Gathered): Picture | null {
  switch (event.type) {
    case 'reelsStopped':
      return { kind: 'spin', reels: event.reels, stops: event.stops, window: event.window };
    case 'coinsLanded':
      return { kind: 'coins', coins: event.coins };
    case 'wildsFilled':
      return { kind: 'fill', reels: event.reels, window: event.window };
    case 'symbolsFell': {
      const { gone, window, multiplier } = event;
      return { kind: 'fall', gone, window, multiplier };
    }
    case 'spinEnded': {
      const roundPayoutMicro = BigInt(event.roundPayoutMicro);
      if (wins.length === 0 && scatters === null && spinMicro === 0n) {
        return { kind: 'miss', roundPayoutMicro };
      }
      const payoutMicro = BigInt(event.payoutMicro);
      return { kind: 'win', wins, scatters, isPartial: false, payoutMicro, roundPayoutMicro };
    }
    case 'freeSpinsAwarded': {
      const { awarded, total, retrigger } = event;
      return { kind: 'award', awarded, total, retrigger };
    }
    case 'freeSpinStarted': {
      const { number, total, multiplier } = event;
      return { kind: 'freeSpin', number, total, multiplier };
    }
    case 'freeSpinsEnded':
      return { kind: 'featureEnd', played: event.played, payoutMicro: BigInt(event.payoutMicro) };
    case 'holdStarted':
      return { kind: 'holdStart', left: event.left };
    case 'holdTurned':
      return { kind: 'holdTurn', coins: event.coins, left: event.left };
    case 'holdEnded': {
      const { count, grandMicro, payoutMicro, roundPayoutMicro } = event;
      return {
        kind: 'holdEnd',
        count,
        grandMicro: grandMicro === null ? null : BigInt(grandMicro),
        payoutMicro: BigInt(payoutMicro),
        roundPayoutMicro: BigInt(roundPayoutMicro),
      };
    }
    case 'winCapReached':
      return { kind: 'cap', capMicro: BigInt(event.capMicro) };
    case 'roundEnded': {
      const { payoutMicro, netWinMicro } = event;
      return { kind: 'end', payoutMicro: BigInt(payoutMicro), netWinMicro: BigInt(netWinMicro) };
    }
    case 'roundStarted':
    case 'lineWon':
    case 'waysWon':
    case 'scattersWon':
      return null;
  }
}

import type { JadeOrchardEvent, LineWon, ScattersWon } from '../events.ts';
import type { SymbolWindow } from '../symbols.ts';

/** The reels come to rest. */
export interface SpinPicture {
  readonly kind: 'spin';
  readonly reels: 'base' | 'free';
  readonly stops: readonly number[];
  readonly window: SymbolWindow;
}

/** Total pay of a spin. */
export interface WinPicture {
  readonly kind: 'win';
  readonly lines: readonly LineWon[];
  readonly scatters: ScattersWon | null;
  /** Pay of this spin, as booked. */
  readonly payoutMicro: bigint;
  readonly roundPayoutMicro: bigint;
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
  | WinPicture
  | MissPicture
  | AwardPicture
  | FreeSpinPicture
  | FeatureEndPicture
  | CapPicture
  | EndPicture;

/** A picture with the events it is made of: the first, and the first that is no longer its own. */
export type PlacedPicture = Picture & {
  readonly firstEvent: number;
  readonly endEvent: number;
};

/** Pictures of a round, without timing: events that are seen together become one picture. */
export function picturesOf(events: readonly JadeOrchardEvent[]): readonly PlacedPicture[] {
  const pictures: PlacedPicture[] = [];
  let gathered: { lines: LineWon[]; scatters: ScattersWon | null } = { lines: [], scatters: null };
  for (const [index, event] of events.entries()) {
    if (event.type === 'lineWon') gathered.lines.push(event);
    if (event.type === 'scattersWon') gathered.scatters = event;
    const picture = pictureOf(event, gathered);
    if (picture === null) continue;
    if (picture.kind === 'win') gathered = { lines: [], scatters: null };
    const firstEvent = pictures.at(-1)?.endEvent ?? 0;
    pictures.push({ ...picture, firstEvent, endEvent: index + 1 });
  }
  return pictures;
}

function pictureOf(
  event: JadeOrchardEvent,
  { lines, scatters }: Pick<WinPicture, 'lines' | 'scatters'>,
): Picture | null {
  switch (event.type) {
    case 'reelsStopped':
      return { kind: 'spin', reels: event.reels, stops: event.stops, window: event.window };
    case 'spinEnded': {
      const roundPayoutMicro = BigInt(event.roundPayoutMicro);
      if (lines.length === 0 && scatters === null) return { kind: 'miss', roundPayoutMicro };
      const payoutMicro = BigInt(event.payoutMicro);
      return { kind: 'win', lines, scatters, payoutMicro, roundPayoutMicro };
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
    case 'winCapReached':
      return { kind: 'cap', capMicro: BigInt(event.capMicro) };
    case 'roundEnded': {
      const { payoutMicro, netWinMicro } = event;
      return { kind: 'end', payoutMicro: BigInt(payoutMicro), netWinMicro: BigInt(netWinMicro) };
    }
    case 'roundStarted':
    case 'lineWon':
    case 'scattersWon':
      return null;
  }
}

export interface ConvertBounds {
  readonly min: number;
  readonly current: number;
  /** Most points a day; null: any number. */
  readonly max: number | null;
}

export type ConvertFault = 'none' | 'low' | 'more' | 'high' | 'small';

/** Why points cannot be turned into `amountMicro`; null: they can. */
export function convertFault(
  points: number | null,
  amountMicro: bigint,
  { min, current, max }: ConvertBounds,
): ConvertFault | null {
  if (points === null || points === 0) return 'none';
  if (points < min) return 'low';
  if (points > current) return 'more';
  if (max !== null && points > max) return 'high';
  return amountMicro === 0n ? 'small' : null;
}

/** The house's code as a vendor. */
export const HOUSE = 'house';

/** The wallet's ids of a round's movements. */
export const betIdOf = (roundId: bigint): string => `${roundId}:bet`;
export const winIdOf = (roundId: bigint): string => `${roundId}:win`;
export const jackpotIdOf = (roundId: bigint): string => `${roundId}:jackpot`;
export const rollbackIdOf = (roundId: bigint): string => `${roundId}:rollback`;
export const raiseIdOf = (roundId: bigint, attempt: number): string =>
  `${roundId}:raise:${attempt}`;
export const raiseRollbackIdOf = (roundId: bigint, attempt: number): string =>
  `${roundId}:raise:${attempt}:rollback`;
/** Of a seat at a table; the member is part of every reference. */
export const seatBetIdOf = (tableRoundId: bigint, attempt: number): string =>
  `${tableRoundId}:seat:${attempt}`;
export const seatRollbackIdOf = (tableRoundId: bigint, attempt: number): string =>
  `${tableRoundId}:seat:${attempt}:rollback`;
export const seatWinIdOf = (tableRoundId: bigint): string => `${tableRoundId}:seat:win`;

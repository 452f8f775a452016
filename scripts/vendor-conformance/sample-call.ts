import type { CallKind, WalletCall } from '#server/outside/dialects/wallet-call.ts';
import type { WalletPlayer } from './target.ts';

/** Values that some case sets; each kind of call takes those it has. */
export interface CallValues {
  readonly transactionId?: string;
  readonly roundId?: string;
  readonly betTransactionId?: string;
  readonly amountMicro?: bigint;
  readonly payoutMicro?: bigint;
  readonly freeRound?: boolean;
  readonly closesRound?: boolean;
}

/** A call of a kind with every value in it. */
export function sampleCall(
  kind: CallKind,
  player: WalletPlayer,
  values: CallValues = {},
): WalletCall {
  const { token, memberId, gameCode, currency } = player;
  const {
    transactionId = 'sample-transaction',
    roundId = 'sample-round',
    betTransactionId = 'sample-bet',
    amountMicro = 0n,
    payoutMicro = 0n,
    freeRound = false,
    closesRound = false,
  } = values;
  const who = { token, memberId, gameCode, currency };
  const movement = { ...who, transactionId, roundId };
  switch (kind) {
    case 'check':
    case 'refresh':
      return { kind, token, gameCode };
    case 'balance':
      return { kind, ...who };
    case 'bet':
      return { kind, ...movement, amountMicro, freeRound };
    case 'win':
      return { kind, ...movement, betTransactionId, amountMicro, closesRound };
    case 'betWin':
      return { kind, ...movement, stakeMicro: amountMicro, payoutMicro, closesRound };
    case 'rollback':
      return { kind, ...movement, betTransactionId };
    case 'close':
      return { kind, ...who, roundId };
  }
}

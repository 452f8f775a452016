import { Problem } from '../../platform/problem.ts';
import type { CallKind, WalletCall, WalletReply } from './wallet-call.ts';
import type { WireFields } from './wire-fields.ts';

/** Names of the fields of calls and replies in a dialect. */
export interface FieldNames {
  readonly token: string;
  readonly member: string;
  readonly game: string;
  readonly currency: string;
  readonly transaction: string;
  /** The bet that a win or a rollback is about. */
  readonly reference: string;
  readonly round: string;
  readonly amount: string;
  readonly stake: string;
  readonly payout: string;
  readonly free: string;
  readonly closes: string;
  readonly nickname: string;
  readonly language: string;
  readonly expires: string;
  readonly balance: string;
  readonly cash: string;
  readonly bonus: string;
  readonly promo: string;
  readonly transfer: string;
  readonly state: string;
  readonly repeated: string;
  readonly totalStake: string;
  readonly totalPayout: string;
}

/** How a dialect writes an amount. */
export interface AmountFormat {
  /** @throws Problem INVALID_BODY, AMOUNT_NOT_CONVERTIBLE, AMOUNT_OUT_OF_RANGE */
  readonly read: (fields: WireFields, name: string, currency: string) => bigint;
  /** Rounds down what it cannot write: only balances may be finer than what a vendor moves. */
  readonly write: (amountMicro: bigint, currency: string) => bigint | string;
}

type Values = Readonly<Record<string, unknown>>;

const FUNDS = ['cash', 'bonus', 'promo'] as const;

/** Reads and writes calls and replies by a table of names, so that a dialect is a declaration. */
export function codec(names: FieldNames, amounts: AmountFormat) {
  const movementOf = (call: Exclude<WalletCall, { kind: 'check' | 'refresh' | 'balance' }>) => ({
    [names.round]: call.roundId,
    ...('transactionId' in call ? { [names.transaction]: call.transactionId } : {}),
    ...('betTransactionId' in call ? { [names.reference]: call.betTransactionId } : {}),
  });

  return {
    /** @throws Problem INVALID_BODY with a pointer, AMOUNT_NOT_CONVERTIBLE, AMOUNT_OUT_OF_RANGE */
    readCall(kind: CallKind, fields: WireFields): WalletCall {
      const token = fields.token(names.token);
      const gameCode = fields.game(names.game);
      if (kind === 'check' || kind === 'refresh') return { kind, token, gameCode };
      const currency = fields.currency(names.currency);
      const player = { token, gameCode, memberId: fields.member(names.member), currency };
      if (kind === 'balance') return { kind, ...player };
      const roundId = fields.reference(names.round);
      if (kind === 'close') return { kind, ...player, roundId };
      const movement = { ...player, roundId, transactionId: fields.reference(names.transaction) };
      const amount = (name: string) => amounts.read(fields, name, currency);
      switch (kind) {
        case 'bet': {
          const amountMicro = amount(names.amount);
          return { kind, ...movement, amountMicro, freeRound: fields.flag(names.free) };
        }
        case 'win': {
          const betTransactionId = fields.reference(names.reference);
          const amountMicro = amount(names.amount);
          const closesRound = fields.flag(names.closes);
          return { kind, ...movement, betTransactionId, amountMicro, closesRound };
        }
        case 'rollback':
          return { kind, ...movement, betTransactionId: fields.reference(names.reference) };
        case 'betWin': {
          const [stakeMicro, payoutMicro] = [amount(names.stake), amount(names.payout)];
          const closesRound = fields.flag(names.closes);
          return { kind, ...movement, stakeMicro, payoutMicro, closesRound };
        }
      }
    },

    bodyOfCall(call: WalletCall): Record<string, string | bigint | boolean> {
      const session = { [names.token]: call.token, [names.game]: call.gameCode };
      if (call.kind === 'check' || call.kind === 'refresh') return session;
      const { currency = '' } = call;
      const player = {
        ...session,
        [names.member]: call.memberId,
        ...(currency === '' ? {} : { [names.currency]: currency }),
      };
      if (call.kind === 'balance') return player;
      const movement = { ...player, ...movementOf(call) };
      const amount = (amountMicro: bigint) => amounts.write(amountMicro, currency);
      switch (call.kind) {
        case 'bet':
          return {
            ...movement,
            [names.amount]: amount(call.amountMicro),
            [names.free]: call.freeRound,
          };
        case 'win':
          return {
            ...movement,
            [names.amount]: amount(call.amountMicro),
            [names.closes]: call.closesRound,
          };
        case 'betWin':
          return {
            ...movement,
            [names.stake]: amount(call.stakeMicro),
            [names.payout]: amount(call.payoutMicro),
            [names.closes]: call.closesRound,
          };
        case 'rollback':
        case 'close':
          return movement;
      }
    },

    /** The fields of the answer to an accepted call. */
    bodyOfReply(reply: Exclude<WalletReply, { kind: 'refused' }>): Values {
      const { currency } = reply;
      const amount = (amountMicro: bigint) => amounts.write(amountMicro, currency);
      const shared = { [names.currency]: currency, [names.balance]: amount(reply.balanceMicro) };
      switch (reply.kind) {
        case 'session':
          return {
            ...shared,
            [names.token]: reply.token,
            [names.member]: reply.memberId,
            [names.nickname]: reply.nickname,
            [names.language]: reply.language,
            [names.game]: reply.gameCode,
            [names.expires]: reply.expiresAt,
          };
        case 'balance':
          return {
            ...shared,
            ...Object.fromEntries(
              reply.funds.flatMap(({ fund, amountMicro }) =>
                FUNDS.filter((name) => name === fund).map((name) => [
                  names[name],
                  amount(amountMicro),
                ]),
              ),
            ),
          };
        case 'moved':
          return {
            ...shared,
            [names.transaction]: reply.transactionId,
            [names.transfer]: reply.transferId,
            [names.state]: reply.status,
            [names.repeated]: reply.duplicate,
          };
        case 'closed':
          return {
            ...shared,
            [names.round]: reply.roundId,
            [names.totalStake]: amount(reply.stakeMicro),
            [names.totalPayout]: amount(reply.payoutMicro),
            [names.repeated]: reply.duplicate,
          };
      }
    },

    /** The vendor's reading of what `bodyOfReply` wrote. */
    readReply(call: WalletCall, values: Values, fields: WireFields): WalletReply {
      const text = (name: string): string => {
        const value = values[name];
        return typeof value === 'string' ? value : '';
      };
      const currency = text(names.currency);
      const amount = (name: string): bigint =>
        values[name] === undefined ? 0n : amounts.read(fields, name, currency);
      const shared = { currency, balanceMicro: amount(names.balance) };
      const duplicate = values[names.repeated] === true;
      switch (call.kind) {
        case 'check':
        case 'refresh':
          return {
            kind: 'session',
            ...shared,
            token: text(names.token),
            memberId: text(names.member),
            nickname: text(names.nickname),
            language: text(names.language),
            gameCode: text(names.game),
            expiresAt: text(names.expires),
          };
        case 'balance': {
          const funds = FUNDS.map((fund) => ({ fund, amountMicro: amount(names[fund]) }));
          return { kind: 'balance', ...shared, funds };
        }
        case 'close':
          return {
            kind: 'closed',
            ...shared,
            roundId: text(names.round),
            duplicate,
            stakeMicro: amount(names.totalStake),
            payoutMicro: amount(names.totalPayout),
          };
        default:
          return {
            kind: 'moved',
            ...shared,
            status: statusOf(text(names.state)),
            duplicate,
            transactionId: text(names.transaction),
            transferId: text(names.transfer),
          };
      }
    },
  };
}

function statusOf(text: string): 'accepted' | 'remembered' | 'late' {
  if (text === 'accepted' || text === 'remembered' || text === 'late') return text;
  throw new Problem('INVALID_BODY');
}

import fc from 'fast-check';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import type { Dialect } from '#server/outside/dialects/dialect.ts';
import type { CallKind, WalletCall, WalletReply } from '#server/outside/dialects/wallet-call.ts';

const printable = (maxLength: number) =>
  fc.stringMatching(/^[!-~]+$/, { maxLength, size: 'small' }).filter((text) => text !== '');
const reference = printable(128);
const currency = fc.constantFrom('PEN', 'CLP', 'VND', 'KWD', 'USDT');

/** Whole multiples of the dialect's unit, of either sign. */
export const amountIn = (dialect: Dialect, code: string, sign: 'any' | 'positive' = 'any') => {
  const unit = dialect.unitMicro(code);
  const max = MAX_AMOUNT_MICRO / unit;
  return fc
    .oneof(fc.bigInt({ min: 0n, max: 100_000n }), fc.bigInt({ min: 0n, max }))
    .chain((units) =>
      sign === 'any' ? fc.constantFrom(units * unit, -units * unit) : fc.constant(units * unit),
    );
};

/** Calls that the dialect has, with amounts that it can write. */
export function callOf(dialect: Dialect): fc.Arbitrary<WalletCall> {
  const kinds = Object.keys(dialect.calls) as CallKind[];
  return fc.tuple(fc.constantFrom(...kinds), currency).chain(([kind, code]) => {
    const session = {
      kind: fc.constant(kind),
      token: printable(256),
      gameCode: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/),
    };
    const player = {
      ...session,
      memberId: fc.stringMatching(/^[1-9][0-9]{0,18}$/),
      currency: fc.constant(code),
    };
    const movement = { ...player, roundId: reference, transactionId: reference };
    const amount = amountIn(dialect, code);
    const shapes: Record<CallKind, object> = {
      check: session,
      refresh: session,
      balance: player,
      bet: { ...movement, amountMicro: amount, freeRound: fc.boolean() },
      win: {
        ...movement,
        betTransactionId: reference,
        amountMicro: amount,
        closesRound: fc.boolean(),
      },
      betWin: { ...movement, stakeMicro: amount, payoutMicro: amount, closesRound: fc.boolean() },
      rollback: { ...movement, betTransactionId: reference },
      close: { ...player, roundId: reference },
    };
    return fc.record(shapes[kind] as Record<string, fc.Arbitrary<unknown>>, {
      noNullPrototype: true,
    }) as unknown as fc.Arbitrary<WalletCall>;
  });
}

/** An accepted reply that fits a call. */
export function replyTo(dialect: Dialect, { kind }: WalletCall): fc.Arbitrary<WalletReply> {
  return currency.chain((code) => {
    const amount = amountIn(dialect, code, 'positive');
    const shared = { currency: fc.constant(code), balanceMicro: amount };
    const shape = (): object => {
      if (kind === 'check' || kind === 'refresh') {
        return {
          kind: fc.constant('session'),
          token: printable(256),
          memberId: fc.stringMatching(/^[1-9][0-9]{0,18}$/),
          nickname: fc.string({ unit: 'grapheme', maxLength: 30 }),
          language: fc.constantFrom('en', 'es', 'zh-Hans'),
          gameCode: fc.constant('far-reels'),
          expiresAt: fc.constant('2026-11-25T12:00:00.000Z'),
        };
      }
      if (kind === 'balance') {
        const fund = (name: string) =>
          fc.record({ fund: fc.constant(name), amountMicro: amount }, { noNullPrototype: true });
        return {
          kind: fc.constant('balance'),
          funds: fc.tuple(fund('cash'), fund('bonus'), fund('promo')),
        };
      }
      if (kind === 'close') {
        const totals = { stakeMicro: amount, payoutMicro: amount };
        const duplicate = fc.boolean();
        return { kind: fc.constant('closed'), roundId: reference, ...totals, duplicate };
      }
      return {
        kind: fc.constant('moved'),
        status: fc.constantFrom('accepted', 'remembered', 'late'),
        duplicate: fc.boolean(),
        transactionId: reference,
        transferId: fc.stringMatching(/^[1-9][0-9]{0,18}$/),
      };
    };
    return fc.record(
      { ...shared, ...shape() },
      {
        noNullPrototype: true,
      },
    ) as unknown as fc.Arbitrary<WalletReply>;
  });
}

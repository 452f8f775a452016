import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '#server/platform/problem.ts';
import type { AccountCall, AccountReply } from '#server/outside/dialects/account-call.ts';
import { account } from '#server/outside/dialects/transfer/account.ts';
import { AccountBook } from '#server/outside/sandbox/account-book.ts';

const NOW = new Date('2026-11-29T12:00:00.000Z');
const SIGNING = { vendor: 'KEPT', key: 'a secret of a test, which is long', now: NOW };
const KEYS = [{ id: '1', key: SIGNING.key }];

const amount = fc.bigInt({ min: 0n, max: 10n ** 13n }).map((units) => units * account.unitMicro);
const player = {
  memberId: fc.stringMatching(/^[1-9][0-9]{0,18}$/),
  currency: fc.constantFrom('PEN', 'VND', 'USDT'),
};
const reference = fc.stringMatching(/^[!-~]{1,64}$/);
const call: fc.Arbitrary<AccountCall> = fc.oneof(
  fc.record({ kind: fc.constant('held' as const), ...player }, { noNullPrototype: true }),
  fc.record(
    { kind: fc.constantFrom('put', 'take'), ...player, reference, amountMicro: amount },
    { noNullPrototype: true },
  ),
  fc.record({ kind: fc.constant('outcome' as const), reference }, { noNullPrototype: true }),
);

describe('calls to wallets that a vendor keeps', () => {
  it('are read as they were written, and verified with their key alone', () => {
    fc.assert(
      fc.property(call, (sent) => {
        const { body, headers } = account.writeCall(sent, SIGNING);
        const rawBody = Buffer.from(body);
        expect(account.readCall(sent.kind, rawBody)).toEqual(sent);
        expect(() => account.verify({ headers, rawBody, now: NOW }, KEYS)).not.toThrow();
        const changed = Buffer.from(body.replace(/.$/, ' '));
        for (const [raw, keys] of [
          [{ headers, rawBody: changed, now: NOW }, KEYS],
          [{ headers, rawBody, now: NOW }, [{ id: '2', key: 'another secret' }]],
          [{ headers: {}, rawBody, now: NOW }, KEYS],
          [{ headers, rawBody, now: new Date(NOW.getTime() + 301_000) }, KEYS],
        ] as const) {
          expect(() => account.verify(raw, keys)).toThrow(Problem);
        }
      }),
    );
  });

  it('have replies that are read as they were written', () => {
    const reply = fc.oneof(
      fc.record({ kind: fc.constant('moved' as const), balanceMicro: amount }),
      fc.constantFrom<AccountReply>(
        { kind: 'refused', code: 'INSUFFICIENT_FUNDS' },
        { kind: 'refused', code: 'VENDOR_REFUSED' },
        { kind: 'neverCame' },
      ),
    );
    const move: AccountCall = {
      kind: 'put',
      reference: 'r',
      memberId: '1',
      currency: 'PEN',
      amountMicro: 100n,
    };
    fc.assert(
      fc.property(reply, (said) => {
        expect({ ...account.readReply(move, account.writeReply(said)) }).toEqual({ ...said });
      }),
    );
  });
});

describe('the book of a supplier that keeps wallets', () => {
  it('moves money once for each reference, and never below zero', () => {
    const move = fc.record({
      kind: fc.constantFrom('put' as const, 'take' as const),
      reference: fc.constantFrom('a', 'b', 'c', 'd'),
      amountMicro: fc.bigInt({ min: 1n, max: 5n }),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const book = new AccountBook(null);
        const first = new Map<string, AccountReply['kind']>();
        let expected = 0n;
        for (const { kind, reference: ref, amountMicro } of moves) {
          const told = book.answer({
            kind,
            reference: ref,
            amountMicro,
            memberId: '1',
            currency: 'PEN',
          });
          if (!first.has(ref)) {
            first.set(ref, told.kind);
            if (told.kind === 'moved') expected += kind === 'put' ? amountMicro : -amountMicro;
          }
          expect(told.kind).toBe(first.get(ref));
          expect(book.answer({ kind: 'outcome', reference: ref }).kind).toBe(told.kind);
          expect(book.held('1 PEN')).toBe(expected);
          expect(expected).toBeGreaterThanOrEqual(0n);
        }
      }),
    );
  });
});

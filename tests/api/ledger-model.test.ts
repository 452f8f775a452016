import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PlayFund } from '#domain/ledger/account-kind.ts';
import type { TransferRequest } from '#server/ledger/transfer-request.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { LedgerModel, type ModelOutcome, type Step } from '#tests/support/ledger-model.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import {
  bet,
  freshRef,
  openPlayer,
  type Player,
  rollback,
  said,
  useLedger,
  win,
} from '#tests/support/test-ledger.ts';
import { testEffort } from '#tests/support/test-effort.ts';

const FUNDS: readonly (readonly PlayFund[])[] = [
  ['cash'],
  ['bonus', 'cash'],
  ['bonus'],
  ['cash', 'bonus'],
];
const CASH = 60n;
const BONUS = 25n;

const index = fc.nat({ max: 5 });
const amount = fc.bigInt({ min: 0n, max: 40n });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('bet' as const),
      stakeMicro: amount,
      funds: fc.constantFrom(...FUNDS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('win' as const), payoutMicro: amount, of: index }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('rollback' as const),
      of: index,
      unlessSettled: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('rollbackAhead' as const), by: index }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('again' as const), of: index }) },
);

interface Planned {
  readonly request: TransferRequest;
  readonly expected: ModelOutcome;
}

/** Turns steps into requests, and asks the model what each should come to. */
function plan(player: Player, steps: readonly Step[]): Planned[] {
  const model = new LedgerModel(CASH, BONUS);
  // Bets have their references beforehand, so that a rollback may come before its bet.
  const refs = steps.map(() => freshRef('bet'));
  const made: { request: TransferRequest; replay: () => ModelOutcome }[] = [];
  const add = (request: TransferRequest, replay: () => ModelOutcome): Planned => {
    made.push({ request, replay });
    return { request, expected: replay() };
  };
  let bets = 0;
  return steps.map((one): Planned => {
    // The newest bets are the likeliest to be meant.
    const betRef = (back: number): string =>
      refs[Math.max(0, bets - 1 - back)] ?? freshRef('never');
    switch (one.does) {
      case 'bet': {
        const externalRef = refs[bets] ?? freshRef('bet');
        bets += 1;
        const request = bet(player, one.stakeMicro, {
          externalRef,
          funds: one.funds,
          report: ['bonus'],
        });
        return add(request, () => model.bet(externalRef, one.stakeMicro, one.funds));
      }
      case 'win': {
        const of = betRef(one.of);
        const request = win(player, one.payoutMicro, of, { report: ['bonus'] });
        return add(request, () => model.win(request.externalRef, of, one.payoutMicro));
      }
      case 'rollback':
      case 'rollbackAhead': {
        const of =
          one.does === 'rollback' ? betRef(one.of) : (refs[bets + one.by] ?? freshRef('never'));
        const unlessSettled = one.does === 'rollback' && one.unlessSettled;
        const request = rollback(player, of, { unlessSettled, report: ['bonus'] });
        return add(request, () => model.rollback(request.externalRef, of, unlessSettled));
      }
      case 'again': {
        const earlier = made.at(-1 - one.of);
        if (earlier !== undefined) return { request: earlier.request, expected: earlier.replay() };
        const request = bet(player, 0n, { report: ['bonus'] });
        return add(request, () => model.bet(request.externalRef, 0n, ['cash']));
      }
    }
  });
}

forEachEngine((engine) => {
  const { database, ledger } = useLedger(engine);
  const players = fc.array(fc.array(step, { minLength: 5, maxLength: 25 }), {
    minLength: 1,
    maxLength: 6,
  });

  it('does what the model does, several players at once and all of their steps in flight', async () => {
    await fc.assert(
      fc.asyncProperty(players, async (plays) => {
        const plans = await Promise.all(
          plays.map(async (steps) => {
            const player = await openPlayer(database(), ledger(), { cash: CASH, bonus: BONUS });
            return { player, planned: plan(player, steps) };
          }),
        );
        // Interleaved, as requests arrive; a member's own keep their order.
        const longest = Math.max(...plans.map(({ planned }) => planned.length));
        const posts = Array.from({ length: longest }, (_step, at) =>
          plans.flatMap(({ planned }) => planned[at] ?? []),
        )
          .flat()
          .map(async (one) => ({ one, outcome: await ledger().post(one.request) }));
        for (const { one, outcome } of await Promise.all(posts)) {
          expect(said(outcome)).toBe(one.expected.said);
          // A replay tells the balances of its first time.
          if (one.expected.said === 'replayed') continue;
          expect(outcome.balances.cash).toBe(one.expected.cash);
          expect(outcome.balances.bonus).toBe(one.expected.bonus);
        }
        for (const { player, planned } of plans) {
          const { cash, bonus } = await ledger().balancesOf(player);
          const last = planned.at(-1)?.expected;
          expect({ cash, bonus }).toEqual({ cash: last?.cash, bonus: last?.bonus });
        }
      }),
      { numRuns: (engine.name === 'PGlite' ? 12 : 25) * testEffort() },
    );
    await expectLedgerWhole(database());
  });
});

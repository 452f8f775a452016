import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { betCases } from './wallet-conformance/bet-cases.ts';
import type { ConformanceCase } from './wallet-conformance/conformance-case.ts';
import { mixedTraffic } from './wallet-conformance/mixed-traffic.ts';
import { rollbackCases } from './wallet-conformance/rollback-cases.ts';
import { sessionCases } from './wallet-conformance/session-cases.ts';
import { VendorBook } from './wallet-conformance/vendor-book.ts';
import type { WalletTarget } from './wallet-conformance/wallet-target.ts';
import { winCases } from './wallet-conformance/win-cases.ts';

export type { WalletTarget } from './wallet-conformance/wallet-target.ts';

/** The contract's numbered cases that this suite does not run, and why. */
export const CASES_ELSEWHERE: Readonly<Record<number, string>> = {
  11: 'The dialect carries no time: a call that comes again is known by its id (31, 50, 59).',
  29: 'Self-exclusion is not built. It will be refused where a block is (28).',
  30: 'Limits of loss, wager and time are not built.',
  40: 'Campaigns of free rounds, and so their quota, are not built.',
  55: 'Promotional payouts are not built.',
  56: 'Jackpots are not built.',
  57: 'The dialect has no combined call; the ledger’s rule is held in tests/api/ledger-bet.test.ts.',
  66: 'Stakes are taken from cash alone until bonus rules are built; the mix is held in tests/api/ledger-rollback.test.ts.',
  68: 'The process is killed in tests/faults/killed-process.test.ts.',
};

const GROUPS: Readonly<Record<string, readonly ConformanceCase[]>> = {
  'session and balance': sessionCases,
  bet: betCases,
  win: winCases,
  rollback: rollbackCases,
  'mixed traffic': mixedTraffic,
};

/** Generous: a case makes some dozens of calls, and the machine may be shared. */
const CASE_TIMEOUT_MS = 90_000;

/** How many cases the contract numbers. */
const NUMBERED = 68;

/**
 * Declares the conformance cases of the vendor wallet for one target: our own app in a test, or the
 * wallet behind an address. `open` is called once before them; `close` after them.
 */
export function walletConformance(
  open: () => Promise<{ target: WalletTarget; close?: () => Promise<void> }>,
): void {
  let opened: Awaited<ReturnType<typeof open>> | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close?.());

  for (const [name, cases] of Object.entries(GROUPS)) {
    describe(name, () => {
      for (const one of cases) {
        it(
          titleOf(one),
          async ({ skip }) => {
            if (opened === undefined) throw new Error('the target was not opened');
            if (one.needsOperator && opened.target.operator === undefined) {
              skip('only the operator of the wallet can run this');
            }
            const vendor = new VendorBook(opened.target);
            await one.run(vendor);
            await vendor.expectAgreement();
          },
          CASE_TIMEOUT_MS,
        );
      }
    });
  }
}

/** Declares the test that every numbered case is either run or explained. */
export function everyCaseIsAccountedFor(): void {
  it('runs every numbered case or says why not', () => {
    const run = Object.values(GROUPS).flatMap((cases) => cases.flatMap(({ covers }) => covers));
    const told = [...run, ...Object.keys(CASES_ELSEWHERE).map(Number)];
    const all = Array.from({ length: NUMBERED }, (_case, index) => index + 1);
    expect(told.toSorted((a, b) => a - b)).toEqual(all);
  });
}

function titleOf({ covers, title }: ConformanceCase): string {
  return covers.length === 0 ? `beyond: ${title}` : `case ${covers.join(', ')}: ${title}`;
}

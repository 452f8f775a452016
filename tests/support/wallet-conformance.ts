import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reasonToSkip } from '../../scripts/vendor-conformance/conformance-case.ts';
import {
  CASE_GROUPS,
  CASE_TIMEOUT_MS,
  runCase,
  titleOf,
  unaccountedNumbers,
} from '../../scripts/vendor-conformance/run-cases.ts';
import type { ConformanceTarget } from '../../scripts/vendor-conformance/target.ts';

/**
 * Declares the conformance cases of the vendor wallet for one target. `open` is called once before
 * them; `close` after them.
 */
export function walletConformance(
  open: () => Promise<{ target: ConformanceTarget; close?: () => Promise<void> }>,
): void {
  let opened: Awaited<ReturnType<typeof open>> | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close?.());

  for (const [name, cases] of Object.entries(CASE_GROUPS)) {
    describe(name, () => {
      for (const one of cases) {
        it(
          titleOf(one),
          async ({ skip }) => {
            if (opened === undefined) throw new Error('the target was not opened');
            const reason = reasonToSkip(one, opened.target);
            if (reason !== null) skip(reason);
            await runCase(one, opened.target);
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
    expect(unaccountedNumbers()).toEqual([]);
  });
}

import { amountCases } from './cases/amount.ts';
import { betCases } from './cases/bet.ts';
import { mixedCases } from './cases/mixed.ts';
import { playerStateCases } from './cases/player-state.ts';
import { rollbackCases } from './cases/rollback.ts';
import { roundCases } from './cases/round.ts';
import { sessionCases } from './cases/session.ts';
import { settledRoundCases } from './cases/settled-round.ts';
import { signatureCases } from './cases/signature.ts';
import { winCases } from './cases/win.ts';
import { type ConformanceCase, reasonToSkip } from './conformance-case.ts';
import type { ConformanceTarget } from './target.ts';
import { VendorBook } from './vendor-book.ts';

/** Cases in the order of the contract's chapters. */
export const CASE_GROUPS: Readonly<Record<string, readonly ConformanceCase[]>> = {
  session: sessionCases,
  signature: signatureCases,
  bet: [...betCases, ...amountCases, ...roundCases, ...playerStateCases],
  win: [...winCases, ...settledRoundCases],
  rollback: rollbackCases,
  mixed: mixedCases,
};

/** Numbers of the contract that no case runs, and why. */
export const NOT_RUN: Readonly<Record<number, string>> = {
  55: 'the port has no call for promotional payouts yet',
  56: 'the port has no separate jackpot payout yet',
  66: 'the suite can grant no bonus that may be staked; the mix is proven in tests/api/ledger-rollback.test.ts',
  68: 'killing the server needs its machine: tests/faults/killed-server.test.ts',
};

/** The contract numbers its cases from 1 to this. */
const NUMBERED = 68;

/** A case makes some dozens of calls, and the machine may be shared. */
export const CASE_TIMEOUT_MS = 90_000;

export interface CaseResult {
  readonly covers: readonly number[];
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Failure, or reason to skip. */
  readonly reason?: string;
  readonly ms: number;
}

/** Runs one case and compares the books of both sides. @throws on the first difference */
export async function runCase(one: ConformanceCase, target: ConformanceTarget): Promise<void> {
  const book = new VendorBook(target);
  await one.run(book, target);
  await book.expectAgreement();
}

/**
 * Runs the cases one after the other, and yields a result for every number of the contract.
 * @param only numbers to run; cases beyond the contract are then left out
 */
export async function* runConformance(
  target: ConformanceTarget,
  { only }: { only?: readonly number[] } = {},
): AsyncGenerator<CaseResult> {
  const forgotten = unaccountedNumbers();
  if (forgotten.length > 0) throw new Error(`neither run nor explained: ${forgotten.join(', ')}`);
  const isWanted = (covers: readonly number[]): boolean =>
    only === undefined || covers.some((number) => only.includes(number));
  for (const one of Object.values(CASE_GROUPS).flat()) {
    if (isWanted(one.covers)) yield await resultOf(one, target);
  }
  for (const [number, reason] of Object.entries(NOT_RUN)) {
    const covers = [Number(number)];
    if (isWanted(covers)) yield { covers, title: 'not run', outcome: 'skipped', reason, ms: 0 };
  }
}

async function resultOf(one: ConformanceCase, target: ConformanceTarget): Promise<CaseResult> {
  const { covers, title } = one;
  const reason = reasonToSkip(one, target);
  if (reason !== null) return { covers, title, outcome: 'skipped', reason, ms: 0 };
  const since = performance.now();
  const took = (): number => Math.round(performance.now() - since);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`not finished after ${CASE_TIMEOUT_MS} ms`));
    }, CASE_TIMEOUT_MS);
  });
  try {
    await Promise.race([runCase(one, target), timeout]);
    return { covers, title, outcome: 'passed', ms: took() };
  } catch (error) {
    return { covers, title, outcome: 'failed', reason: messageOf(error), ms: took() };
  } finally {
    clearTimeout(timer);
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A refused connection on several addresses has its message in its parts.
  const parts = error instanceof AggregateError ? error.errors.map(messageOf) : [];
  return [error.message, ...parts].filter((text) => text !== '').join(': ') || error.name;
}

/** Numbers that are neither run by a case nor explained in `NOT_RUN`, or both. */
export function unaccountedNumbers(): number[] {
  const run = new Set(
    Object.values(CASE_GROUPS).flatMap((all) => all.flatMap((one) => one.covers)),
  );
  const numbers = Array.from({ length: NUMBERED }, (_case, index) => index + 1);
  return numbers.filter((number) => run.has(number) === (NOT_RUN[number] !== undefined));
}

/** The name of a case for reports and tests. */
export function titleOf({ covers, title }: Pick<CaseResult, 'covers' | 'title'>): string {
  return covers.length === 0 ? `beyond: ${title}` : `case ${covers.join(', ')}: ${title}`;
}

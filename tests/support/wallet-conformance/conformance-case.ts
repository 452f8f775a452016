import { expect } from 'vitest';
import type { VendorBook } from './vendor-book.ts';
import type { WalletOperator, WalletReply } from './wallet-target.ts';

/** One unit of the currency in micro-units. */
export const UNIT = 1_000_000n;

export interface ConformanceCase {
  /** Of the contract's numbered cases, those that this one proves; none for what lies beyond them. */
  readonly covers: readonly number[];
  readonly title: string;
  readonly run: (vendor: VendorBook) => Promise<void>;
  /** It does not run where the operator's part is left out. */
  readonly needsOperator: boolean;
}

/** A case that any vendor can run. */
export function vendorCase(
  covers: readonly number[],
  title: string,
  run: (vendor: VendorBook) => Promise<void>,
): ConformanceCase {
  return { covers, title, run, needsOperator: false };
}

/** A case in which the wallet's operator does something in between. */
export function operatorCase(
  covers: readonly number[],
  title: string,
  run: (vendor: VendorBook, operator: WalletOperator) => Promise<void>,
): ConformanceCase {
  return {
    covers,
    title,
    needsOperator: true,
    run: (vendor) => {
      const { operator } = vendor.target;
      if (operator === undefined) throw new Error('this case needs the operator');
      return run(vendor, operator);
    },
  };
}

/** The call was taken. */
export function expectTaken(
  reply: WalletReply,
  value: Readonly<Record<string, unknown>> = {},
): void {
  expect(reply.body, JSON.stringify(reply.body)).toMatchObject({ success: true, value });
  expect(reply.status).toBe(200);
}

/** The call was refused with this code, in an envelope that tells the reason in words. */
export function expectRefused(
  reply: WalletReply,
  code: string,
  value?: Readonly<Record<string, unknown>>,
): void {
  expect(reply.body, JSON.stringify(reply.body)).toMatchObject({ success: false, code });
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).not.toBe(500);
  expect(reply.body.message).not.toBe('');
  expect(reply.body.requestId).toBeTypeOf('string');
  if (value !== undefined) expect(reply.body.value).toEqual(value);
}

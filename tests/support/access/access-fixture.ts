import type { TestMember } from '../members.ts';
import type { KnownValues } from '../request-junk/schema-values.ts';
import type { TestApp } from '../test-app.ts';

/**
 * A feature's part of the matrix of callers. Each feature declares it as `fixture` in
 * tests/api/<feature>.access.ts, next to its test.
 */
export interface AccessFixture {
  /** Parameters that name a record of one brand, and the refusal of one that is not there. */
  readonly records?: Readonly<Record<string, string>>;
  /** Makes the feature's records of a brand. @returns their ids, as values for the keys of the contract */
  make?(brand: AccessBrand): Promise<KnownValues>;
  /** Values of single operations, where those of every operation do not fit or would do harm. */
  readonly values?: Readonly<Record<string, KnownValues>>;
  /** Puts back what an operation used up, so that it is there for the next caller. */
  readonly restore?: Readonly<Record<string, (used: UsedRecords) => Promise<void>>>;
  /** Operations that end the sessions of the member that they act on. */
  readonly signsOut?: readonly string[];
}

/** A brand and a member of it, who has paid in and played a round. */
export interface AccessBrand {
  readonly app: TestApp;
  readonly brand: string;
  readonly host: string;
  readonly member: TestMember;
  /** Calls as the member. @throws Error when the server refuses */
  call<T>(method: 'GET' | 'POST' | 'PUT', url: string, body?: object): Promise<T>;
}

export interface UsedRecords {
  readonly app: TestApp;
  readonly brand: string;
  /** The member whose records they are. */
  readonly memberId: bigint;
  readonly values: KnownValues;
}

/** The id of a brand's record, by the parameter that names it. */
export function recordId(values: KnownValues, name: string): bigint {
  return BigInt(String(values[name]?.[0]));
}

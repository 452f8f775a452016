import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '#contract/error-code.ts';
import type { Dialect, RawAnswer } from '#server/outside/dialects/dialect.ts';
import type {
  BalanceReply,
  ClosedReply,
  MovedReply,
  RefusedReply,
  SessionReply,
  WalletCall,
  WalletReply,
} from '#server/outside/dialects/wallet-call.ts';
import type { ConformanceTarget } from './target.ts';

type Fields = Partial<
  Omit<SessionReply, 'kind'> &
    Omit<BalanceReply, 'kind'> &
    Omit<MovedReply, 'kind'> &
    Omit<ClosedReply, 'kind'>
>;

interface Exchange {
  readonly dialect: Dialect;
  readonly call: WalletCall;
  readonly answer: RawAnswer;
}

const exchanges = new WeakMap<WalletReply, Exchange>();

/** Keeps the bytes of a reply, so that a failed assertion can show them. */
export function remember(reply: WalletReply, exchange: Exchange): WalletReply {
  exchanges.set(reply, exchange);
  return reply;
}

/** The bytes that a reply was read from. */
export function answerOf(reply: WalletReply): RawAnswer {
  const { answer } = exchangeOf(reply);
  return answer;
}

function exchangeOf(reply: WalletReply): Exchange {
  const exchange = exchanges.get(reply);
  if (exchange === undefined) throw new Error('the reply is not one of a vendor book');
  return exchange;
}

/** Text of any value, big integers included, for the message of a failure. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'bigint' ? String(one) : one,
  );
  return text ?? String(value);
}

/** Every field of `expected` is in `actual` with the same value; `actual` may have more. */
export function partly(actual: unknown, expected: unknown, message = ''): void {
  if (!fitsPartly(actual, expected)) {
    assert.fail(
      `${message === '' ? '' : `${message}: `}expected ${shown(expected)} in ${shown(actual)}`,
    );
  }
}

function fitsPartly(actual: unknown, expected: unknown): boolean {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject(expected)) return isDeepStrictEqual(actual, expected);
  if (!isObject(actual)) return false;
  return Object.entries(expected).every(([key, value]) => fitsPartly(actual[key], value));
}

/** Dialects have fewer error names than we have codes: the code that a vendor reads for one of ours. */
export function toldAs(dialect: Dialect, call: WalletCall, code: ErrorCode): ErrorCode {
  const refusal: RefusedReply = { kind: 'refused', code, balanceMicro: null, fields: [] };
  const read = dialect.readReply(call, dialect.writeReply(call, refusal));
  if (read.kind !== 'refused')
    throw new Error(`${dialect.code} does not write the refusal ${code}`);
  return read.code;
}

/** The reply as the dialect can express it: fields that it has no name for get the dialect's default. */
function expressed(dialect: Dialect, call: WalletCall, reply: WalletReply): WalletReply {
  return dialect.readReply(call, dialect.writeReply(call, reply));
}

/** Whether a vendor reads from the answer that the call is a repeated one. */
export function tellsDuplicates(dialect: Dialect, call: WalletCall, reply: WalletReply): boolean {
  if (reply.kind !== 'moved' && reply.kind !== 'closed') return false;
  const read = expressed(dialect, call, { ...reply, duplicate: true });
  return 'duplicate' in read && read.duplicate;
}

/** The call was taken, and the answer says so with these values as far as the dialect carries them. */
export function expectTaken(reply: WalletReply, expected: Fields = {}): void {
  const { dialect, call, answer } = exchangeOf(reply);
  assert.notEqual(reply.kind, 'refused', `${call.kind} was refused: ${answer.body}`);
  assert.equal(answer.status, 200, answer.body);
  const full = { ...reply, ...expected } as WalletReply;
  const wanted = expressed(dialect, call, full) as unknown as Record<string, unknown>;
  const named = Object.fromEntries(Object.keys(expected).map((key) => [key, wanted[key]]));
  partly(reply, named, `${call.kind} answered ${answer.body}`);
}

/** A call that was made before: answered again with these values, or refused where the dialect does that. */
export function expectRepeated(
  reply: WalletReply,
  target: ConformanceTarget,
  expected: Fields = {},
): void {
  if (target.dialect.duplicates === 'refused')
    expectRefused(reply, 'DUPLICATE_TRANSACTION', target);
  else expectTaken(reply, { ...expected, duplicate: true });
}

/** The call was refused with this code, or with one of these. */
export function expectRefused(
  reply: WalletReply,
  code: ErrorCode | readonly ErrorCode[],
  { dialect }: ConformanceTarget,
  extra: Partial<Pick<RefusedReply, 'balanceMicro' | 'fields'>> = {},
): void {
  const { call, answer } = exchangeOf(reply);
  const codes = (typeof code === 'string' ? [code] : code).map((one) => toldAs(dialect, call, one));
  assert.equal(reply.kind, 'refused', `${call.kind} was taken: ${answer.body}`);
  if (reply.kind !== 'refused') return;
  assert.ok(
    codes.includes(reply.code),
    `${call.kind}: expected ${codes.join(' or ')}, got ${reply.code}: ${answer.body}`,
  );
  if (dialect.code === 'hmac') expectEnvelope(answer);
  partly(reply, extra, `${call.kind} answered ${answer.body}`);
}

/** A refusal in our own contract has its own status, says why in words and carries a request id. */
function expectEnvelope({ status, body }: RawAnswer): void {
  const { message, requestId } = JSON.parse(body) as { message?: unknown; requestId?: unknown };
  assert.ok(status >= 400 && status !== 500, `status ${status}: ${body}`);
  assert.ok(typeof message === 'string' && message !== '', `no message: ${body}`);
  assert.equal(typeof requestId, 'string', `no requestId: ${body}`);
}

/** The stake is refused for lack of money, with the balance as it is. */
export function expectShortOfFunds(
  reply: WalletReply,
  target: ConformanceTarget,
  { currency, balanceMicro }: { currency: string; balanceMicro: bigint },
): void {
  expectRefused(reply, 'INSUFFICIENT_FUNDS', target, { balanceMicro });
  if (target.dialect.code !== 'hmac') return;
  const { value } = JSON.parse(answerOf(reply).body) as { value: unknown };
  assert.deepEqual(value, { currency, balanceMicro: String(balanceMicro) });
}

/** The code of a refusal; null for a call that was taken. */
export function refusalOf(reply: WalletReply): ErrorCode | null {
  return reply.kind === 'refused' ? reply.code : null;
}

/** Asks again until the answer is the expected one. @throws after `timeoutMs` */
export async function poll<T>(
  fn: () => Promise<T>,
  expected: T | readonly T[],
  { timeoutMs, intervalMs = 50 }: { timeoutMs: number; intervalMs?: number },
): Promise<void> {
  const accepted: readonly unknown[] = Array.isArray(expected) ? expected : [expected];
  const until = performance.now() + timeoutMs;
  for (;;) {
    const actual = await fn();
    if (accepted.some((one) => isDeepStrictEqual(actual, one))) return;
    if (performance.now() > until) {
      assert.fail(`still ${shown(actual)} after ${timeoutMs} ms; expected ${shown(expected)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}

/** A round that is closed already: answered as before, or refused where the dialect refuses repeated calls. */
export function expectClosedAgain(
  reply: WalletReply,
  target: ConformanceTarget,
  expected: Fields = {},
): void {
  const mayRefuse = target.dialect.duplicates === 'refused';
  if (mayRefuse && reply.kind === 'refused') expectRefused(reply, 'DUPLICATE_TRANSACTION', target);
  else expectTaken(reply, { ...expected, duplicate: true });
}

/** Copies of one call: a single one was carried out, and the others were repeated calls. */
export function expectOnce(
  replies: readonly WalletReply[],
  target: ConformanceTarget,
  expected: Fields = {},
): void {
  const isFirst = (reply: WalletReply): boolean => reply.kind === 'moved' && !reply.duplicate;
  const first = replies.filter(isFirst);
  for (const reply of first) expectTaken(reply, expected);
  for (const reply of replies.filter((one) => !isFirst(one))) {
    expectRepeated(reply, target, expected);
  }
  const [known] = first;
  const isTold =
    known === undefined ||
    target.dialect.duplicates === 'refused' ||
    tellsDuplicates(target.dialect, exchangeOf(known).call, known);
  if (isTold) assert.equal(first.length, 1, 'one of the copies is carried out');
}

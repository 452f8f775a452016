import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Parts } from '../../parts.ts';
import { asProblem } from '../../platform/answer.ts';
import { newId } from '../../platform/id.ts';
import type { WalletCall, WalletReply } from '../../outside/dialects/wallet-call.ts';

/** Longer than any vendor argues about a round. */
export const KEEP_CALLS_DAYS = 125;

/** Calls wait this long, or until there are so many, and are written in one statement. */
const FLUSH_MS = 500;
const FLUSH_AT = 200;

/** Beyond it calls are counted and not kept: a database that is behind must not fill the memory. */
const MAX_WAITING = 20_000;

interface Came {
  readonly vendor: string;
  readonly path: string;
  readonly rawBody: Buffer;
  readonly call: WalletCall;
}

interface Waiting extends Came {
  readonly at: Date;
  readonly answer: object;
  readonly status: number;
}

/** Keeps what outside vendors asked and were answered, compressed and without tokens, for a dispute. */
export interface KeptCalls {
  /** Runs a call, and keeps it with what came of it. The answer does not wait for that. */
  around<Reply extends WalletReply>(came: Came, run: () => Promise<Reply>): Promise<Reply>;
  /** Writes what waits. */
  close(): Promise<void>;
}

export function keptCalls({
  db,
  clock,
  log,
  vendors,
  metrics,
}: Pick<Parts, 'db' | 'clock' | 'log' | 'vendors' | 'metrics'>): KeptCalls {
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing = writing.then(async () => {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, FLUSH_AT);
        waiting = waiting.slice(FLUSH_AT);
        try {
          await db.insertInto('vendor_call').values(batch.map(rowOf)).execute();
        } catch (error) {
          metrics.vendorCallsLost.inc(batch.length);
          log.error({ err: error, calls: batch.length }, 'calls of vendors were not kept');
        }
      }
    });
    return writing;
  };

  const keep = (came: Came, status: number, answer: object): void => {
    if (waiting.length >= MAX_WAITING) {
      metrics.vendorCallsLost.inc();
      return;
    }
    waiting.push({ ...came, at: clock.now(), status, answer });
    if (waiting.length >= FLUSH_AT) void flush();
    else timer ??= setTimeout(() => void flush(), FLUSH_MS);
  };

  return {
    async around(came, run) {
      // Our own games call within this server, and their rounds are kept whole.
      if (vendors.caller(came.vendor) === null) return run();
      try {
        const reply = await run();
        keep(came, 200, reply);
        return reply;
      } catch (error) {
        const { status, code, details } = asProblem(error);
        keep(came, status, { code, value: details.value });
        throw error;
      }
    },
    close: flush,
  };
}

function rowOf({ vendor, path, rawBody, call, at, answer, status }: Waiting) {
  const text = JSON.stringify({ body: rawBody.toString('utf8'), answer }, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return {
    id: newId(),
    vendor,
    at,
    path,
    status,
    round_ref: 'roundId' in call ? call.roundId : null,
    packed: deflateRawSync(masked(text, call, answer)),
  };
}

/** A shorter text was never a token of ours. */
const LEAST_TOKEN = 16;

/** Without what opens a session: its hash still says which one it was. */
function masked(text: string, { token }: WalletCall, answer: object): string {
  const tokens = [token, ...('token' in answer ? [String(answer.token)] : [])];
  return tokens
    .filter(({ length }) => length >= LEAST_TOKEN)
    .reduce((rest, secret) => rest.replaceAll(secret, markOf(secret)), text);
}

const markOf = (secret: string): string =>
  `token:${createHash('sha256').update(secret).digest('hex').slice(0, 12)}`;

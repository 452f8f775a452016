import { hashPassword } from '#server/platform/session/password-hash.ts';
import { newId } from '#server/platform/id.ts';
import { registerMember } from '#tests/support/members.ts';
import { HOST, openTestApp, OTHER_HOST, type TestApp } from '#tests/support/test-app.ts';
import { openScratchDatabase } from './bet-database.ts';
import { type BenchRow, median } from './bench-row.ts';
import { RUNS } from './bench-settings.ts';

const SIGN_INS = 500;
/** Players who do something else meanwhile. */
const OTHERS = 4;
const PASSWORD = 'a long enough passphrase';
/** Two brands share the crowd, so that the ceiling of one is not met before the queue is full. */
const HOSTS = [HOST, OTHER_HOST];
const GOAL_MS = 50;
/** The crowd comes within this time. */
const ARRIVE_MS = 1_000;
const OTHER_URLS = ['/wps/session', '/wps/system/whitelabel', '/wps/relay/game/jackpot'];

/** What came of a crowd. */
interface Crowd {
  signedIn: number;
  refused: number;
}

interface Measured extends Crowd {
  /** Times of other requests meanwhile. */
  othersMs: readonly number[];
  tookMs: number;
}

/**
 * What everybody else feels while 500 players sign in, and whether the queue for password work
 * refuses those it has no place for. They come within a second, and who is refused comes again when
 * Retry-After says. The clients run in the server's process: their work counts against it.
 */
export async function run(): Promise<BenchRow[]> {
  const database = await openScratchDatabase();
  try {
    const idle: Measured[] = [];
    const busy: Measured[] = [];
    for (let turn = 0; turn < RUNS; turn += 1) {
      // Limits count by the minute, in the memory of a server: each turn has its own.
      const app = await openTestApp(database);
      if (turn === 0) await writeMembers(app);
      const { token } = await registerMember(app);
      await callOthers(app, token, () => rest(500));
      idle.push(await callOthers(app, token, () => rest(2_000)));
      busy.push(await callOthers(app, token, () => signInAll(app, turn)));
      await app.server.close();
    }
    const of = (all: readonly Measured[], pick: (one: Measured) => number): number =>
      median(all.map(pick));
    const p99 = ({ othersMs }: Measured): number => percentile(othersMs, 0.99);
    return [
      alone(`p99 of other requests while ${SIGN_INS} sign in`, of(busy, p99), 'ms', GOAL_MS),
      { ...alone('the same while nobody does', of(idle, p99), 'ms', GOAL_MS), goal: null },
      more(
        'sign-ins refused as OVERLOADED',
        of(busy, ({ refused }) => refused),
        1,
      ),
      more(
        'players signed in at the end',
        of(busy, ({ signedIn }) => signedIn),
        SIGN_INS,
      ),
      {
        ...alone(
          'until the last of them is',
          of(busy, ({ tookMs }) => tookMs),
          'ms',
          0,
        ),
        goal: null,
      },
    ];
  } finally {
    await database.close();
  }
}

/** Members of both brands with one password, past the front door: hashing each would take the bench. */
async function writeMembers({ database, clock }: TestApp): Promise<void> {
  const hash = await hashPassword(PASSWORD, { brand: '', ip: '127.0.0.1' });
  const now = clock.now();
  const rows = Array.from({ length: SIGN_INS }, (_row, index) => ({
    id: newId(),
    brand: brandOf(index),
    username: `bench${index}`,
    username_key: `bench${index}`,
    password_hash: hash,
    password_changed_at: now,
    language: 'es',
    currency: 'PEN',
    terms_version: '1',
    terms_accepted_at: now,
  }));
  await database.db.insertInto('member').values(rows).execute();
}

const hostOf = (index: number): string => HOSTS[index % HOSTS.length] ?? HOST;
const brandOf = (index: number): string => hostOf(index).split('.')[0] ?? '';

/** Everybody within a second, each from a network of their own, again and again until they are in. */
async function signInAll(app: TestApp, turn: number): Promise<Crowd> {
  let refused = 0;
  const signIn = async (index: number): Promise<void> => {
    await pause((index / SIGN_INS) * ARRIVE_MS);
    for (;;) {
      const answer = await app.call('POST', '/wps/session/login', {
        host: hostOf(index),
        ip: `${20 + turn}.${index >> 8}.${index & 255}.7`,
        body: {
          username: `bench${index}`,
          password: PASSWORD,
          type: 'username',
          tokenKind: 'bearer',
        },
      });
      if (answer.status === 200) return;
      if (answer.body.code !== 'OVERLOADED') {
        throw new Error(`a sign-in was answered ${JSON.stringify(answer.body)}`);
      }
      refused += 1;
      await pause(Number(answer.headers['retry-after']) * 1_000);
    }
  };
  await Promise.all(Array.from({ length: SIGN_INS }, (_player, index) => signIn(index)));
  return { signedIn: SIGN_INS, refused };
}

async function rest(ms: number): Promise<Crowd> {
  await pause(ms);
  return { signedIn: 0, refused: 0 };
}

/** Lets others look at session, balance and account while `work` is under way. */
async function callOthers(
  app: TestApp,
  token: string,
  work: () => Promise<Crowd>,
): Promise<Measured> {
  const startedAt = performance.now();
  const othersMs: number[] = [];
  let isOver = false;
  const ask = async (seat: number): Promise<void> => {
    for (let asked = 0; !isOver; asked += 1) {
      const sentAt = performance.now();
      const answer = await app.call('GET', OTHER_URLS[asked % OTHER_URLS.length] ?? '', {
        token,
        ip: `10.9.${seat}.${asked & 255}`,
      });
      if (answer.status !== 200) throw new Error(`answered ${JSON.stringify(answer.body)}`);
      othersMs.push(performance.now() - sentAt);
      // Players do not ask without a pause.
      await pause(50);
    }
  };
  const others = Array.from({ length: OTHERS }, (_seat, seat) => ask(seat));
  const crowd = await work();
  const tookMs = performance.now() - startedAt;
  isOver = true;
  await Promise.all(others);
  return { ...crowd, othersMs, tookMs };
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('a percentile of nothing');
  return value;
}

function alone(measure: string, ours: number, unit: string, goal: number): BenchRow {
  return { measure, ours, reference: null, unit, ratio: ours, goal, better: 'lower' };
}

function more(measure: string, ours: number, goal: number): BenchRow {
  return { ...alone(measure, ours, '', goal), better: 'higher' };
}

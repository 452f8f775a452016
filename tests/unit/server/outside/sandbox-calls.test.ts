import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RawAnswer } from '#server/outside/dialects/dialect.ts';
import { DIALECTS } from '#server/outside/dialects/generated/dialects.ts';
import type { BetCall, MovedReply, WinCall } from '#server/outside/dialects/wallet-call.ts';
import { chaosOf } from '#server/outside/sandbox/chaos.ts';
import { fileJournal } from '#server/outside/sandbox/journal.ts';
import { OperatorCalls } from '#server/outside/sandbox/operator-calls.ts';

const faked = vi.hoisted(() => ({ sleep: (_ms: number): Promise<void> => Promise.resolve() }));
vi.mock('node:timers/promises', () => ({ setTimeout: (ms: number) => faked.sleep(ms) }));

beforeEach(() => {
  faked.sleep = () => Promise.resolve();
});

const BET: BetCall = {
  kind: 'bet',
  token: 'token-of-a-player',
  memberId: '1',
  gameCode: 'far-reels',
  currency: 'PEN',
  transactionId: 'bet-1',
  roundId: 'round-1',
  amountMicro: 1_000_000n,
  freeRound: false,
};
const WIN: WinCall = {
  ...BET,
  kind: 'win',
  transactionId: 'win-1',
  betTransactionId: 'bet-1',
  closesRound: true,
};

describe('chaosOf', () => {
  const answerOf = (body: string): RawAnswer => ({ status: 200, body });
  const sender = () => {
    let sent = 0;
    const send = vi.fn(() => Promise.resolve(answerOf(String((sent += 1)))));
    return send;
  };
  const half = () => 0.5;

  it('loses the call, so that nothing is sent', async () => {
    const send = sender();
    await expect(chaosOf({ lost: 0.6 }, half).around(BET, send)).rejects.toThrow('lost');
    expect(send).not.toHaveBeenCalled();
  });

  it('loses the answer after the call was sent', async () => {
    const send = sender();
    await expect(chaosOf({ lostAnswer: 0.6 }, half).around(BET, send)).rejects.toThrow('lost');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends twice and gives the first answer', async () => {
    const send = sender();
    expect(await chaosOf({ double: 0.6 }, half).around(BET, send)).toEqual(answerOf('1'));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('rejects with the first fault when both of two calls fail', async () => {
    const faults = ['first', 'second'];
    const send = () => {
      const fault = new Error(faults.shift());
      // The second fails later: the first must not be an unhandled rejection until then.
      if (fault.message === 'first') return Promise.reject(fault);
      return new Promise<never>((_resolve, reject) => setTimeout(() => reject(fault), 5));
    };
    await expect(chaosOf({ double: 1 }, half).around(BET, send)).rejects.toThrow('first');
  });

  it('leaves a call alone outside of its shares', async () => {
    const [send, crash] = [sender(), vi.fn()];
    const shares = { lost: 0.5, lostAnswer: 0.4, double: 0.3, delay: 0.2, disorder: 0, crash: 0.1 };
    expect(await chaosOf(shares, half, crash).around(BET, send)).toEqual(answerOf('1'));
    expect(send).toHaveBeenCalledTimes(1);
    expect(crash).not.toHaveBeenCalled();
  });

  it('delays by a part of the longest delay, and crashes behind the answer', async () => {
    const slept: number[] = [];
    faked.sleep = (ms) => Promise.resolve(void slept.push(ms));
    const [send, crash] = [sender(), vi.fn()];
    await chaosOf({ delay: 1, delayMs: 300, crash: 1 }, half, crash).around(BET, send);
    expect(slept).toEqual([150]);
    expect([send.mock.calls.length, crash.mock.calls.length]).toEqual([1, 1]);
  });

  it('holds a call back until the next one is sent', async () => {
    faked.sleep = () => new Promise(() => undefined);
    const draws = [0, 1];
    const chaos = chaosOf({ disorder: 0.5 }, () => draws.shift() ?? 1);
    const order: string[] = [];
    const sendAs = (name: string) => () => Promise.resolve(answerOf(String(order.push(name))));
    await Promise.all([chaos.around(BET, sendAs('first')), chaos.around(WIN, sendAs('second'))]);
    expect(order).toEqual(['second', 'first']);
  });
});

describe('OperatorCalls', () => {
  const dialect = DIALECTS.hmac;
  const moved = (transactionId: string): MovedReply => ({
    kind: 'moved',
    status: 'accepted',
    duplicate: false,
    transactionId,
    transferId: '7',
    currency: 'PEN',
    balanceMicro: 5_000_000n,
  });
  /** An operator that answers each call in turn; null: no answer arrives. */
  const operator = (...replies: readonly (RawAnswer | null)[]) => {
    const sent: [path: string, reference: unknown][] = [];
    const calls = new OperatorCalls({
      vendor: 'FAR_GAMES',
      dialect,
      key: 'a secret of a test, which is long',
      send(path, { body }) {
        const { referenceTransactionId } = JSON.parse(body) as Record<string, unknown>;
        const reply = replies[sent.push([path, referenceTransactionId]) - 1];
        return reply === null || reply === undefined
          ? Promise.reject(new Error('no answer'))
          : Promise.resolve(reply);
      },
    });
    return { calls, sent };
  };
  const taken = dialect.writeReply(BET, moved('bet-1'));
  const refusal = (code: 'INSUFFICIENT_FUNDS' | 'INTERNAL' | 'TRANSACTION_ROLLED_BACK') =>
    dialect.writeReply(BET, { kind: 'refused', code, balanceMicro: null, fields: [] });
  const bet = ['/wallet/v1/bet', undefined];
  const back = ['/wallet/v1/rollback', 'bet-1'];
  const win = ['/wallet/v1/win', 'bet-1'];

  it('sends a bet once and gives its answer, a refusal too', async () => {
    const one = operator(taken);
    expect(await one.calls.bet(BET)).toEqual({ reply: moved('bet-1') });
    const other = operator(refusal('INSUFFICIENT_FUNDS'));
    expect(await other.calls.bet(BET)).toMatchObject({ reply: { code: 'INSUFFICIENT_FUNDS' } });
    expect([one.sent, other.sent]).toEqual([[bet], [bet]]);
  });

  it.each([
    ['is lost', null],
    ['is a fault of the server', { status: 503, body: '{}' }],
    ['leaves the stake unknown', refusal('INTERNAL')],
  ])('rolls a bet back whose answer %s, until that is answered', async (_what, answer) => {
    const { calls, sent } = operator(answer, null, null, taken);
    expect(await calls.bet(BET)).toEqual({ isBack: true });
    expect(sent).toEqual([bet, back, back, back]);
  });

  it('reports a bet that it could not roll back', async () => {
    const { calls, sent } = operator();
    expect(await calls.bet(BET)).toEqual({ isBack: false });
    expect(sent).toHaveLength(7);
  });

  it('sends a win until it is answered, and no more often than six times', async () => {
    const one = operator(null, refusal('INTERNAL'), taken);
    expect(await one.calls.win(WIN)).toBe(true);
    expect(one.sent).toEqual([win, win, win]);
    const ended = operator(refusal('TRANSACTION_ROLLED_BACK'));
    expect(await ended.calls.win(WIN)).toBe(true);
    const away = operator();
    expect(await away.calls.win(WIN)).toBe(false);
    expect(away.sent).toHaveLength(6);
  });
});

describe('fileJournal', () => {
  const opened = async (use: (path: string) => Promise<void>): Promise<void> => {
    const folder = await mkdtemp(join(tmpdir(), 'journal-'));
    try {
      await use(join(folder, 'calls.jsonl'));
    } finally {
      await rm(folder, { recursive: true });
    }
  };
  const other: BetCall = { ...BET, transactionId: 'bet-2' };

  it('gives the last step of each open round, with amounts, and nothing of a missing file', () =>
    opened(async (path) => {
      const journal = fileJournal(path);
      expect(await journal.open()).toEqual([]);
      await journal.note({ kind: 'bet', call: BET });
      await journal.note({ kind: 'bet', call: other });
      await journal.note({ kind: 'win', call: WIN });
      expect(await fileJournal(path).open()).toEqual([
        { kind: 'win', call: WIN },
        { kind: 'bet', call: other },
      ]);
      await journal.note({ kind: 'done', id: 'bet-1' });
      expect(await journal.open()).toEqual([{ kind: 'bet', call: other }]);
    }));

  it('ignores a last line that a crash cut off', () =>
    opened(async (path) => {
      await fileJournal(path).note({ kind: 'bet', call: BET });
      await appendFile(path, '{"kind":"done","id":"bet-1');
      expect(await fileJournal(path).open()).toEqual([{ kind: 'bet', call: BET }]);
    }));

  it('keeps what is noted behind a line that a crash cut off', () =>
    opened(async (path) => {
      await appendFile(path, '{"kind":"done","id":"bet-1');
      await fileJournal(path).note({ kind: 'bet', call: other });
      expect(await fileJournal(path).open()).toEqual([{ kind: 'bet', call: other }]);
    }));
});

import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#server/platform/db/database.ts';
import type { GatewayProcess } from './gateway-process.ts';
import { registration } from './members.ts';
import { type HttpReply, keptConnections, postJson } from './post-json.ts';
import { HOST } from './test-app.ts';
import { accountNumber, PIN } from './withdrawals.ts';

const UNIT = 1_000_000n;
const OFFICE = '/office/api/brands/denluma';
/** Tries of one call while a server or its database comes back. */
const TRIES = 100;
const TRY_PAUSE_MS = 100;

/** The gateway decides about this amount only after five seconds: the fault meets its answer. */
const SLOW = '40170000';

const units = (amount: bigint): string => String(amount * UNIT);

/** What a step under a fault needs. */
interface Faulted {
  /** Something that its transaction alone sends to the database. */
  marker: string;
  /** Does it, or does it again; resolves once it was taken. */
  send: () => Promise<unknown>;
  settled: () => Promise<boolean>;
}

interface World {
  port: number;
  gateway: GatewayProcess;
  database: Database;
}

interface Person {
  headers: Record<string, string>;
}

interface StepDeclaration {
  readonly name: string;
  readonly prepare: (life: MoneyLife) => Promise<Faulted>;
}

let made = 0;

/** One player's money, from the first deposit to the last withdrawal, over HTTP. */
export class MoneyLife {
  readonly world: World;
  readonly known = new Map<string, string>();
  player: Person & { memberId: string } = { headers: {}, memberId: '' };
  staff: Person = { headers: {} };
  second: Person = { headers: {} };
  readonly #agent = keptConnections();

  private constructor(world: World) {
    this.world = world;
  }

  /** A new player with a payment password, and two people of the office. */
  static async begin(world: World): Promise<MoneyLife> {
    const life = new MoneyLife(world);
    made += 1;
    const registered = await life.call(
      'PUT',
      '/wps/member/register',
      registration(`money${made}x${process.pid}`),
      {},
    );
    const { memberId, session } = valueOf(registered) as {
      memberId: string;
      session: { token: string };
    };
    life.player = { memberId, headers: { authorization: `Bearer ${session.token}` } };
    await life.call('POST', '/wps/relay/member/password/payment', {
      password: registration('').password,
      newPaymentPassword: PIN,
      confirmNewPaymentPassword: PIN,
    });
    life.staff = await life.signIn('operator');
    life.second = await life.signIn('admin');
    // What one person added alone in the lives before would make a second person decide.
    await world.database.db.deleteFrom('staff_cash_act').execute();
    return life;
  }

  async signIn(username: string): Promise<Person> {
    const body = { username, password: `demo-${username}-2026` };
    const answer = await this.call('POST', '/office/api/session', body, {});
    const { csrfToken } = valueOf(answer) as { csrfToken: string };
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    return { headers: { cookie, 'x-csrf-token': csrfToken } };
  }

  /** Sends until the server and its database are there. @throws Error for a refusal */
  async call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body: object | null,
    headers: Readonly<Record<string, string>> = this.player.headers,
  ): Promise<HttpReply> {
    const url = new URL(path, `http://127.0.0.1:${this.world.port}`);
    const all = { host: HOST, ...headers };
    for (let attempt = 1; ; attempt += 1) {
      const reply = await postJson(
        this.#agent,
        url,
        body === null ? '' : JSON.stringify(body),
        all,
        method,
      ).catch(() => null);
      if (reply?.status === 200) return reply;
      if ((reply !== null && reply.status < 500) || attempt === TRIES) {
        throw new Error(`${method} ${path}: ${reply?.status} ${reply?.text}`);
      }
      await pause(TRY_PAUSE_MS);
    }
  }

  async read<Value>(path: string): Promise<Value> {
    return valueOf(await this.call('GET', path, null)) as Value;
  }

  /** A command under a key: the key is in its transaction, and the same key does nothing again. */
  command(
    path: string,
    body: object,
    by: Person = this.player,
    keep: (value: Record<string, string>) => void = () => undefined,
  ): Faulted {
    made += 1;
    const marker = `money-step-${process.pid}-${made}`;
    let answer: unknown = null;
    const send = async (): Promise<void> => {
      const { text } = await this.call('POST', path, body, {
        ...by.headers,
        'idempotency-key': marker,
      });
      const { value } = JSON.parse(text) as { value: Record<string, string> };
      if (answer !== null && !isDeepStrictEqual(answer, value)) {
        throw new Error(`${path}: another answer to the same key`);
      }
      answer = value;
      keep(value);
    };
    return { marker, send, settled: async () => answer !== null };
  }

  id(name: string): string {
    const id = this.known.get(name);
    if (id === undefined) throw new Error(`there is no ${name} yet`);
    return id;
  }

  keep(name: string, member: string) {
    return (value: Record<string, string>): void => void this.known.set(name, value[member] ?? '');
  }

  office(what: string, body: object, by: Person = this.staff): Faulted {
    return this.command(`${OFFICE}/withdrawals/${this.id('withdrawal')}/${what}`, body, by);
  }

  mine(what: string, body: object): Faulted {
    return this.command(`/wps/relay/withdrawals/${this.id('withdrawal')}/${what}`, body);
  }

  ask(amountMicro: string): Faulted {
    const body = {
      bankAccountId: this.id('account'),
      amountMicro,
      paymentPassword: PIN,
    };
    return this.command(
      '/wps/relay/withdrawals',
      body,
      this.player,
      this.keep('withdrawal', 'withdrawalId'),
    );
  }

  async status(): Promise<string> {
    const path = `/wps/relay/withdrawals/${this.id('withdrawal')}`;
    return (await this.read<{ status: string }>(path)).status;
  }

  async balance(): Promise<{ availableMicro: string; lockedMicro: string }> {
    const { availableMicro, locks } = await this.read<{
      availableMicro: string;
      locks: { amountMicro: string }[];
    }>('/wps/relay/withdrawal/offer');
    const locked = locks.reduce((sum, { amountMicro }) => sum + BigInt(amountMicro), 0n);
    return { availableMicro, lockedMicro: String(locked) };
  }

  step(name: string): Promise<Faulted> {
    const found = MoneyLife.STEPS.find((one) => one.name === name);
    if (found === undefined) throw new Error(`there is no step ${name}`);
    return found.prepare(this);
  }

  /** 100 + 20 + 50 in, the slow payment and 10 out, 5 by an adjustment, 2 bet and 1.96 won. */
  static readonly END = {
    availableMicro: String(165n * UNIT - 40_000n - BigInt(SLOW)),
    lockedMicro: '0',
  };

  static readonly STEPS: readonly StepDeclaration[] = [
    step('a deposit is ordered', (life) =>
      life.command(
        '/wps/relay/deposits',
        { channel: 'gateway', amountMicro: units(100n) },
        life.player,
        (value) => {
          life.keep('order', 'reference')(value);
          life.keep('page', 'redirectUrl')(value);
        },
      ),
    ),
    step('the gateway says that it is paid', (life) => {
      // The gateway says it again until it is heard; a second decision of the player changes nothing.
      let told: Promise<unknown> | null = null;
      return {
        marker: life.id('order'),
        send: () => (told ??= life.world.gateway.decide(life.id('page'), 'pay')),
        settled: async () => (await life.balance()).availableMicro === units(100n),
      };
    }),
    step('a voucher is redeemed', (life) =>
      life.command('/wps/relay/vouchers/redemption', { code: nextVoucher() }),
    ),
    step('a transfer is ordered', (life) =>
      life.command(
        '/wps/relay/deposits',
        { channel: 'transfer-altamar', amountMicro: units(50n) },
        life.player,
        life.keep('transfer', 'depositId'),
      ),
    ),
    step('staff credit it', (life) =>
      life.command(
        `${OFFICE}/deposits/${life.id('transfer')}/credit`,
        { seen: 0, receivedMicro: units(50n), bankReference: `OP ${life.id('transfer')}` },
        life.staff,
      ),
    ),
    step('a bank account is added', (life) =>
      life.command(
        '/wps/relay/bank-accounts',
        {
          bank: 'altamar',
          payeeName: 'María Quispe',
          accountNumber: accountNumber(900_000 + made * 31),
          paymentPassword: PIN,
        },
        life.player,
        life.keep('account', 'bankAccountId'),
      ),
    ),
    step('a withdrawal is requested', (life) => life.ask(SLOW)),
    step('staff approve it', (life) => life.office('review', { seen: 0, decision: 'approve' })),
    step('staff hand it to the gateway', (life) =>
      life.office('payment', { seen: 1, channel: 'gateway' }),
    ),
    step('the payment is made', (life) => payoutSettled(life)),
    step('it has arrived', (life) => life.mine('receipt', { outcome: 'received' })),
    step('another one is requested', (life) => life.ask(units(30n))),
    step('staff approve that', (life) => life.office('review', { seen: 0, decision: 'approve' })),
    step('staff pay that by hand', (life) =>
      life.office('manual-payment', { seen: 1, reference: 'OP 4471' }),
    ),
    step('a part of it has arrived', (life) =>
      life.mine('receipt', { outcome: 'partly', receivedMicro: units(10n) }),
    ),
    step('staff return the rest', (life) =>
      life.office('settlement', {
        seen: 3,
        outcome: 'returned',
        reason: 'the bank sent it back',
      }),
    ),
    step('a third one is requested', (life) => life.ask(units(25n))),
    step('its player takes it back', (life) => life.mine('cancellation', {})),
    step('a fourth one is requested', (life) => life.ask(units(25n))),
    step('staff reject it', (life) =>
      life.office('review', { seen: 0, decision: 'reject', reason: 'not this account' }),
    ),
    step('staff ask for an adjustment', (life) =>
      life.command(
        `/office/api/members/${life.player.memberId}/adjustments`,
        { amountMicro: units(5n), reason: 'it took long' },
        life.staff,
        life.keep('adjustment', 'adjustmentId'),
      ),
    ),
    step('a second person approves it', (life) =>
      life.command(
        `${OFFICE}/adjustments/${life.id('adjustment')}/decision`,
        { decision: 'approve', reason: 'it is right' },
        life.second,
      ),
    ),
    { name: 'a lottery ticket is bought', prepare: buyTicket },
    { name: 'one person enters the result', prepare: enterFirst },
    { name: 'a second one does, and the draw is paid', prepare: enterSecond },
  ];
}

/** Its commit is the answer of the channel, which is asked again and again without its pauses. */
function payoutSettled(life: MoneyLife): Faulted {
  const withdrawalId = life.id('withdrawal');
  const isSent = async (): Promise<boolean> => (await life.status()) === 'sent';
  const send = async (): Promise<void> => {
    while (!(await isSent())) {
      await life.world.database.db
        .updateTable('payout')
        .set({ next_try_at: new Date() })
        .where('withdrawal_id', '=', BigInt(withdrawalId))
        .where('status', 'in', ['waiting', 'unknown'])
        .execute();
      await pause(500);
    }
  };
  return { marker: withdrawalId, send, settled: isSent };
}

function step(name: string, prepare: (life: MoneyLife) => Faulted): StepDeclaration {
  return { name, prepare: async (life) => prepare(life) };
}

/** Lotteries whose results are entered; each has one draw a day. */
const LOTTERY_GAMES = [
  { gameCode: '3d', numbers: [1, 2, 3] },
  { gameCode: 'p3', numbers: [4, 5, 6] },
  { gameCode: 'p5', numbers: [1, 2, 3, 4, 5] },
] as const;

/** Every digit of the first place, so that one unit of ten wins whatever is drawn. */
async function buyTicket(life: MoneyLife): Promise<Faulted> {
  const game = LOTTERY_GAMES[lotteries];
  if (game === undefined) throw new Error('each of the three lotteries has one draw a day');
  lotteries += 1;
  life.known.set('game', game.gameCode);
  const { id, numero } = await life.world.database.db
    .updateTable('lottery_draw')
    .set({ status: 'open', closes_at: new Date(Date.now() + 3_600_000) })
    .where('draw_code', '=', game.gameCode)
    .where('numbers', 'is', null)
    .returning(['id', 'numero'])
    .executeTakeFirstOrThrow();
  life.known.set('draw', String(id));
  const [first, ...others] = game.numbers.map((_number, place) =>
    place === 0 ? '0,1,2,3,4,5,6,7,8,9' : '',
  );
  const line = {
    play: 'fixed.fixed',
    selection: [first, ...others].join('|'),
    units: 10,
    mode: 100,
    multiple: 1,
    series: 1960,
  };
  return life.command(
    '/wps/relay/lottery/tickets',
    { gameCode: game.gameCode, numero, lines: [line] },
    life.player,
    life.keep('ticket', 'ticketId'),
  );
}

let lotteries = 0;

const resultOf = (life: MoneyLife, by: Person): Faulted => {
  const game = LOTTERY_GAMES.find(({ gameCode }) => gameCode === life.id('game'));
  const path = `${OFFICE}/lottery/draws/${life.id('draw')}/result`;
  return life.command(path, { numbers: game?.numbers ?? [] }, by);
};

async function enterFirst(life: MoneyLife): Promise<Faulted> {
  await life.world.database.db
    .updateTable('lottery_draw')
    .set({ status: 'closed', closes_at: new Date() })
    .where('id', '=', BigInt(life.id('draw')))
    .execute();
  return resultOf(life, life.staff);
}

/** The fault meets the commit that writes the winners; the job goes on behind it. */
async function enterSecond(life: MoneyLife): Promise<Faulted> {
  const entered = resultOf(life, life.second);
  const settled = async (): Promise<boolean> => {
    const { status } = await life.read<{ status: string }>(
      `/wps/relay/lottery/tickets/${life.id('ticket')}`,
    );
    return status === 'won';
  };
  const send = async (): Promise<void> => {
    await entered.send();
    while (!(await settled())) await pause(200);
  };
  return { marker: 'insert into lottery_credit', send, settled };
}

const VOUCHERS = ['DEMM222222222222', 'DEMM333333333333', 'DEMM444444444444'];

function nextVoucher(): string {
  const code = VOUCHERS.shift();
  if (code === undefined) throw new Error('the demo has three vouchers');
  return code;
}

function valueOf({ text }: HttpReply): unknown {
  return (JSON.parse(text) as { value: unknown }).value;
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

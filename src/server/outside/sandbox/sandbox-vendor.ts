import { randomUUID } from 'node:crypto';
import type { VendorTitle } from '#contract/generated/types.ts';
import type { BetCall, CallPlayer, WalletReply, WinCall } from '../dialects/wallet-call.ts';
import { drawRound } from './draw-round.ts';
import type { Journal } from './journal.ts';
import type { SupplierWallet } from './operator-calls.ts';
import { unitMicroOf } from './stakes.ts';
import { type Supplier, titlesOf } from './suppliers.ts';

export interface Session {
  readonly player: CallPlayer & { readonly currency: string };
  readonly nickname: string;
  readonly mode: 'real' | 'demo';
}

export interface PlayedRound {
  readonly balanceMicro: bigint;
  readonly payoutMicro: bigint;
  readonly symbols: readonly string[];
}

/** A refusal as the game's page shows it. */
export class SandboxRefusal extends Error {
  readonly code: string;
  readonly balanceMicro: bigint | null;

  constructor(code: string, balanceMicro: bigint | null = null) {
    super(code);
    this.code = code;
    this.balanceMicro = balanceMicro;
  }
}

/** Play money of a trial player at the start. */
const PLAY_MONEY_MICRO = 1_000_000_000n;

/** Rounds whose answer may be asked for again. */
const MAX_REMEMBERED = 10_000;

/** A supplier of games outside of the operator: its titles, its rounds, and its calls to the wallet. */
export class SandboxVendor {
  readonly supplier: Supplier;
  private readonly operator: SupplierWallet;
  private readonly journal: Journal;
  private listed: ReadonlyMap<string, VendorTitle> | null = null;
  private readonly sessions = new Map<string, Session>();
  private readonly playMoney = new Map<string, bigint>();
  private readonly rounds = new Map<string, Promise<PlayedRound>>();

  constructor(supplier: Supplier, operator: SupplierWallet, journal: Journal) {
    this.supplier = supplier;
    this.operator = operator;
    this.journal = journal;
  }

  /** Made when it is first asked for. */
  titles(): ReadonlyMap<string, VendorTitle> {
    this.listed ??= new Map(titlesOf(this.supplier).map((title) => [title.code, title]));
    return this.listed;
  }

  /** Opens a title for a player. @throws SandboxRefusal */
  async open(
    game: string,
    { token, mode, currency }: { token: string; mode: 'real' | 'demo'; currency: string },
  ): Promise<{ session: Session; balanceMicro: bigint }> {
    if (mode === 'demo') {
      const player = { token, memberId: '1', gameCode: game, currency };
      const session: Session = { player, nickname: '', mode };
      this.sessions.set(`${token} ${game}`, session);
      const balanceMicro = this.playMoney.get(token) ?? PLAY_MONEY_MICRO;
      this.playMoney.set(token, balanceMicro);
      return { session, balanceMicro };
    }
    const reply = await this.operator.call({ kind: 'check', token, gameCode: game });
    if (reply.kind !== 'session') throw refusalOf(reply);
    const { memberId, nickname, balanceMicro } = reply;
    const player = { token, memberId, gameCode: game, currency: reply.currency };
    const session: Session = { player, nickname, mode };
    this.sessions.set(`${token} ${game}`, session);
    return { session, balanceMicro };
  }

  /** Plays a round once, however often it is asked for by its key. @throws SandboxRefusal */
  play(
    game: string,
    round: { token: string; key: string; stakeMicro: bigint; choice?: string | undefined },
  ): Promise<PlayedRound> {
    const id = `${round.token} ${game} ${round.key}`;
    const known = this.rounds.get(id);
    if (known !== undefined) return known;
    if (this.rounds.size >= MAX_REMEMBERED) this.rounds.clear();
    const played = this.playOnce(game, round);
    this.rounds.set(id, played);
    // What was refused may be tried again.
    played.catch(() => this.rounds.delete(id));
    return played;
  }

  private async playOnce(
    game: string,
    round: { token: string; stakeMicro: bigint; choice?: string | undefined },
  ): Promise<PlayedRound> {
    const { token, stakeMicro, choice } = round;
    const title = this.titles().get(game);
    const session = this.sessions.get(`${token} ${game}`);
    if (title === undefined || session === undefined) throw new SandboxRefusal('SESSION_UNKNOWN');
    if (!stakesIn(title, session.player.currency).includes(stakeMicro)) {
      throw new SandboxRefusal('STAKE_NOT_ALLOWED');
    }
    const unitMicro = unitMicroOf(session.player.currency);
    const drawn = drawRound(title, { stakeMicro, unitMicro, choice });
    if (drawn === null) throw new SandboxRefusal('CHOICE_UNKNOWN');
    const { payoutMicro, symbols } = drawn;
    if (session.mode === 'demo') {
      const held = this.playMoney.get(token) ?? 0n;
      if (held < stakeMicro) throw new SandboxRefusal('INSUFFICIENT_FUNDS', held);
      const balanceMicro = held - stakeMicro + payoutMicro;
      this.playMoney.set(token, balanceMicro);
      return { balanceMicro, payoutMicro, symbols };
    }
    const bet = this.betOf(session, stakeMicro);
    await this.journal.note({ kind: 'bet', call: bet });
    const outcome = await this.operator.bet(bet);
    const done = () => this.journal.note({ kind: 'done', id: bet.transactionId });
    if (!('reply' in outcome)) {
      if (outcome.isBack) await done();
      throw new SandboxRefusal('TRY_AGAIN');
    }
    const taken = outcome.reply;
    if (taken.kind !== 'moved') {
      await done();
      throw refusalOf(taken);
    }
    const win = winOf(bet, payoutMicro);
    await this.journal.note({ kind: 'win', call: win });
    if (await this.operator.win(win)) await done();
    return { balanceMicro: taken.balanceMicro + payoutMicro, payoutMicro, symbols };
  }

  /** Ends what a crash left open: stakes without an outcome go back, and outcomes are paid. */
  async resume(): Promise<number> {
    const open = await this.journal.open();
    for (const entry of open) {
      const isEnded =
        entry.kind === 'win'
          ? await this.operator.win(entry.call)
          : await this.operator.rollback(entry.call);
      const id = entry.kind === 'win' ? entry.call.betTransactionId : entry.call.transactionId;
      if (isEnded) await this.journal.note({ kind: 'done', id });
    }
    return open.length;
  }

  private betOf({ player }: Session, amountMicro: bigint): BetCall {
    const id = randomUUID();
    return {
      ...player,
      kind: 'bet',
      transactionId: `bet-${id}`,
      roundId: `round-${id}`,
      amountMicro,
      freeRound: false,
    };
  }
}

const winOf = ({ freeRound: _free, ...bet }: BetCall, amountMicro: bigint): WinCall => ({
  ...bet,
  kind: 'win',
  transactionId: bet.transactionId.replace('bet-', 'win-'),
  betTransactionId: bet.transactionId,
  amountMicro,
  closesRound: true,
});

/** Stakes of a title in a currency, smallest first. */
export const stakesIn = (title: VendorTitle, currency: string): bigint[] =>
  (title.stakes ?? []).find((one) => one.currency === currency)?.amountsMicro.map(BigInt) ?? [];

const refusalOf = (reply: WalletReply): SandboxRefusal =>
  reply.kind === 'refused'
    ? new SandboxRefusal(reply.code, reply.balanceMicro)
    : new SandboxRefusal('TRY_AGAIN');

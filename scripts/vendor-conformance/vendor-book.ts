import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { CallKind, WalletCall, WalletReply } from '#server/outside/dialects/wallet-call.ts';
import { answerOf, shown, tellsDuplicates, toldAs } from './holds.ts';
import { type CallValues, sampleCall } from './sample-call.ts';
import type { WalletPlayer } from './target.ts';
import { VendorCaller } from './vendor-caller.ts';
import type { WireBody } from './wire.ts';

export interface Movement {
  /** Names within the case: the book makes ids of them that no other case has. */
  id?: string;
  round?: string;
  /** Ids that are sent as they are. */
  exactId?: string;
  exactRound?: string;
  freeRound?: boolean;
  closesRound?: boolean;
  /** Alters the fields of the body before it is signed. */
  amend?: (fields: WireBody) => void;
}

/** Smallest amount of a case in micro-units; a case's whole unit is the next multiple of the stake step. */
const WHOLE_MICRO = 1_000_000n;

/**
 * A vendor that sends signed calls and keeps books from the answers alone. Its balances must be those
 * of the wallet in the end.
 */
export class VendorBook extends VendorCaller {
  private readonly prefix = randomUUID().slice(0, 8);
  private made = 0;
  /** Accepted transactions, each of which must exist once. Keys are "memberId transactionId". */
  private readonly accepted = new Set<string>();
  private readonly balances = new Map<string, { player: WalletPlayer; balanceMicro: bigint }>();
  /** Sent without a readable answer: taken or not. */
  private readonly inDoubt = new Set<string>();
  /** Stakes of accepted bets that are not rolled back, by bet. */
  private readonly stakes = new Map<string, bigint>();
  /** Bets that were rolled back, perhaps before their own answer was read. */
  private readonly returned = new Set<string>();
  /** Money that given players had above what the case asked for. */
  private readonly surplus = new Map<string, bigint>();

  /** A round amount of the currency that is a multiple of the stake step. */
  get unit(): bigint {
    const { stakeUnitMicro: step } = this.target;
    return ((WHOLE_MICRO + step - 1n) / step) * step;
  }

  async openPlayer(balanceMicro: bigint): Promise<WalletPlayer> {
    const { target } = this;
    const player = await target.openPlayer(balanceMicro);
    const finest = target.dialect.unitMicro(player.currency);
    assert.equal(target.stakeUnitMicro % finest, 0n, 'the dialect cannot write the stake step');
    let surplus = 0n;
    if (target.givenPlayers !== undefined) {
      const reply = await this.balance(player);
      assert.ok('balanceMicro' in reply && reply.balanceMicro !== null, shown(reply));
      surplus = reply.balanceMicro - balanceMicro;
      assert.ok(surplus >= 0n, `player ${player.memberId} needs ${balanceMicro} micro-units`);
    }
    this.surplus.set(player.memberId, surplus);
    this.adopt(player, balanceMicro + surplus);
    return player;
  }

  /** A player who was made in another way, with this much to stake. */
  adopt(player: WalletPlayer, balanceMicro: bigint): void {
    this.balances.set(player.memberId, { player, balanceMicro });
  }

  /** The balance at which a player who began with the amount asked for would have this much. */
  at(player: WalletPlayer, balanceMicro: bigint): bigint {
    return balanceMicro + (this.surplus.get(player.memberId) ?? 0n);
  }

  /** Another token of a player that the book knows. */
  replace(player: WalletPlayer): WalletPlayer {
    const known = this.balances.get(player.memberId);
    if (known !== undefined) known.player = player;
    return player;
  }

  /** Ids of accepted transactions, each player's. */
  get references(): string[] {
    return [...this.accepted].map((key) => key.slice(key.indexOf(' ') + 1));
  }

  /** The id for a name of this case. */
  idOf(name: string): string {
    return `${this.prefix}.${name}`;
  }

  check(player: WalletPlayer, token = player.token): Promise<WalletReply> {
    return this.call(sampleCall('check', { ...player, token }));
  }

  async refresh(player: WalletPlayer): Promise<WalletReply> {
    return this.call(sampleCall('refresh', player));
  }

  balance(player: WalletPlayer, token = player.token): Promise<WalletReply> {
    return this.call(sampleCall('balance', { ...player, token }));
  }

  async bet(player: WalletPlayer, amountMicro: bigint, more: Movement = {}): Promise<WalletReply> {
    const values = { ...this.valuesOf(more), amountMicro };
    return this.book('bet', player, values, more, (reply, key) => {
      if (this.returned.has(key)) return;
      this.stakes.set(key, amountMicro);
      this.move(player, -amountMicro);
    });
  }

  /** @param bet name of the bet that is paid for */
  async win(
    player: WalletPlayer,
    bet: string,
    amountMicro: bigint,
    more: Movement = {},
  ): Promise<WalletReply> {
    const values = { ...this.valuesOf(more), betTransactionId: this.idOf(bet), amountMicro };
    return this.book('win', player, values, more, () => this.move(player, amountMicro));
  }

  async betWin(
    player: WalletPlayer,
    stakeMicro: bigint,
    payoutMicro: bigint,
    more: Movement = {},
  ): Promise<WalletReply> {
    const values = { ...this.valuesOf(more), amountMicro: stakeMicro, payoutMicro };
    return this.book('betWin', player, values, more, () => {
      this.move(player, payoutMicro - stakeMicro);
    });
  }

  /** @param bet name of the bet that is taken back */
  async rollback(player: WalletPlayer, bet: string, more: Movement = {}): Promise<WalletReply> {
    const values = { ...this.valuesOf(more), betTransactionId: this.idOf(bet) };
    return this.book('rollback', player, values, more, (reply) => {
      // A remembered rollback promises that the bet is refused: a bet taken after it must show.
      if (reply.kind === 'moved' && reply.status === 'remembered') return;
      const key = keyOf(player, this.idOf(bet));
      this.returned.add(key);
      this.move(player, this.stakes.get(key) ?? 0n);
      this.stakes.delete(key);
    });
  }

  close(player: WalletPlayer, round: string): Promise<WalletReply> {
    return this.call(sampleCall('close', player, { roundId: this.idOf(round) }));
  }

  /** Books money that this vendor did not move. */
  move(player: WalletPlayer, amountMicro: bigint): void {
    const known = this.balances.get(player.memberId);
    if (known === undefined) throw new Error('a player that the book does not know');
    known.balanceMicro += amountMicro;
  }

  /** Ends a case: both sides have the same balances, and the operator's books are whole. */
  async expectAgreement(): Promise<void> {
    const ids = this.references;
    // An id that transactions of two players have is there twice, rightly.
    const unique = ids.filter((id) => ids.indexOf(id) === ids.lastIndexOf(id));
    await this.target.operator?.expectBooksWhole(unique);
    if (!this.has('balance')) return;
    for (const { player, balanceMicro } of this.balances.values()) {
      const call = sampleCall('balance', player);
      const reply = await this.call(call);
      // An expired token reads no balance.
      const expired = toldAs(this.target.dialect, call, 'TOKEN_EXPIRED');
      if (reply.kind === 'refused' && reply.code === expired) continue;
      assert.ok(reply.kind === 'balance', `the balance was refused: ${shown(reply)}`);
      assert.equal(reply.balanceMicro, balanceMicro, 'the balance that both sides know');
    }
  }

  private valuesOf(more: Movement): CallValues & { transactionId: string } {
    this.made += 1;
    return {
      transactionId: more.exactId ?? this.idOf(more.id ?? `t${this.made}`),
      roundId: more.exactRound ?? this.idOf(more.round ?? `r${this.made}`),
      freeRound: more.freeRound ?? false,
      closesRound: more.closesRound ?? false,
    };
  }

  /** Sends a movement and books it the first time it is accepted. */
  private async book(
    kind: CallKind,
    player: WalletPlayer,
    values: CallValues & { transactionId: string },
    more: Movement,
    move: (reply: WalletReply, key: string) => void,
  ): Promise<WalletReply> {
    const call = sampleCall(kind, player, values);
    const key = keyOf(player, values.transactionId);
    const sent = await this.write(call, { amend: more.amend });
    let reply: WalletReply;
    try {
      reply = await this.exchange(call, sent);
    } catch (error) {
      this.inDoubt.add(key);
      throw error;
    }
    if (this.isFirst(call, key, reply)) {
      this.accepted.add(key);
      move(reply, key);
    }
    return reply;
  }
  private isFirst(call: WalletCall, key: string, reply: WalletReply): boolean {
    const { status, body } = answerOf(reply);
    const { dialect } = this.target;
    assert.notEqual(status, 500, body);
    const known = this.accepted.has(key);
    if (reply.kind === 'refused') {
      const told = (code: 'DATABASE_UNAVAILABLE' | 'DUPLICATE_TRANSACTION') =>
        reply.code === toldAs(dialect, call, code);
      if (status > 500 || told('DATABASE_UNAVAILABLE')) this.inDoubt.add(key);
      // Some dialects refuse a repeated call: after a lost answer that is how a vendor learns it was taken.
      const isKnownNow = dialect.duplicates === 'refused' && told('DUPLICATE_TRANSACTION');
      return isKnownNow && !known && this.inDoubt.has(key);
    }
    if (reply.kind === 'moved' && reply.duplicate) {
      assert.ok(known || this.inDoubt.has(key), `a duplicate of a call never accepted: ${body}`);
      return !known;
    }
    if (!known) return true;
    const isTold = dialect.duplicates === 'refused' || tellsDuplicates(dialect, call, reply);
    assert.ok(!isTold, `the same transaction accepted twice: ${body}`);
    return false;
  }
}

const keyOf = ({ memberId }: WalletPlayer, id: string): string => `${memberId} ${id}`;

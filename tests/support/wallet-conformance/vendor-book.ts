import { createHmac, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { WalletPlayer, WalletReply, WalletTarget } from './wallet-target.ts';

export interface Movement {
  /** Names of this case: the book makes ids of them that no other case has. */
  id?: string;
  round?: string;
  /** Keys over the body's own; undefined leaves one out. */
  body?: Readonly<Record<string, unknown>>;
}

/** HMAC-SHA256 over the bytes sent, in base64url: how a vendor signs. */
export function vendorSignature(key: string, body: string | Buffer): string {
  return createHmac('sha256', key).update(body).digest('base64url');
}

/**
 * A vendor: sends signed calls, and keeps its own books from the answers alone. What it believes of
 * each balance in the end must be what the wallet says.
 */
export class VendorBook {
  readonly target: WalletTarget;
  private readonly prefix = randomUUID().slice(0, 8);
  private made = 0;
  /** Accepted transactions, each of which must exist once. */
  private readonly accepted = new Set<string>();
  private readonly balances = new Map<string, { player: WalletPlayer; balanceMicro: bigint }>();
  /** Sent, and taken or not: no answer came, or one of a server in trouble. */
  private readonly inDoubt = new Set<string>();
  /** What each bet was sent with: an answer may come later than that of its rollback. */
  private readonly stakes = new Map<string, bigint>();

  constructor(target: WalletTarget) {
    this.target = target;
  }

  async openPlayer(balanceMicro: bigint): Promise<WalletPlayer> {
    const player = await this.target.openPlayer(balanceMicro);
    this.adopt(player, balanceMicro);
    return player;
  }

  /** A player who was made by another way, with what there is to stake. */
  adopt(player: WalletPlayer, balanceMicro: bigint): void {
    this.balances.set(player.memberId, { player, balanceMicro });
  }

  /** Ids of what was accepted, each player's own. */
  get references(): string[] {
    return [...this.accepted].map((key) => key.slice(key.indexOf(' ') + 1));
  }

  /** Another token of a player that the book knows. */
  replace(player: WalletPlayer): WalletPlayer {
    const known = this.balances.get(player.memberId);
    if (known !== undefined) known.player = player;
    return player;
  }

  /** The id that a name of this case stands for. */
  idOf(name: string): string {
    return `${this.prefix}.${name}`;
  }

  /**
   * A signed call. @param key signs it; the vendor's current one by default.
   * @throws what the target throws when no answer came.
   */
  async call(
    path: string,
    body: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
    key: string = this.target.keys[0],
  ): Promise<WalletReply> {
    const text = JSON.stringify(body);
    try {
      return await this.target.send(path, text, {
        'x-vendor': this.target.vendor,
        'x-signature': vendorSignature(key, text),
        ...headers,
      });
    } catch (error) {
      this.inDoubt.add(`${String(body['memberId'])} ${String(body['transactionId'])}`);
      throw error;
    }
  }

  check(player: WalletPlayer, token = player.token): Promise<WalletReply> {
    return this.call('session/check', { token, gameCode: player.gameCode });
  }

  balance(player: WalletPlayer, token = player.token): Promise<WalletReply> {
    const { memberId, gameCode, currency } = player;
    return this.call('balance', { token, memberId, gameCode, currency });
  }

  async bet(player: WalletPlayer, amountMicro: bigint, more: Movement = {}): Promise<WalletReply> {
    const { id, round, body } = this.named(more);
    const key = `${player.memberId} ${id}`;
    if (!this.stakes.has(key)) this.stakes.set(key, amountMicro);
    const reply = await this.call('bet', {
      ...player,
      transactionId: id,
      roundId: round,
      amountMicro: String(amountMicro),
      ...body,
    });
    return this.note(
      player,
      typeof body['transactionId'] === 'string' ? body['transactionId'] : id,
      -amountMicro,
      reply,
    );
  }

  /** @param bet the id of the bet that is paid for. */
  async win(
    player: WalletPlayer,
    bet: string,
    amountMicro: bigint,
    more: Movement = {},
  ): Promise<WalletReply> {
    const { id, round, body } = this.named(more);
    const reply = await this.call('win', {
      ...player,
      transactionId: id,
      referenceTransactionId: this.idOf(bet),
      roundId: round,
      amountMicro: String(amountMicro),
      ...body,
    });
    return this.note(player, id, amountMicro, reply);
  }

  async rollback(player: WalletPlayer, bet: string, more: Movement = {}): Promise<WalletReply> {
    const { id, round, body } = this.named(more);
    const reply = await this.call('rollback', {
      ...player,
      transactionId: id,
      referenceTransactionId: this.idOf(bet),
      roundId: round,
      ...body,
    });
    const neverCame = reply.body.value?.['status'] === 'remembered';
    const stakeMicro = this.stakes.get(`${player.memberId} ${this.idOf(bet)}`) ?? 0n;
    return this.note(player, id, neverCame ? 0n : stakeMicro, reply);
  }

  close(player: WalletPlayer, round: string): Promise<WalletReply> {
    const { token, memberId, gameCode } = player;
    return this.call('round/close', { token, memberId, gameCode, roundId: this.idOf(round) });
  }

  believes(player: WalletPlayer): bigint {
    const known = this.balances.get(player.memberId);
    if (known === undefined) throw new Error('a player that the book does not know');
    return known.balanceMicro;
  }

  /** Money that came by another way than this vendor. */
  move(player: WalletPlayer, amountMicro: bigint): void {
    const known = this.balances.get(player.memberId);
    if (known === undefined) throw new Error('a player that the book does not know');
    known.balanceMicro += amountMicro;
  }

  /** Ends a case: both books say the same, and the operator's are whole. */
  async expectAgreement(): Promise<void> {
    const ids = this.references;
    // An id that two players' transactions bear is there twice, rightly.
    const unique = ids.filter((id) => ids.indexOf(id) === ids.lastIndexOf(id));
    await this.target.operator?.expectBooksWhole(unique);
    for (const { player, balanceMicro } of this.balances.values()) {
      const told = await this.balance(player);
      // A token that was let run out tells nothing.
      if (told.body.code === 'TOKEN_EXPIRED') continue;
      expect(told.body.value?.['balanceMicro'], 'the balance both sides know').toBe(
        String(balanceMicro),
      );
    }
  }

  private named({ id, round, body }: Movement) {
    this.made += 1;
    return {
      id: this.idOf(id ?? `t${this.made}`),
      round: this.idOf(round ?? `r${this.made}`),
      body: body ?? {},
    };
  }

  private note(
    player: WalletPlayer,
    id: string,
    movedMicro: bigint,
    reply: WalletReply,
  ): WalletReply {
    expect(reply.status, JSON.stringify(reply.body)).not.toBe(500);
    const key = `${player.memberId} ${id}`;
    if (reply.status > 500) this.inDoubt.add(key);
    if (!reply.body.success) return reply;
    const known = this.accepted.has(key);
    if (isDuplicate(reply)) {
      const expected = known || this.inDoubt.has(key);
      expect(expected, 'a duplicate of what was never accepted').toBe(true);
      if (known) return reply;
    } else {
      expect(known, 'the same transaction accepted twice').toBe(false);
    }
    this.accepted.add(key);
    this.move(player, movedMicro);
    return reply;
  }
}

function isDuplicate(reply: WalletReply): boolean {
  return reply.body.value?.['duplicate'] === true;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Dialect, RawAnswer, SentCall } from '../dialects/dialect.ts';
import type {
  BetCall,
  BetWinCall,
  CallKind,
  RollbackCall,
  WalletCall,
  WalletReply,
  WinCall,
} from '../dialects/wallet-call.ts';
import { type Chaos, NO_CHAOS } from './chaos.ts';
import type { ReportBook } from './report-book.ts';

/** Carries bytes to the operator. Rejects when no answer came. */
export type SendToOperator = (path: string, sent: SentCall) => Promise<RawAnswer>;

export interface OperatorAccount {
  readonly vendor: string;
  readonly dialect: Dialect;
  /** The secret, or the private key. */
  readonly key: string;
  readonly send: SendToOperator;
  readonly chaos?: Chaos;
  /** The supplier's record of what moved. */
  readonly book?: ReportBook;
}

/** How often what is owed is sent again before it is left to `resume`. */
const TRIES = 6;
const FIRST_PAUSE_MS = 200;

/** Refusals that say that the call was answered before, or that there is nothing to give back. */
const ENDED: ReadonlySet<string> = new Set([
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_ROLLED_BACK',
  'TRANSACTION_DOES_NOT_EXIST',
  'ALREADY_SETTLED',
]);

/** A token is asked for again this long before its end. */
const TOKEN_MARGIN_MS = 30_000;

/** The source of a supplier's stakes. */
export interface SupplierWallet {
  call(call: WalletCall): Promise<WalletReply>;
  bet(call: BetCall): Promise<{ reply: WalletReply } | { isBack: boolean }>;
  rollback(call: BetCall): Promise<boolean>;
  win(call: WinCall): Promise<boolean>;
}

/**
 * The wallet of an operator as a supplier calls it, by the field's rules of trying again: a bet is never sent again
 * but taken back, a win and a rollback are sent until they are answered.
 */
export class OperatorCalls implements SupplierWallet {
  private readonly account: OperatorAccount;
  private readonly chaos: Chaos;
  private access: { token: string; until: number } | null = null;

  constructor(account: OperatorAccount) {
    this.account = account;
    this.chaos = account.chaos ?? NO_CHAOS;
  }

  /** One call. Rejects when no answer came. */
  async call(call: WalletCall): Promise<WalletReply> {
    const { dialect, vendor, key, send } = this.account;
    const accessToken = dialect.token === undefined ? undefined : await this.accessToken();
    const write = () => dialect.writeCall(call, { vendor, key, now: new Date(), accessToken });
    const path = pathOf(dialect, vendor, call.kind);
    const answer = await this.chaos.around(call, () => send(path, write()));
    // A token that is not taken any more is asked for again.
    if (answer.status === 401) this.access = null;
    if (answer.status >= 500) throw new Error(`the operator answered ${answer.status}`);
    const reply = dialect.readReply(call, answer);
    if (reply.kind === 'moved') this.writeDown(call);
    return reply;
  }

  /** A stake that was never answered is not written down, nor is what takes it back. */
  private writeDown(call: WalletCall): void {
    const { book } = this.account;
    if (book === undefined || !('transactionId' in call)) return;
    const memberId = BigInt(call.memberId);
    const reference = call.transactionId;
    const line = { reference, takesBack: null, memberId, roundRef: call.roundId };
    if (call.kind === 'rollback') {
      const bet = book.lineOf(call.betTransactionId, memberId);
      if (bet === null) return;
      const { currency, effectMicro } = bet;
      book.note({ ...line, takesBack: bet.reference, currency, effectMicro: -effectMicro });
      return;
    }
    const { currency } = call;
    if (currency !== undefined) book.note({ ...line, currency, effectMicro: effectOf(call) });
  }

  /**
   * Takes a stake. Where no answer comes, or one that says nothing of the stake, it is taken back.
   * @returns the answer; else whether it is taken back already
   */
  async bet(call: BetCall): Promise<{ reply: WalletReply } | { isBack: boolean }> {
    try {
      const reply = await this.call(call);
      if (reply.kind === 'moved' || !isUnknown(reply)) return { reply };
    } catch {
      // No answer: the stake may have been taken.
    }
    return { isBack: await this.rollback(call) };
  }

  /** Gives a stake back, as often as it takes. @returns whether the operator knows of it */
  rollback({ amountMicro: _amount, freeRound: _free, ...bet }: BetCall): Promise<boolean> {
    const back: RollbackCall = {
      ...bet,
      kind: 'rollback',
      transactionId: `${bet.transactionId}-back`,
      betTransactionId: bet.transactionId,
    };
    return this.untilAnswered(back);
  }

  /** Pays, as often as it takes. @returns whether the operator took it */
  win(call: WinCall): Promise<boolean> {
    return this.untilAnswered(call);
  }

  private async untilAnswered(call: WinCall | RollbackCall): Promise<boolean> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      if (tried > 0) await sleep(FIRST_PAUSE_MS * 2 ** (tried - 1));
      try {
        const reply = await this.call(call);
        if (reply.kind === 'moved') return true;
        if (reply.kind === 'refused' && ENDED.has(reply.code)) return true;
      } catch {
        // No answer: again.
      }
    }
    return false;
  }

  private async accessToken(): Promise<string> {
    if (this.access !== null && this.access.until > Date.now()) return this.access.token;
    const { dialect, vendor, key, send } = this.account;
    const body = { grant_type: 'client_credentials', client_id: vendor, client_secret: key };
    const answer = await send(`/wallet/${dialect.code}/${vendor}/${dialect.token?.path ?? ''}`, {
      contentType: 'application/json',
      body: JSON.stringify(body),
      headers: {},
    });
    if (answer.status !== 200) throw new Error(`no token: ${answer.status}`);
    const given = JSON.parse(answer.body) as { access_token: string; expires_in: number };
    this.access = {
      token: given.access_token,
      until: Date.now() + given.expires_in * 1000 - TOKEN_MARGIN_MS,
    };
    return given.access_token;
  }
}

/** The player's money gains so much. */
function effectOf(call: BetCall | WinCall | BetWinCall): bigint {
  switch (call.kind) {
    case 'bet':
      return -call.amountMicro;
    case 'win':
      return call.amountMicro;
    case 'betWin':
      return call.payoutMicro - call.stakeMicro;
  }
}

/** Where a dialect's calls go at the operator. @throws Error for a call that it does not have */
export function pathOf(dialect: Dialect, vendor: string, kind: CallKind): string {
  const path = dialect.calls[kind];
  if (path === undefined) throw new Error(`${dialect.code} has no call ${kind}`);
  return dialect.code === 'hmac'
    ? `/wallet/v1/${path}`
    : `/wallet/${dialect.code}/${vendor}/${path}`;
}

/** A refusal that says nothing of what became of the call. */
const isUnknown = (reply: WalletReply): boolean =>
  reply.kind === 'refused' && reply.code === 'INTERNAL';

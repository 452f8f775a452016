import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { AccountCall, AccountReply, MoveCall } from '../dialects/account-call.ts';
import type { ReportBook } from './report-book.ts';

/** A change of a wallet, as it is kept: a transfer by its reference, or the result of a round. */
interface Line {
  readonly player: string;
  readonly changeMicro: string;
  readonly reference?: string;
  readonly refused?: boolean;
}

/** The wallets that a supplier keeps of its players. */
export class AccountBook {
  private readonly balances = new Map<string, bigint>();
  private readonly moves = new Map<string, Line>();
  private readonly path: string | null;

  private readonly report: ReportBook | null;

  /**
   * @param path a file that outlives the process; null: all is lost with it
   * @param report the record of transfers that the operator asks for
   */
  constructor(path: string | null, report: ReportBook | null = null) {
    this.path = path;
    this.report = report;
    if (path === null || !existsSync(path)) return;
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      if (line !== '') this.apply(JSON.parse(line) as Line);
    }
  }

  answer(call: AccountCall): AccountReply {
    if (call.kind === 'held') return { kind: 'held', balanceMicro: this.held(playerOf(call)) };
    const known = this.moves.get(call.reference);
    if (call.kind === 'outcome')
      return known === undefined ? { kind: 'neverCame' } : this.told(known);
    return this.told(known ?? this.move(call));
  }

  held(player: string): bigint {
    return this.balances.get(player) ?? 0n;
  }

  /** The result of a round. @returns the balance; null: the stake is not covered */
  play(player: string, stakeMicro: bigint, payoutMicro: bigint): bigint | null {
    if (this.held(player) < stakeMicro) return null;
    this.write({ player, changeMicro: String(payoutMicro - stakeMicro) });
    return this.held(player);
  }

  private move(call: MoveCall): Line {
    const player = playerOf(call);
    const changeMicro = call.kind === 'put' ? call.amountMicro : -call.amountMicro;
    const isShort = this.held(player) + changeMicro < 0n;
    const line: Line = {
      player,
      reference: call.reference,
      changeMicro: isShort ? '0' : String(changeMicro),
      ...(isShort ? { refused: true } : {}),
    };
    this.write(line);
    if (!isShort) {
      this.report?.note({
        reference: call.reference,
        takesBack: null,
        memberId: BigInt(call.memberId),
        currency: call.currency,
        // The player's money at the operator loses the amount that this wallet gains.
        effectMicro: -changeMicro,
        roundRef: null,
      });
    }
    return line;
  }

  private told({ player, refused = false }: Line): AccountReply {
    return refused
      ? { kind: 'refused', code: 'INSUFFICIENT_FUNDS' }
      : { kind: 'moved', balanceMicro: this.held(player) };
  }

  private write(line: Line): void {
    if (this.path !== null) appendFileSync(this.path, `${JSON.stringify(line)}\n`);
    this.apply(line);
  }

  private apply(line: Line): void {
    const { player, changeMicro, reference } = line;
    this.balances.set(player, this.held(player) + BigInt(changeMicro));
    if (reference !== undefined) this.moves.set(reference, line);
  }
}

export const playerOf = ({
  memberId,
  currency = '',
}: {
  readonly memberId: string;
  readonly currency?: string | undefined;
}): string => `${memberId} ${currency}`;

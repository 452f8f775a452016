import type { WalletReply as NeutralReply } from '#server/outside/dialects/wallet-call.ts';
import { dialect } from '#server/outside/dialects/hmac/dialect.ts';
import { answerOf } from '../../../scripts/vendor-conformance/holds.ts';
import type { ConformanceTarget } from '../../../scripts/vendor-conformance/target.ts';
import {
  type Movement,
  VendorBook as NeutralBook,
} from '../../../scripts/vendor-conformance/vendor-book.ts';
import type { WalletPlayer, WalletReply } from './wallet-target.ts';

/** A vendor book whose replies are the envelopes of our own contract. */
export class VendorBook {
  readonly target: ConformanceTarget;
  private readonly book: NeutralBook;

  constructor(target: Omit<ConformanceTarget, 'dialect'>) {
    this.target = { ...target, dialect };
    this.book = new NeutralBook(this.target);
  }

  get references(): string[] {
    return this.book.references;
  }

  openPlayer(balanceMicro: bigint): Promise<WalletPlayer> {
    return this.book.openPlayer(balanceMicro);
  }

  async bet(player: WalletPlayer, amountMicro: bigint, more?: Movement): Promise<WalletReply> {
    return envelopeOf(await this.book.bet(player, amountMicro, more));
  }

  async win(
    player: WalletPlayer,
    bet: string,
    amountMicro: bigint,
    more?: Movement,
  ): Promise<WalletReply> {
    return envelopeOf(await this.book.win(player, bet, amountMicro, more));
  }

  expectAgreement(): Promise<void> {
    return this.book.expectAgreement();
  }
}

function envelopeOf(reply: NeutralReply): WalletReply {
  const { status, body } = answerOf(reply);
  return { status, body: JSON.parse(body) as WalletReply['body'] };
}

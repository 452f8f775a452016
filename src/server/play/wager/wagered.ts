import type { WalletKey } from '../../ledger/account-directory.ts';
import type { Parts } from '../../parts.ts';
import type { RoundPart } from '../facts/round-part.ts';

/** What stakes and payouts of one product run on. */
export interface WagerParts extends Pick<Parts, 'db' | 'ledger' | 'relay' | 'clock' | 'brands'> {
  /** Code of the product, by which reports are grouped. */
  readonly product: string;
  readonly gamesOf: (brand: string) => Pick<ReturnType<Parts['gamesOf']>, 'stateOf'>;
  readonly catalogue: Pick<Parts['catalogue'], 'categoryOf' | 'vendor'>;
}

/** A round of a member, and the wallet that pays for it. */
export interface Wagered extends WalletKey {
  /** Issuer of the references: the vendor's code. */
  readonly vendor: string;
  readonly gameCode: string;
  /** The vendor's name of the round. */
  readonly roundRef: string;
}

/**
 * The reference that marks a round as closed; stakes are refused once it exists. The blank keeps it
 * apart from every id a vendor can send.
 */
export const closeRefOf = (roundRef: string): string => `close ${roundRef}`;

/** The betting record's part of a movement. */
export const partOf = (
  { product, catalogue }: Pick<WagerParts, 'product' | 'catalogue'>,
  { vendor, gameCode }: Pick<Wagered, 'vendor' | 'gameCode'>,
  movement: RoundPart['movement'],
  amountMicro: bigint,
  { closes = false, payoutMicro }: { closes?: boolean; payoutMicro?: bigint } = {},
): RoundPart => {
  const part: RoundPart = {
    product,
    vendor,
    gameCode,
    category: catalogue.categoryOf(vendor, gameCode),
    movement,
    amountMicro: String(amountMicro),
    closes,
  };
  if (payoutMicro !== undefined) part.payoutMicro = String(payoutMicro);
  return part;
};

/** The fields of a movement that every request to the ledger has. */
export const movementOf = (
  { brand, memberId, currency, vendor, roundRef }: Wagered,
  externalRef: string,
) => ({ brand, memberId, currency, provider: vendor, externalRef, roundRef });

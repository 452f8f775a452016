import type { LedgerMovement } from '#contract/generated/events.ts';

/**
 * The round's part of the ledger's event of a movement. What may change later, and reports are grouped
 * by, is written as it is at this moment: it cannot be rebuilt.
 */
export type RoundPart = Required<
  Pick<
    LedgerMovement,
    'product' | 'vendor' | 'gameCode' | 'category' | 'movement' | 'amountMicro' | 'closes'
  >
> &
  Pick<LedgerMovement, 'payoutMicro'>;

/** A movement of a round, with the reference of the round. */
export type RoundMovement = RoundPart &
  Pick<LedgerMovement, 'brand' | 'provider' | 'memberId' | 'currency'> & {
    readonly roundRef: string;
    /** Fund, what it gained, its balance after. */
    readonly legs: NonNullable<LedgerMovement['legs']>;
  };

/** null: the movement belongs to no round, or took back a stake before it came, which no player saw. */
export function roundMovementOf(event: LedgerMovement): RoundMovement | null {
  const { product, vendor, gameCode, category, movement, amountMicro, closes, roundRef } = event;
  if (event.tombstone || roundRef === null) return null;
  if (product === undefined || vendor === undefined || gameCode === undefined) return null;
  if (category === undefined || movement === undefined || amountMicro === undefined) return null;
  if (closes === undefined) return null;
  const { brand, provider, memberId, currency, legs } = event;
  const { payoutMicro } = event;
  const part: RoundMovement = {
    product,
    vendor,
    gameCode,
    category,
    movement,
    amountMicro,
    closes,
    brand,
    provider,
    memberId,
    currency,
    roundRef,
    legs: legs ?? [],
  };
  if (payoutMicro !== undefined) part.payoutMicro = payoutMicro;
  return part;
}

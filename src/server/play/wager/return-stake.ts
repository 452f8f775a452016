import type { LedgerKind } from '#domain/ledger/money-kind.ts';
import type { PostOutcome, ReversalRequest } from '../../ledger/transfer-request.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { RoundPart } from '../facts/round-part.ts';
import { tell } from './pay-stake.ts';
import { movementOf, partOf, type Wagered, type WagerParts } from './wagered.ts';

/** A movement of a round that is taken back whole. */
export interface Return extends Wagered {
  /** The vendor's id of the return. */
  readonly returnRef: string;
  /** Reference of the stake or payout that is taken back. */
  readonly takesBack: string;
  /** Role of what is taken back; a stake by default. */
  readonly of?: 'stake' | 'payout';
  /** Kinds that may be taken back; a stake alone by default. */
  readonly reversibleKinds?: readonly LedgerKind[];
  /** Refused once the stake was paid. */
  readonly unlessPaid?: boolean;
  /** It has to be taken back: what the member no longer has becomes a receivable. */
  readonly owed?: boolean;
  /** In the place of the round's part, for what belongs to no round. */
  readonly event?: ReversalRequest['event'];
}

/**
 * Gives a stake back to the funds it came from. One that is not known is remembered, so that it is
 * refused when it comes late.
 */
export async function returnStake(deps: WagerParts, request: Return): Promise<PostOutcome> {
  const outcome = await deps.ledger.post(reversalOf(deps, request));
  tell(deps, outcome);
  return outcome;
}

/** The same with the product's own rows. Holds the member first, as a stake does. */
export async function returnStakeIn(
  tx: Tx,
  deps: WagerParts,
  request: Return,
): Promise<PostOutcome> {
  await lockMember(tx, request);
  return deps.ledger.postIn(tx, reversalOf(deps, request));
}

export function reversalOf(deps: WagerParts, request: Return): ReversalRequest {
  const { returnRef, takesBack, of = 'stake', reversibleKinds, unlessPaid, owed } = request;
  const movement: RoundPart['movement'] = of === 'payout' ? 'payoutRollback' : 'rollback';
  return {
    ...movementOf(request, returnRef),
    kind: 'rollback',
    reverses: takesBack,
    // Not the amount, and not the kinds of money: the original decides them.
    content: ['rollback', takesBack],
    ...(reversibleKinds !== undefined && { reversibleKinds }),
    ...(owed === true && { shortfall: 'receivable' as const }),
    ...(unlessPaid === true && { unlessSettled: true }),
    event: request.event ?? partOf(deps, request, movement, 0n),
  };
}

import type { Wagered } from '../../play/wager/wagered.ts';
import type { PlayingMember } from '../../vendors/wallet-port.ts';

/** The round of a vendor's call. */
export const roundOf = (
  vendor: string,
  {
    brand,
    memberId,
    currency,
    gameCode,
    roundRef,
  }: Omit<PlayingMember, 'vendor'> & { readonly roundRef: string },
): Wagered => ({ brand, memberId, currency, vendor, gameCode, roundRef });

import type { RelyingParty } from '../../identity/passkey/relying-party.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Staff belong to no brand, and no brand has this id. */
export const NO_BRAND = '';

/** What authenticators show beside the name of a staff account. */
export const STAFF_ISSUER = 'Back office';

/** The account of a person of staff, as the stores of second factors and passkeys know accounts. */
export const staffAccount = (staffId: bigint): MemberKey => ({
  brand: NO_BRAND,
  memberId: staffId,
});

/** What passkeys of staff are for: the host at which staff work. */
export const staffParty = ({ origin }: { origin: string }): RelyingParty => ({
  name: STAFF_ISSUER,
  origin,
});

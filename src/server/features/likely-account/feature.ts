import { ownMember } from '../../account/own-member.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { route, staffOf } from '../../platform/route.ts';
import { likelyAccounts } from './likely-accounts.read.ts';

/** Tells staff which accounts are likely one person's. What follows is for them to decide. */
export function likelyAccountFeature({ db, clock }: Parts): Feature {
  return {
    name: 'likely-account',
    routes: [
      route('listLikelyAccounts', async (call) => {
        const staff = staffOf(call);
        const member = await ownMember(db, staff, BigInt(call.params.memberId));
        return likelyAccounts(db, staff, member, clock);
      }),
    ],
  };
}

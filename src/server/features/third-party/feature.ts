import { requireOwner } from '../../account/require-owner.ts';
import { bindIdentity, boundIdentities } from '../../identity/third-party/identity.store.ts';
import { takeTicket } from '../../identity/third-party/sign-in-flow.store.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { memberOf, route } from '../../platform/route.ts';

/** Accounts of third parties that sign a member in: bound once, and for good. */
export const thirdPartyFeature = ({ db, clock }: Parts): Feature => ({
  name: 'third-party',
  routes: [
    route('listThirdParties', async (call) => ({
      items: await boundIdentities(db, memberOf(call)),
    })),

    route('bindThirdParty', async (call) => {
      const { brand, memberId } = memberOf(call);
      await requireOwner(db, call, call.body.password, clock);
      return inTransaction(db, async (tx) => {
        const identity = await takeTicket(tx, brand, call.body.ticket, clock);
        if (identity === null) throw new Problem('IDENTITY_TICKET_EXPIRED');
        if (!(await bindIdentity(tx, { brand, memberId }, identity, clock))) {
          throw new Problem('IDENTITY_TAKEN');
        }
        return { items: await boundIdentities(tx, { brand, memberId }) };
      });
    }),
  ],
  retention: [
    {
      table: 'third_party_sign_in',
      key: ['state_hash'],
      age: 'expires_at',
      keepDays: 1,
      why: 'A sign-in at a third party takes ten minutes, and its ticket holds for fifteen.',
    },
  ],
});

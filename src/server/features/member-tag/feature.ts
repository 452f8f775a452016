import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { keyedRoute, route, staffOf } from '../../platform/route.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { readMemberTags, setMemberTags } from './set-member-tags.ts';

const DEMO_TAG = 'vip';

/** Words that staff put on players, to write to them as a group. */
export function memberTagFeature({ db, clock }: Parts): Feature {
  return {
    name: 'member-tag',
    routes: [
      route('getMemberTags', async (call) => ({
        tags: await readMemberTags(db, staffOf(call), BigInt(call.params.memberId)),
      })),

      keyedRoute('setMemberTags', async (tx, call) => {
        const { tags, reason } = call.body;
        const change = { memberId: BigInt(call.params.memberId), tags, reason };
        return { tags: await setMemberTags(tx, staffOf(call), change, clock) };
      }),
    ],
    seedDemo: (brand, player) =>
      inTransaction(db, async (tx) => {
        await tx
          .insertInto('member_tag')
          .columns(['brand', 'member_id', 'tag'])
          .expression((eb) =>
            eb
              .selectFrom('member')
              .select(['brand', 'id', eb.val(DEMO_TAG).as('tag')])
              .where('brand', '=', brand)
              .where('username_key', '=', usernameKey(player)),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),
  };
}

import { newId } from '#server/platform/id.ts';
import {
  type AccessBrand,
  type AccessFixture,
  recordId,
  type UsedRecords,
} from '#tests/support/access/access-fixture.ts';
import { goalOf, missionOf } from '#tests/support/missions.ts';
import { campaignOf } from '#tests/support/promotions.ts';
import type { KnownValues } from '#tests/support/request-junk/schema-values.ts';

export const fixture: AccessFixture = {
  records: { boardId: 'BOARD_NOT_FOUND', missionId: 'PROMOTION_NOT_FOUND' },
  make: makeBoards,
  values: {
    decideBoard: { decision: ['cancel'], version: [1] },
    removeBoardPlace: { version: [1] },
  },
  restore: {
    decideBoard: reviewAgain,
    removeBoardPlace: reviewAgain,
  },
};

const PLACE = { rank: 1, score: 5_000n, prize_micro: 1_000_000n };

/** The board waits for staff again, with its place. */
async function reviewAgain({ app, brand, memberId, values }: UsedRecords): Promise<void> {
  const { db } = app.database;
  const boardId = recordId(values, 'boardId');
  await db
    .updateTable('board_result')
    .set({ version: 1, state: 'review' })
    .where('campaign_id', '=', boardId)
    .execute();
  await db
    .insertInto('board_place')
    .values({ campaign_id: boardId, member_id: memberId, brand, ...PLACE })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A board that runs, and one that waits for staff with the player of the brand on it. */
async function makeBoards({ app, brand, member }: AccessBrand): Promise<KnownValues> {
  const { db } = app.database;
  const at = app.clock.now();
  const goals = [goalOf({ fact: 'bestMultiple', least: '2000' })];
  const mission = missionOf(goals);
  const document = campaignOf(at, {
    ...mission,
    trigger: { ...mission.trigger, kind: 'board' },
    endsAt: new Date(at.getTime() + 86_400_000).toISOString(),
    prizes: [{ weight: 1, amountMicro: '1000000', stock: 0 }],
  });
  const staff = await db.selectFrom('staff').select('id').limit(1).executeTakeFirstOrThrow();
  const [missionId, boardId] = [newId(), newId()];
  for (const id of [missionId, boardId]) {
    await db
      .insertInto('campaign')
      .values({
        id,
        brand,
        state: 'live',
        draft: JSON.stringify(document),
        revision: 1,
        live_version: 1,
        trigger_kind: 'board',
        starts_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await db
      .insertInto('campaign_version')
      .values({
        campaign_id: id,
        version: 1,
        document: JSON.stringify(document),
        requested_by: staff.id,
        published_at: at,
      })
      .execute();
  }
  const memberId = BigInt(member.memberId);
  await db
    .insertInto('board_result')
    .values({ campaign_id: boardId, brand, state: 'review', frozen_at: at })
    .execute();
  await db
    .insertInto('board_place')
    .values({ campaign_id: boardId, member_id: memberId, brand, ...PLACE })
    .execute();
  const { username } = await db
    .selectFrom('member')
    .select('username')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { missionId: [String(missionId)], boardId: [String(boardId)], account: [username] };
}

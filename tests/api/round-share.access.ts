import type { ReplyOf } from '#contract/operation.ts';
import type { HouseSession } from '#contract/generated/types.ts';
import type { AccessFixture } from '#tests/support/access/access-fixture.ts';
import { launchJade } from '#tests/support/play.ts';
import type { TestApp } from '#tests/support/test-app.ts';

export const fixture: AccessFixture = {
  records: { shareToken: 'ROUND_NOT_FOUND' },
  async make({ app, host, member, call }) {
    await finishRound(app, host, await launchJade(app, member, 'real', { host }));
    await app.server.relay.settle();
    const { items } = await call<ReplyOf<'listRounds'>>(
      'GET',
      '/wps/relay/rounds?vendor=house&status=closed',
    );
    const at = `/wps/relay/rounds/${items[0]?.roundId}/share`;
    const { share } = await call<ReplyOf<'shareRound'>>('POST', at, undefined);
    return { shareToken: [share?.token] };
  },
  restore: {
    unshareRound: async ({ app, memberId }) => {
      // The link that the other calls of the matrix name is opened again.
      await app.database.db
        .updateTable('round_share')
        .set({ ended_at: null })
        .where('member_id', '=', memberId)
        .execute();
    },
  },
};

/** The round that the member left open is shown to its end: only then it has a proof. */
async function finishRound(app: TestApp, host: string, token: string): Promise<void> {
  const session = await app.call<HouseSession>('GET', '/house/session', { token, host });
  const roundId = session.body.value.openRound?.roundId;
  const answer = await app.call('POST', `/house/rounds/${roundId}/finish`, {
    token,
    host,
    body: {},
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

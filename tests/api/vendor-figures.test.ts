import { expect, it } from 'vitest';
import type { TeamFigures, Winner } from '#contract/generated/types.ts';
import { type Scope, sums } from '#server/play/figures/sums.read.ts';
import { agentCalls } from '#tests/support/agents.ts';
import { deposit } from '#tests/support/members.ts';
import { betOf, callsAs, launch, outcomeOf, winOf } from '#tests/support/outside-play.ts';
import {
  addVendorKey,
  importVendor,
  vendorRecord,
  vendorTitle,
} from '#tests/support/outside-vendor.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const CODE = 'FAR_TABLES';
const GAME = 'far-baccarat';
const UNIT = 1_000_000n;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const agents = agentCalls(app);

  it('rounds of an outside vendor are in the record, among the winners and in the figures of teams', async () => {
    const staff = await signInStaff(app(), 'admin');
    const vendor = { ...vendorRecord(CODE, 'bearer'), launchUrl: '/far/{game}?token={token}' };
    const games = [vendorTitle(GAME, { category: 'LIVE' })];
    const { vendor: added } = (await importVendor(app(), staff, { vendor, games })).body.value;
    if (added === null) throw new Error('not imported');
    const { key, entry } = await addVendorKey(app(), staff, added);
    const call = callsAs(app(), entry, key);

    const agent = await agents.topAgent();
    const member = await agents.downlineOf(agent);
    await deposit(app(), member, 50n * UNIT);
    const { launchToken: token } = (await launch(app(), member, CODE, GAME)).body.value;
    const player = { token, memberId: member.memberId, gameCode: GAME, currency: 'PEN' };
    const won = betOf(player);
    const lost = betOf(player);
    for (const step of [
      won,
      { ...winOf(won), amountMicro: 60n * UNIT },
      lost,
      { ...winOf(lost), amountMicro: 0n },
    ]) {
      expect(outcomeOf(await call(step))).toBe('moved');
    }
    await agents.settle();

    const record = await app().call<{ items: object[] }>('GET', '/wps/relay/rounds', {
      token: member.token,
    });
    expect(record.body.value.items).toMatchObject([
      { vendor: CODE, gameCode: GAME, stakeMicro: String(UNIT), payoutMicro: '0' },
      { vendor: CODE, gameCode: GAME, payoutMicro: String(60n * UNIT) },
    ]);
    const board = await app().call<{ latest: Winner[] }>('GET', '/wps/relay/winner/board');
    expect(board.body.value.latest).toMatchObject([
      { winAmountMicro: String(60n * UNIT), game: { vassalage: CODE } },
    ]);
    const read = (of: Scope): Promise<TeamFigures> =>
      sums(
        app().database.db,
        { brand: 'denluma', currency: 'PEN', of },
        { from: '2020-01-01', to: '2999-12-31' },
        'LIVE',
      );
    const played = { rounds: 2, stakeMicro: String(2n * UNIT), payoutMicro: String(60n * UNIT) };
    expect(await read({ member: BigInt(member.memberId) })).toMatchObject(played);
    expect(await read({ team: BigInt(agent.memberId) })).toMatchObject(played);
    expect(await read({ brand: true })).toMatchObject(played);
  });
});

import { expect } from 'vitest';
import type { PointGood, PointGoodsSettings, PointsPolicy } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { setting } from '#domain/points/points-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { freshKey } from './agents.ts';
import type { TestMember } from './members.ts';
import { approved } from './second-person.ts';
import { signInStaff } from './staff.ts';
import type { TestApp } from './test-app.ts';
import { PIN } from './withdrawals.ts';

const OFFICE = '/office/api/brands/denluma';
const AT = '/wps/relay/points';

/** What players and staff do with points again and again, through the front door. */
export function pointCalls(app: () => TestApp) {
  const office = async <Value>(method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => {
    const { headers } = await signInStaff(app(), 'operator');
    const options = body === undefined ? { headers } : { headers, key: freshKey(), body };
    return app().call<Value>(method, `${OFFICE}/${path}`, options);
  };
  const setPolicy = async (change: Partial<PointsPolicy>): Promise<void> => {
    const read = await office<{ version: number }>('GET', 'points-policy');
    const policy = { ...setting.inEffect(null, EVERY_MEANS), ...change };
    const body = { version: read.body.value.version, policy, reason: 'a test needs it' };
    const asked = await office('PUT', 'points-policy', body);
    expect((await approved(app(), asked)).status).toBe(200);
  };
  const goods = async () => (await office<PointGoodsSettings>('GET', 'point-goods')).body.value;
  const putGoods = async (list: readonly PointGood[]) => {
    const { version } = await goods();
    const body = { version, goods: list, reason: 'a test needs it' };
    return office<PointGoodsSettings>('PUT', 'point-goods', body);
  };
  /** Offers goods. @returns them as they are kept */
  const setGoods = async (list: readonly PointGood[]): Promise<readonly PointGood[]> => {
    const answer = await approved(app(), await putGoods(list));
    if (answer.status !== 200) throw new Error(`no goods: ${JSON.stringify(answer.body)}`);
    return (await goods()).goods;
  };
  /** Lets points come in for the rounds that were played. */
  const earn = async (): Promise<void> => {
    for (const job of ['', 'earnRounds', '']) {
      for (let hop = 0; hop < 2; hop += 1) await app().server.relay.settle();
      await app()
        .server.jobs.find(({ name }) => name === job)
        ?.run(NO_FENCE);
    }
  };
  const get = <Value>({ token }: TestMember, path: string) =>
    app().call<Value>('GET', `${AT}/${path}`, { token });
  const balance = async (member: TestMember) =>
    (await get<ReplyOf<'getPointsBalance'>>(member, 'balance')).body.value;
  const points = async (member: TestMember): Promise<number> =>
    (await balance(member)).currentPoints;
  const changes = async (member: TestMember, more = '') =>
    (
      await get<ReplyOf<'listPointTransactions'>>(member, `transactions?limit=50${more}`)
    ).body.value.items.map(({ type, changedPoints, pointsBalance }) => [
      type,
      changedPoints,
      pointsBalance,
    ]);
  const convert = ({ token }: TestMember, amount: number, more: object = {}, key = freshKey()) =>
    app().call<ReplyOf<'convertPoints'>>('POST', `${AT}/convert`, {
      token,
      key,
      body: { points: amount, password: PIN, ...more },
    });
  const redeem = (
    { token }: TestMember,
    { goodId, pointsRequired, kind, amountMicro: pays }: PointGood,
    more: object = {},
    key = freshKey(),
  ) =>
    app().call<ReplyOf<'redeemPointReward'>>('POST', `${AT}/redeem`, {
      token,
      key,
      body: {
        goodId,
        pointsRequired,
        amountMicro: kind === 'cash' ? pays : null,
        quantity: 1,
        password: PIN,
        ...more,
      },
    });
  return {
    office,
    setPolicy,
    goods,
    putGoods,
    setGoods,
    earn,
    get,
    balance,
    points,
    changes,
    convert,
    redeem,
  };
}

/** Goods of the mall: cash of 5 for 100 points unless a test says otherwise. */
export const goodOf = (change: Partial<PointGood> = {}): PointGood => ({
  goodId: null,
  kind: 'cash',
  texts: [{ language: 'es', title: 'Efectivo', description: '' }],
  picture: null,
  pointsRequired: 100,
  amountMicro: '5000000',
  campaignId: null,
  depositedMicro: '0',
  stock: null,
  perMember: 0,
  tags: [],
  review: false,
  startsAt: '2020-01-01T00:00:00.000Z',
  endsAt: null,
  enabled: true,
  ...change,
});

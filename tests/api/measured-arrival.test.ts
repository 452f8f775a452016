import { expect, it } from 'vitest';
import type { DepositChannel } from '#contract/generated/types.ts';
import { MIN_ARRIVALS } from '#domain/deposit/measure-arrival.ts';
import { newId } from '#server/platform/id.ts';
import { registerMember } from '#tests/support/members.ts';
import { HOST, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine);

  /** What the cashier of a brand says once so many deposits took so long, and older ones longer. */
  async function measuredAt(brand: string, host: string, seconds: readonly number[]) {
    const member = await registerMember(app(), { host });
    const now = app().clock.now().getTime();
    const deposit = (took: number, status: 'credited' | 'pending', creditedMs: number) => {
      const id = newId();
      return {
        id,
        brand,
        member_id: BigInt(member.memberId),
        route: 'sandbox',
        route_name: 'Sandbox Pay',
        channel: 'sandbox',
        currency: 'PEN',
        amount_micro: 1_000_000n,
        status,
        reference: `measured-${id}`,
        authorisation: null,
        redirect_url: '/',
        created_at: new Date(creditedMs - took * 1000),
        expires_at: new Date(now),
        credited_at: status === 'credited' ? new Date(creditedMs) : null,
      };
    };
    await app()
      .database.db.insertInto('deposit')
      .values([
        ...seconds.map((took) => deposit(took, 'credited', now - 1_000)),
        deposit(9_999, 'pending', now),
        ...seconds.map(() => deposit(9_999, 'credited', now - 31 * 86_400_000)),
      ])
      .execute();
    const answer = await app().call<{ items: DepositChannel[] }>(
      'GET',
      '/wps/relay/deposit/channels',
      { host, token: member.token },
    );
    return answer.body.value.items[0]?.measuredArrival;
  }

  it('tells how long deposits of the last month took, and nothing of too few', async () => {
    const enough = Array.from({ length: MIN_ARRIVALS }, (_, index) => (index + 1) * 10);
    expect(await measuredAt('denluma', HOST, enough)).toMatchObject({
      medianSeconds: 100,
      p90Seconds: 180,
      sampleSize: MIN_ARRIVALS,
    });
    expect(await measuredAt('kyvolta', OTHER_HOST, enough.slice(1))).toBeNull();
  });
});

import { expect } from 'vitest';
import type { LedgerEntry, MemberDetail, MemberSummary } from '#contract/generated/types.ts';
import { channelSettlement } from '#domain/ledger/deposit-postings.ts';
import { adjustmentPostings } from './postings.ts';
import { hold } from '#server/ledger/holds.ts';
import { deposit, registerMember, type TestMember } from './members.ts';
import type { TestStaff } from './staff.ts';
import type { TestApp } from './test-app.ts';
import { bet, freshRef, type Player, win } from './test-ledger.ts';

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** The office's list of members. */
export function listMembers(
  app: TestApp,
  { headers }: TestStaff,
  query: Record<string, string> = {},
) {
  const search = new URLSearchParams(query).toString();
  return app.call<Page<MemberSummary>>('GET', `/office/api/members?${search}`, { headers });
}

/** A member's ledger, as the office reads it. */
export function listLedger(
  app: TestApp,
  { headers }: TestStaff,
  memberId: string,
  query: Record<string, string> = {},
) {
  const search = new URLSearchParams(query).toString();
  const url = `/office/api/members/${memberId}/ledger?${search}`;
  return app.call<Page<LedgerEntry>>('GET', url, { headers });
}

/** One member, as the office reads it. */
export function getMember(app: TestApp, { headers }: TestStaff, memberId: string) {
  return app.call<MemberDetail>('GET', `/office/api/members/${memberId}`, { headers });
}

/** All pages one after the other. */
export async function walk<Item>(
  read: (query: Record<string, string>) => Promise<{ body: { value: Page<Item> } }>,
  query: Record<string, string>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body } = await read(cursor === '' ? query : { ...query, cursor });
    expect(body.value.items.length).toBeLessThanOrEqual(Number(query['limit'] ?? 20));
    items.push(...body.value.items);
    cursor = body.value.nextCursor;
  }
  return items;
}

export const accounts = (answer: { body: { value: Page<MemberSummary> } }): string[] =>
  answer.body.value.items.map(({ account }) => account);

/** A member with money in every fund, through bets, a win and a hold; one bet is less than a cent. */
export async function busyMember(app: TestApp): Promise<TestMember> {
  const member = await registerMember(app);
  await deposit(app, member, 100_000_000n);
  const player: Player = { brand: 'denluma', memberId: BigInt(member.memberId), currency: 'PEN' };
  const { ledger } = app.server;
  const post = async (request: Parameters<typeof ledger.post>[0]): Promise<void> => {
    const outcome = await ledger.post(request);
    if (outcome.status !== 'posted') throw new Error(`not posted: ${outcome.reason}`);
  };
  await post({
    ...player,
    provider: 'test-funding',
    externalRef: freshRef('bonus'),
    kind: 'promoPayout',
    postings: adjustmentPostings({
      amountMicro: 1_500_000n,
      fund: 'bonus',
      against: channelSettlement('test-channel'),
    }),
  });
  const stake = bet(player, 2_000_000n, { funds: ['bonus', 'cash'] });
  await post(stake);
  await post(win(player, 7_250_000n, stake.externalRef));
  await post(bet(player, 125n));
  await post({
    ...player,
    provider: 'test-funding',
    externalRef: freshRef('promo'),
    kind: 'promoPayout',
    postings: adjustmentPostings({
      amountMicro: 3_000_000n,
      fund: 'promo',
      against: channelSettlement('test-channel'),
    }),
  });
  const held = await app.database.db.transaction().execute((tx) =>
    hold(
      tx,
      { ledger, clock: app.clock },
      {
        ...player,
        provider: 'test-hold',
        externalRef: freshRef('hold'),
        amountMicro: 40_000_000n,
        purpose: 'withdrawal',
        funds: ['cash'],
        expiresAt: null,
      },
    ),
  );
  if (held.status !== 'posted') throw new Error(`not held: ${held.reason}`);
  return member;
}

import { beforeAll, describe, expect, it } from 'vitest';
import type { Fund } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { channelSettlement } from '#domain/ledger/deposit-postings.ts';
import { consolidatedFunds } from '#server/features/wallet/consolidated-funds.read.ts';
import { openMemberAccounts } from '#server/ledger/open-member-accounts.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { adjustmentPostings } from '#tests/support/postings.ts';
import { OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import {
  bet,
  BRAND,
  CURRENCY,
  freshRef,
  type Player,
  rollback,
  win,
} from '#tests/support/test-ledger.ts';

const ICON = '/wps/member/info/icon';
const FUNDS = '/wps/member/info/funds/consolidated';
const MERCHANT = '/wps/relay/merchant/wallet';
const NOTHING_WAITS = {
  dailysalreqtype: 'none',
  divtypereq: 'none',
  contracthoursalreq: 'none',
  realtimesalreqtype: 'none',
};

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let member: TestMember;
  beforeAll(async () => {
    member = await registerMember(app());
  });
  const iconOf = async ({ token }: TestMember, host?: string) => {
    const at = host === undefined ? { token } : { token, host };
    return (await app().call<ReplyOf<'getMemberIcon'>>('GET', ICON, at)).body.value;
  };
  const fundsOf = async ({ token }: TestMember) =>
    (await app().call<ReplyOf<'getConsolidatedFunds'>>('GET', FUNDS, { token })).body.value;
  const turnInto = ({ memberId }: TestMember, accountType: number) =>
    app()
      .database.db.updateTable('member')
      .set({ account_type: accountType })
      .where('id', '=', BigInt(memberId))
      .execute();

  describe('the member icon', () => {
    it('is a picture of the member’s own, the same each time', async () => {
      const icon = await iconOf(member);
      expect(Object.keys(icon)).toEqual(['iconUrl']);
      expect(await iconOf(member)).toEqual(icon);
      const other = await registerMember(app());
      expect(await iconOf(other)).not.toEqual(icon);
      const picture = await app().server.app.inject({
        url: String(icon.iconUrl),
      });
      expect(picture.statusCode).toBe(200);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': expect.stringContaining('immutable') as string,
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(picture.body).toMatch(/^<svg /);
    });

    it('says neither who the member is nor what their number is', async () => {
      const { iconUrl } = await iconOf(member);
      const [, seed = ''] = /\/portrait\/([0-9a-f]{32})\.svg$/.exec(String(iconUrl)) ?? [];
      expect(seed).not.toBe('');
      const picture = await app().server.app.inject({ url: String(iconUrl) });
      for (const secret of [member.memberId, member.username, seed]) {
        expect(picture.body).not.toContain(secret);
      }
      const hex = BigInt(member.memberId).toString(16);
      expect(seed).not.toContain(hex);
    });

    it('is also a trial player’s', async () => {
      const trial = await registerMember(app());
      await turnInto(trial, 4);
      expect((await iconOf(trial)).iconUrl).toMatch(/\/portrait\//);
    });

    it.each(['portrait.svg', 'portrait/luna.svg', `portrait/${'F'.repeat(32)}.svg`])(
      'has no other name: %s',
      async (name) => {
        const { iconUrl } = await iconOf(member);
        const root = String(iconUrl).split('/portrait/')[0];
        const answer = await app().server.app.inject({ url: `${root}/${name}` });
        expect(answer.statusCode).toBe(404);
      },
    );
  });

  describe('consolidated funds', () => {
    const add = async (player: Player, fund: Fund, amountMicro: bigint) => {
      const against = channelSettlement('test-channel');
      const outcome = await app().server.ledger.post({
        ...player,
        provider: 'test-funding',
        externalRef: freshRef('fund'),
        kind: 'adjustment',
        postings: adjustmentPostings({ amountMicro, fund, against }),
      });
      expect(outcome.status).toBe('posted');
    };
    /** A payout is taken back after its money was staked. */
    const owe = async (player: Player, amountMicro: bigint) => {
      const { ledger } = app().server;
      const staked = bet(player, amountMicro);
      const payout = win(player, amountMicro, staked.externalRef);
      await ledger.post(staked);
      await ledger.post(payout);
      await ledger.post(bet(player, amountMicro));
      const terms = {
        reversibleKinds: ['win'],
        shortfall: 'receivable',
      } as const;
      const back = await ledger.post(rollback(player, payout.externalRef, terms));
      expect(back).toMatchObject({ moved: { receivable: -amountMicro } });
    };

    it('are zero and nothing waits before anything happens', async () => {
      const fresh = await registerMember(app());
      expect(await fundsOf(fresh)).toEqual({
        currency: CURRENCY,
        totalMicro: '0',
        funds: ['cash', 'bonus', 'locked', 'promo', 'agentCredit', 'receivable'].map((fund) => ({
          fund,
          amountMicro: '0',
        })),
        vendorWallets: [],
        ...NOTHING_WAITS,
      });
    });

    it('list each fund; the total omits a debt and credit to hand on', async () => {
      const player = {
        brand: BRAND,
        memberId: BigInt(member.memberId),
        currency: CURRENCY,
      };
      const { db } = app().database;
      await inTransaction(db, (tx) =>
        openMemberAccounts(tx, { ...player, funds: ['agentCredit'] }),
      );
      await deposit(app(), member, 20_000_000n);
      await owe(player, 20_000_000n);
      await deposit(app(), member, 20_000_000n);
      await add(player, 'bonus', 5_000_000n);
      await add(player, 'agentCredit', 7_000_000n);
      const { totalMicro, funds } = await fundsOf(member);
      expect(totalMicro).toBe('25000000');
      expect(Object.fromEntries(funds.map(({ fund, amountMicro }) => [fund, amountMicro]))).toEqual(
        {
          cash: '20000000',
          bonus: '5000000',
          locked: '0',
          promo: '0',
          agentCredit: '7000000',
          receivable: '-20000000',
        },
      );
      const other = await registerMember(app());
      expect((await fundsOf(other)).totalMicro).toBe('0');
    });

    it('add wallets that vendors keep, and survive a vendor that does not answer', async () => {
      const silent = {
        unitMicro: 1n,
        move: () => Promise.reject(new Error('not asked')),
        outcomeOf: () => Promise.resolve(null),
      };
      const wallets = [
        {
          code: 'afar',
          wallet: { ...silent, balanceOf: () => Promise.resolve(9_000_000n) },
        },
        {
          code: 'away',
          wallet: { ...silent, balanceOf: () => Promise.reject(new Error('timeout')) },
        },
      ];
      const fresh = await registerMember(app());
      const wallet = {
        brand: BRAND,
        memberId: BigInt(fresh.memberId),
        currency: CURRENCY,
      };
      const { db } = app().database;
      const answer = await consolidatedFunds(db, () => ({ vendorWallets: () => wallets }), wallet);
      expect(answer).toMatchObject({
        totalMicro: '9000000',
        vendorWallets: [
          { vassalage: 'afar', balanceMicro: '9000000' },
          { vassalage: 'away', balanceMicro: null },
        ],
      });
    });

    it('are closed to trial players', async () => {
      const trial = await registerMember(app());
      await turnInto(trial, 4);
      const { status, body } = await app().call('GET', FUNDS, {
        token: trial.token,
      });
      expect([status, body.code]).toEqual([403, 'TRIAL_NOT_ALLOWED']);
    });
  });

  it.each([ICON, FUNDS])('%s needs a session of the same brand', async (url) => {
    const visitor = await app().call('GET', url);
    expect([visitor.status, visitor.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
    const { token } = member;
    const elsewhere = await app().call('GET', url, {
      token,
      host: OTHER_HOST,
    });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
    expect(elsewhere.body.value).toBeNull();
  });

  describe('the merchant wallet', () => {
    it.each(['', '?merchantCode=denluma'])('is single on the own host%s', async (query) => {
      const { status, body } = await app().call('GET', `${MERCHANT}${query}`);
      expect([status, body.value]).toEqual([200, { isSingle: true }]);
    });

    it.each(['kyvolta', 'no-such-brand'])('is unknown here for %s', async (code) => {
      const { status, body } = await app().call('GET', `${MERCHANT}?merchantCode=${code}`);
      expect([status, body.code, body.value]).toEqual([404, 'BRAND_NOT_FOUND', null]);
    });

    it('needs a code that can be one', async () => {
      const { status, body } = await app().call('GET', `${MERCHANT}?merchantCode=%2E%2E`);
      expect([status, body.code]).toEqual([400, 'INVALID_QUERY']);
    });
  });
});

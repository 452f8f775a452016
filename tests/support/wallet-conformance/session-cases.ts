import { expect } from 'vitest';
import { vendorSignature } from './vendor-book.ts';
import { expectRefused, expectTaken, operatorCase, UNIT, vendorCase } from './conformance-case.ts';

/** How long a node may go by what it read of a session before. */
const FELT_WITHIN_MS = 2_000;

export const sessionCases = [
  vendorCase([1], 'a valid token tells whose it is', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const reply = await vendor.check(player);
    expectTaken(reply, {
      memberId: player.memberId,
      gameCode: player.gameCode,
      currency: player.currency,
      balanceMicro: String(10n * UNIT),
    });
    expect(Date.parse(String(reply.body.value?.['expiresAt']))).toBeGreaterThan(Date.now());
  }),

  vendorCase([2], 'an unknown token is refused by every call', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const stranger = { ...player, token: 'a-token-that-nobody-was-ever-given' };
    for (const reply of [
      await vendor.check(stranger),
      await vendor.balance(stranger),
      await vendor.bet(stranger, UNIT),
      await vendor.win(stranger, 'a-bet', UNIT),
      await vendor.rollback(stranger, 'a-bet'),
      await vendor.close(stranger, 'a-round'),
    ]) {
      expectRefused(reply, 'INVALID_TOKEN');
    }
  }),

  operatorCase(
    [3, 4],
    'a new launch gives another token, and the old one is refused for balance and bet',
    async (vendor, operator) => {
      const first = await vendor.openPlayer(10n * UNIT);
      expectTaken(await vendor.check(first));
      const second = vendor.replace(await operator.relaunch(first));
      expect(second.token).not.toBe(first.token);
      expectTaken(await vendor.check(second));
      // Asked again and again: what is in use must not stay in memory for that.
      await expect
        .poll(async () => (await vendor.balance(first)).body.code, { timeout: FELT_WITHIN_MS })
        .toBe('TOKEN_EXPIRED');
      expectRefused(await vendor.bet(first, UNIT), 'TOKEN_EXPIRED');
      expectTaken(await vendor.bet(second, UNIT));
    },
  ),

  vendorCase([5, 14], "a token with another member's number is refused", async (vendor) => {
    const owner = await vendor.openPlayer(10n * UNIT);
    const other = await vendor.openPlayer(10n * UNIT);
    const mixed = { ...owner, memberId: other.memberId };
    for (const memberId of [other.memberId, '1', '9223372036854775807', '9999999999999999999']) {
      expectRefused(await vendor.balance({ ...owner, memberId }), 'WRONG_MEMBER');
    }
    expectRefused(await vendor.bet(mixed, UNIT), 'WRONG_MEMBER');
    expectRefused(await vendor.win(mixed, 'a-bet', UNIT), 'WRONG_MEMBER');
    expectRefused(await vendor.rollback(mixed, 'a-bet'), 'WRONG_MEMBER');
    expectRefused(await vendor.close(mixed, 'a-round'), 'WRONG_MEMBER');
  }),

  operatorCase([6], "a token is refused on another brand's host", async (vendor, operator) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const { memberId, token, gameCode, currency } = player;
    const host = { host: operator.otherHost };
    const claim = { token, memberId, gameCode, currency, roundId: 'r-6', transactionId: 't-6' };
    const money = { ...claim, referenceTransactionId: 'b-6', amountMicro: '1000000' };
    for (const [path, body] of [
      ['session/check', { token, gameCode }],
      ['balance', claim],
      ['bet', money],
      ['win', money],
      ['rollback', money],
      ['round/close', claim],
    ] as const) {
      expectRefused(await vendor.call(path, body, host), 'INVALID_TOKEN');
    }
  }),

  operatorCase([7], "another vendor's token is as unknown as none", async (vendor, operator) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const token = await operator.tokenOfOtherVendor(player);
    expectRefused(await vendor.check(player, token), 'INVALID_TOKEN');
    expectRefused(await vendor.bet({ ...player, token }, UNIT), 'INVALID_TOKEN');
  }),

  vendorCase([8], 'a wrong signature is refused, and an unknown vendor', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const body = { token: player.token, gameCode: player.gameCode };
    const stranger = vendorSignature('not a key of this vendor, whatever', JSON.stringify(body));
    for (const signature of [stranger, '', 'x', `${stranger}=`]) {
      const headers = { 'x-signature': signature };
      expectRefused(await vendor.call('session/check', body, headers), 'INVALID_SIGNATURE');
    }
    // The last ones are names that every object of the language bears.
    for (const name of ['nobody', '', 'constructor', '__proto__', 'toString']) {
      const headers = { 'x-vendor': name };
      expectRefused(await vendor.call('session/check', body, headers), 'INVALID_PARTNER');
    }
  }),

  vendorCase([9], 'a missing signature is refused, and a missing name', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const text = JSON.stringify({ token: player.token, gameCode: player.gameCode });
    const { target } = vendor;
    const unsigned = { 'x-vendor': target.vendor };
    expectRefused(await target.send('session/check', text, unsigned), 'INVALID_SIGNATURE');
    const unnamed = { 'x-signature': vendorSignature(target.keys[0], text) };
    expectRefused(await target.send('session/check', text, unnamed), 'INVALID_PARTNER');
  }),

  vendorCase([10], 'the signature holds for the bytes, not for the content', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const { target } = vendor;
    const body = { token: player.token, gameCode: player.gameCode };
    const spaced = JSON.stringify(body, null, 2);
    const headers = (signed: string) => ({
      'x-vendor': target.vendor,
      'x-signature': vendorSignature(target.keys[0], signed),
    });
    const rewritten = await target.send('session/check', spaced, headers(JSON.stringify(body)));
    expectRefused(rewritten, 'INVALID_SIGNATURE');
    expectTaken(await target.send('session/check', spaced, headers(spaced)));
  }),

  vendorCase([12], 'while keys change both are taken', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const body = { token: player.token, gameCode: player.gameCode };
    for (const key of vendor.target.keys) {
      expectTaken(await vendor.call('session/check', body, {}, key));
    }
    const retired = await vendor.call('session/check', body, {}, 'a key that was taken out of use');
    expectRefused(retired, 'INVALID_SIGNATURE');
  }),

  vendorCase([13], 'the balance is what the movements make it', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, 4n * UNIT, { id: 'bet-13', round: 'round-13' }));
    expectTaken(await vendor.win(player, 'bet-13', 7n * UNIT, { round: 'round-13' }));
    const reply = await vendor.balance(player);
    expectTaken(reply, { currency: player.currency, balanceMicro: String(13n * UNIT) });
  }),

  operatorCase([15], 'a blocked player is told the balance', async (vendor, operator) => {
    const player = await vendor.openPlayer(10n * UNIT);
    await operator.block(player);
    expectTaken(await vendor.balance(player), { balanceMicro: String(10n * UNIT) });
    expectTaken(await vendor.check(player));
  }),

  operatorCase(
    [16],
    'cash, bonus and promotional money are told apart, and the balance is what can be staked',
    async (vendor, operator) => {
      const player = await vendor.openPlayer(10n * UNIT);
      await operator.grant(player, 'bonus', 5n * UNIT);
      await operator.grant(player, 'promo', 3n * UNIT);
      const reply = await vendor.balance(player);
      expectTaken(reply, {
        balanceMicro: String(10n * UNIT),
        funds: [
          { fund: 'cash', amountMicro: String(10n * UNIT) },
          { fund: 'bonus', amountMicro: String(5n * UNIT) },
          { fund: 'promo', amountMicro: String(3n * UNIT) },
        ],
      });
      const actual = { currency: player.currency, balanceMicro: String(10n * UNIT) };
      expectRefused(await vendor.bet(player, 11n * UNIT), 'INSUFFICIENT_FUNDS', actual);
      expectTaken(await vendor.bet(player, 10n * UNIT), { balanceMicro: '0' });
    },
  ),
];

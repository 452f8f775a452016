import { beforeAll, describe, expect, it } from 'vitest';
import type { Deposit } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { registerMember, type TestMember } from '#tests/support/members.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;
const AT = '/office/api/brands/denluma';

let made = 0;
const key = (): string => `voucher-key-${(made += 1)}`;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let staff: TestStaff;
  beforeAll(async () => {
    staff = await signInStaff(app(), 'operator');
  });
  const balance = async ({ token }: TestMember) =>
    (await app().call<{ availableMicro: string }>('GET', '/wps/v2/wallets/balance', { token })).body
      .value.availableMicro;
  const act = (path: string, body: object) =>
    app().call('POST', `${AT}/${path}`, { headers: staff.headers, key: key(), body });

  describe('a voucher', () => {
    const make = async (more: object = {}) =>
      app().call<ReplyOf<'createVoucherBatch'>>('POST', `${AT}/voucher-batches`, {
        headers: staff.headers,
        key: key(),
        body: {
          amountMicro: String(20n * UNIT),
          count: 3,
          label: 'Kiosk',
          expiresAt: new Date(app().clock.now().getTime() + 86_400_000).toISOString(),
          reason: 'for the kiosk',
          ...more,
        },
      });
    const redeem = ({ token }: TestMember, code: string) =>
      app().call<Deposit>('POST', '/wps/relay/vouchers/redemption', {
        token,
        key: key(),
        body: { code },
      });

    it('is credited once when two players redeem it at once', async () => {
      const { codes } = (await make()).body.value;
      const [code = ''] = codes;
      expect(code).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
      const [one, other] = [await registerMember(app()), await registerMember(app())];
      const both = await Promise.all([
        redeem(one, code),
        redeem(other, code.toLowerCase().replaceAll('-', ' ')),
      ]);
      expect(both.map(({ body }) => body.code ?? 'done').toSorted()).toEqual([
        'VOUCHER_INVALID',
        'done',
      ]);
      const sums = [await balance(one), await balance(other)];
      expect(sums.toSorted()).toEqual(['0', String(20n * UNIT)]);
      const beyond = await make({ amountMicro: '9999999999999999999' });
      expect(beyond.body.code).toBe('AMOUNT_OUT_OF_RANGE');
      await expectLedgerWhole(app().database);
    });

    it('is worth nothing when it is revoked, expired, or not of this brand', async () => {
      const { batch, codes } = (await make()).body.value;
      const [code = '', next = ''] = codes;
      const foreign = await registerMember(app(), { host: 'kyvolta.localhost' });
      const elsewhere = await app().call('POST', '/wps/relay/vouchers/redemption', {
        token: foreign.token,
        host: 'kyvolta.localhost',
        key: key(),
        body: { code },
      });
      expect(elsewhere.body.code).toBe('VOUCHER_INVALID');
      const member = await registerMember(app());
      const revoked = await act(`voucher-batches/${batch.batchId}/revocation`, {
        reason: 'stolen',
      });
      expect(revoked.status).toBe(200);
      expect((await redeem(member, code)).body.code).toBe('VOUCHER_INVALID');
      expect((await redeem(member, `${next}X`)).body.code).toBe('VOUCHER_INVALID');
      const again = await act(`voucher-batches/${batch.batchId}/revocation`, { reason: 'stolen' });
      expect(again.body.code).toBe('VOUCHER_BATCH_NOT_FOUND');
      const past = new Date(app().clock.now().getTime() - 1000).toISOString();
      expect((await make({ expiresAt: past })).body.code).toBe('INVALID_BODY');
      expect(await balance(member)).toBe('0');
    });

    it('shows its codes once: the same request again shows none', async () => {
      const same = {
        headers: staff.headers,
        key: key(),
        body: {
          amountMicro: String(UNIT),
          count: 1,
          label: 'Once',
          expiresAt: new Date(app().clock.now().getTime() + 86_400_000).toISOString(),
          reason: 'for the kiosk',
        },
      };
      const at = `${AT}/voucher-batches`;
      const first = await app().call<ReplyOf<'createVoucherBatch'>>('POST', at, same);
      const again = await app().call<ReplyOf<'createVoucherBatch'>>('POST', at, same);
      expect(first.body.value.codes).toHaveLength(1);
      expect(again.body.value).toEqual({ batch: first.body.value.batch, codes: [] });
    });
  });
});

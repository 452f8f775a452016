import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DifferenceRepair, ReconciliationDifference } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { balanceOf } from '#server/ledger/ledger.read.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember } from '#tests/support/members.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { openWalletVendor } from '#tests/support/wallet-vendor.ts';

const UNIT = 1_000_000n;
const BRAND = 'denluma';
const CODE = 'KEPT_REPORT';
const HOUR_MS = 3_600_000;
const TITLES = 'reference,member,currency,amountMicro,at';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let vendor: Awaited<ReturnType<typeof openWalletVendor>>;
  let keys = 0;
  beforeAll(async () => {
    vendor = await openWalletVendor(app(), await signInStaff(app(), 'admin'), CODE);
  });
  afterAll(() => vendor.close());

  const keyOf = (): string => `reconcile-transfer-${(keys += 1)}`;
  const job = (name: string) =>
    app()
      .server.jobs.find((one) => one.name === name)
      ?.run(NO_FENCE);
  /** Puts 30.00 of 100.00 into the vendor's wallet. */
  const put = async () => {
    const member = await registerMember(app());
    await deposit(app(), member, 100n * UNIT);
    const answer = await app().call<ReplyOf<'transferWallet'>>(
      'POST',
      '/wps/relay/GCS_walletTransfer',
      {
        token: member.token,
        key: keyOf(),
        body: { vassalage: CODE, direction: 'toVendor', amountMicro: String(30n * UNIT) },
      },
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { id } = await app()
      .database.db.selectFrom('vendor_transfer')
      .select('id')
      .where('member_id', '=', BigInt(member.memberId))
      .executeTakeFirstOrThrow();
    const cash = async () => {
      const owner = { brand: BRAND, memberId: BigInt(member.memberId) };
      return (await balanceOf(app().database.db, owner, 'PEN')).cash;
    };
    return { member, reference: String(id), cash };
  };
  const post = <Value>({ headers }: TestStaff, path: string, body: object) =>
    app().call<Value>('POST', `/office/api/${path}`, { headers, key: keyOf(), body });
  /** Compares the last three hours with a file. @returns what waits then */
  const compare = async (asker: TestStaff, lines: readonly string[]) => {
    const now = app().clock.now().getTime();
    const started = await post(asker, 'reconciliations', {
      party: { kind: 'vendor', code: CODE },
      from: new Date(now - 3 * HOUR_MS).toISOString(),
      to: new Date(now).toISOString(),
      csv: [TITLES, ...lines].join('\n'),
    });
    expect(started.status, JSON.stringify(started.body)).toBe(200);
    await job('reconcile');
    const listed = await app().call<ReplyOf<'listDifferences'>>(
      'GET',
      `/office/api/brands/${BRAND}/differences?code=${CODE}`,
      { headers: asker.headers },
    );
    return listed.body.value.items;
  };
  const repair = async (one: ReconciliationDifference, by: DifferenceRepair): Promise<void> => {
    const path = `brands/${one.brand}/differences/${one.differenceId}`;
    const reason = 'the vendor has confirmed it in writing';
    const asked = await post<ReconciliationDifference>(
      await signInStaff(app(), 'operator'),
      `${path}/repair`,
      { repair: by, version: one.version, reason },
    );
    expect(asked.body.code ?? asked.body.value.state).toBe('asked');
    const decided = await post<ReconciliationDifference>(
      await signInStaff(app(), 'admin'),
      `${path}/decision`,
      { decision: 'approve', version: asked.body.value.version, reason },
    );
    expect(decided.body.code ?? decided.body.value.state).toBe('repaired');
  };

  describe('transfers to a vendor that keeps wallets', () => {
    it('agree with the report of the vendor, and differ where it has another amount', async () => {
      const { member, reference } = await put();
      const at = app().clock.now().toISOString();
      const line = (amountMicro: bigint) =>
        `${reference},${member.memberId},PEN,${amountMicro},${at}`;
      const staff = await signInStaff(app(), 'operator');
      const found = await compare(staff, [line(-20n * UNIT)]);
      expect(found).toMatchObject([{ fault: 'differs', repairs: ['adjust'] }]);
      expect(await compare(staff, [line(-30n * UNIT)])).toEqual([]);
      expect(await compare(staff, [])).toMatchObject([{ fault: 'missingThere' }]);
    });

    it.each([
      ['arrived', 70n],
      ['returned', 100n],
    ] as const)('that a silent vendor leaves open are settled as %s', async (by, units) => {
      vendor.failing.set('deposit', 'beforeIt').set('status', 'beforeIt');
      const { reference, cash } = await put();
      app().clock.advance({ hours: 2 });
      await job('sendTransfers');
      const found = await compare(await signInStaff(app(), 'operator'), []);
      const open = found.find((one) => one.reference === reference);
      if (open === undefined) return expect.unreachable('the transfer is open');
      expect(open).toMatchObject({ fault: 'open', repairs: ['arrived', 'returned'] });
      await repair(open, by);
      expect(await cash()).toBe(units * UNIT);
      vendor.failing.clear();
      app().clock.advance({ minutes: 20 });
      await job('sendTransfers');
      expect(await cash()).toBe(units * UNIT);
      await expectLedgerWhole(app().database);
    });
  });
});

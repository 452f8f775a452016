import { recordFaults } from '#domain/vendor/vendor-file.ts';
import type { Parts } from '../../parts.ts';
import { OF_EVERY_BRAND, writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, type Route, route, staffOf } from '../../platform/route.ts';
import { importVendor, lockVendor, saveRecord } from '../../outside/live/import-vendor.ts';
import { readVendorDesk, readVendorEntry } from './vendor-desk.read.ts';
import { addKey, confirmKey, retireKey } from './vendor-keys.ts';

interface Act {
  readonly action: string;
  readonly subject: string;
  readonly before: object | null;
  readonly after: object | null;
  readonly reason: string;
}

/** Outside vendors as operators keep them. They belong to no brand. */
export function vendorRoutes(parts: Parts): Route[] {
  const { db, clock, vendors, brands, catalogue, vendorSeal } = parts;
  const isOwn = (code: string): boolean => {
    const known = catalogue.vendor(code);
    return known !== null && known.outside === undefined;
  };
  /** After the commit: what was written holds here at once, and on other nodes soon after. */
  const changed = async (): Promise<void> => {
    await vendors.reload();
    await brands.changed();
  };
  const note = (tx: Tx, call: CallFacts, act: Act): Promise<void> =>
    writeAudit(tx, {
      staffId: staffOf(call).staffId,
      brand: OF_EVERY_BRAND,
      at: clock.now(),
      ...act,
    });
  /** Names a new version of a vendor whose record stays. */
  const touch = async (tx: Tx, code: string, version: number, staffId: bigint): Promise<void> => {
    await tx
      .updateTable('vendor')
      .set({ version: version + 1, edited_by: staffId, edited_at: clock.now() })
      .where('code', '=', code)
      .execute();
  };

  return [
    route('listVendorRecords', async (call) => ({
      items: await readVendorDesk(db, staffOf(call).staffId),
    })),

    route('importVendor', async (call) => {
      const { vendor: record, version, games, reason, trial = false } = call.body;
      const { staffId } = staffOf(call);
      const file = { record, version, titles: games, staffId, at: clock.now() };
      const outcome = await inTransaction(db, async (tx) => {
        const counts = await importVendor(tx, file, isOwn);
        if (trial) throw new TrialImport(counts);
        await note(tx, call, {
          action: 'importVendor',
          subject: record.code,
          before: null,
          after: { ...counts },
          reason,
        });
        return { ...counts, vendor: await readVendorEntry(tx, record.code, staffId) };
      }).catch((error: unknown) => {
        if (error instanceof TrialImport) return { ...error.counts, vendor: null };
        throw error;
      });
      if (!trial) await changed();
      return outcome;
    }),

    route('setVendor', async (call) => {
      const { record, version, reason } = call.body;
      const code = call.params.vendor;
      const fields = recordFaults(record, '/record');
      if (record.code !== code) fields['/record/code'] = { code: 'const' };
      if (Object.keys(fields).length > 0) throw new Problem('INVALID_VENDOR_FILE', { fields });
      const { staffId } = staffOf(call);
      const entry = await inTransaction(db, async (tx) => {
        const before = await lockVendor(tx, code, version);
        await saveRecord(tx, { record, version, staffId, at: clock.now() }, '/record');
        const act = { action: 'setVendor', subject: code, reason };
        await note(tx, call, { ...act, before, after: record });
        return readVendorEntry(tx, code, staffId);
      });
      await changed();
      return entry;
    }),

    route('addVendorKey', async (call) => {
      const { version, publicKey, reason } = call.body;
      const code = call.params.vendor;
      const { staffId } = staffOf(call);
      const made = await inTransaction(db, async (tx) => {
        const record = await lockVendor(tx, code, version);
        const { key, hint } = await addKey(tx, vendorSeal, record, {
          publicKey,
          staffId,
          at: clock.now(),
        });
        await touch(tx, code, version, staffId);
        const act = { action: 'addVendorKey', subject: code, reason };
        await note(tx, call, { ...act, before: null, after: { hint } });
        return { key, vendor: await readVendorEntry(tx, code, staffId) };
      });
      await changed();
      return made;
    }),

    route('confirmVendorKey', async (call) => {
      const { version, reason } = call.body;
      const { vendor: code, key } = call.params;
      const { staffId } = staffOf(call);
      const entry = await inTransaction(db, async (tx) => {
        await lockVendor(tx, code, version);
        const hint = await confirmKey(tx, { code, keyId: BigInt(key), staffId, at: clock.now() });
        if (hint !== null) {
          await touch(tx, code, version, staffId);
          const act = { action: 'confirmVendorKey', subject: code, reason };
          await note(tx, call, { ...act, before: null, after: { hint } });
        }
        return readVendorEntry(tx, code, staffId);
      });
      await changed();
      return entry;
    }),

    route('retireVendorKey', async (call) => {
      const { version, reason } = call.body;
      const { vendor: code, key } = call.params;
      const { staffId } = staffOf(call);
      const entry = await inTransaction(db, async (tx) => {
        await lockVendor(tx, code, version);
        const keyId = BigInt(key);
        if (await retireKey(tx, { code, keyId, staffId, at: clock.now() })) {
          await touch(tx, code, version, staffId);
          const act = { action: 'retireVendorKey', subject: code, reason };
          await note(tx, call, { ...act, before: { keyId: key }, after: null });
        }
        return readVendorEntry(tx, code, staffId);
      });
      await changed();
      return entry;
    }),
  ];
}

/** Undoes an import that was only to be tried. */
class TrialImport extends Error {
  readonly counts: Awaited<ReturnType<typeof importVendor>>;

  constructor(counts: TrialImport['counts']) {
    super('a trial');
    this.counts = counts;
  }
}

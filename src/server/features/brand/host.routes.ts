import type { HeldHost } from '#contract/generated/types.ts';
import {
  dropHost,
  type BrandHost,
  markProven,
  readHeldHosts,
} from '../../brands/brand-host.store.ts';
import { lockBrand } from '../../brands/brand.store.ts';
import type { HostProof } from '../../brands/host-proof.ts';
import type { Parts } from '../../parts.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route, staffOf } from '../../platform/route.ts';
import { requireBrand } from '../../brands/staff-brand.ts';

/** The hosts of a brand: which it holds, the proof of a new one, and the way to give one up. */
export function hostRoutes(parts: Parts): Route[] {
  const { db, clock, brands, hostProof } = parts;
  return [
    route('listHeldHosts', async (call) => {
      const { id: brand } = await requireBrand(db, staffOf(call), call.params.brand);
      const held = await readHeldHosts(db, brand);
      return { items: held.map((host) => viewOf(brand, host, hostProof)) };
    }),

    route('releaseHost', async (call) => {
      const staff = staffOf(call);
      const { id: brand } = await requireBrand(db, staff, call.params.brand);
      const { host } = call.body;
      await inTransaction(db, async (tx) => {
        // A publication that lists the host waits for the lock, and claims it anew.
        await lockBrand(tx, brand);
        if ((await heldHost(tx, brand, host)).isListed) throw new Problem('HOST_IN_USE');
        const backTo = await dropHost(tx, brand, host);
        await writeAudit(tx, {
          staffId: staff.staffId,
          brand,
          action: 'releaseHost',
          before: { host },
          after: backTo === null ? null : { brand: backTo },
          at: clock.now(),
        });
      });
      await brands.changed();
      return null;
    }),

    route('proveHost', async (call) => {
      const staff = staffOf(call);
      const { id: brand } = await requireBrand(db, staff, call.params.brand);
      const { host } = call.body;
      const held = await heldHost(db, brand, host);
      if (!held.isProven) {
        // Before the transaction: a name server may take its time.
        if (!(await hostProof.holds(brand, host))) throw new Problem('HOST_NOT_PROVEN');
        const at = clock.now();
        await inTransaction(db, async (tx) => {
          if (!(await markProven(tx, { brand, host, at }))) throw new Problem('HOST_NOT_HELD');
          await writeAudit(tx, {
            staffId: staff.staffId,
            brand,
            action: 'proveHost',
            before: null,
            after: { host },
            at,
          });
        });
        await brands.changed();
      }
      return viewOf(brand, { ...held, isProven: true }, hostProof);
    }),
  ];
}

/** @throws Problem HOST_NOT_HELD */
async function heldHost(db: Db | Tx, brand: string, host: string): Promise<BrandHost> {
  const held = (await readHeldHosts(db, brand)).find((one) => one.host === host);
  if (held === undefined) throw new Problem('HOST_NOT_HELD');
  return held;
}

function viewOf(brand: string, held: BrandHost, proof: HostProof): HeldHost {
  const { host, isListed: listed, isProven, claimedAt } = held;
  return {
    host,
    listed,
    claimedAt: claimedAt.toISOString(),
    missingProof: isProven ? null : proof.recordOf(brand, host),
  };
}

import { kindsOn } from '#domain/contract/contract-kinds.ts';
import { dayIn } from '#domain/day/day.ts';
import { sql } from 'kysely';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import type { ContractParts } from './contract-parts.ts';
import { endWithDownlines, holdContract } from './contract.store.ts';
import { payContractLines } from './pay-lines.ts';
import { runBets } from './run-bets.ts';
import { runHours, runWindows } from './run-windows.ts';

/**
 * Expires offers, ends contracts whose notice is over, settles windows that have closed, and pays what is due: the one
 * job of contracts. It continues after a stop at any point.
 * @returns offers, contracts, runs and lines that it moved
 */
export async function settleContracts(parts: ContractParts, fence: JobFence): Promise<number> {
  let moved = await expireOffers(parts);
  for (const id of await brandsWithContracts(parts.db)) {
    const brand = parts.brands.byId(id);
    if (brand === null) continue;
    moved += await endContracts(parts, brand);
    moved += await runWindows(parts, brand, fence);
    moved += await runHours(parts, brand, fence);
    moved += await runBets(parts, brand, fence);
    moved += await payContractLines(parts, brand, fence);
  }
  return moved;
}

async function expireOffers({ db, clock }: ContractParts): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('contract')
    .set({ status: 'expired' })
    .where('status', '=', 'offered')
    .where('expires_at', '<', clock.now())
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Few of many brands. */
async function brandsWithContracts(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('contract').select('brand').distinct().execute();
  return rows.map(({ brand }) => brand);
}

/** Contracts whose notice is over, those of downlines who moved, and those of kinds that the brand turned off. */
async function endContracts({ db, clock }: ContractParts, brand: LiveBrand): Promise<number> {
  const today = dayIn(settingOf(brand, 'brandDay').timeZone, clock.now());
  const policy = settingOf(brand, 'contractPolicy');
  const kinds = kindsOn(policy);
  const rows = await db
    .selectFrom('contract')
    .innerJoin('member', 'member.id', 'contract.downline_id')
    .select('contract.id')
    .where('contract.brand', '=', brand.id)
    .where('contract.status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb('end_by_itself', '<=', today),
        kinds.length === 0 ? eb.lit(true) : eb('contract.kind', 'not in', kinds),
        ...(policy.payOnLoss
          ? []
          : [sql<boolean>`(contract.terms #>> '{tiers,0,lossRate}')::numeric > 0`]),
        eb(eb.fn.coalesce('member.parent_id', eb.lit(0)), '<>', eb.ref('upline_id')),
      ]),
    )
    .orderBy('contract.id')
    .execute();
  for (const { id } of rows) {
    await inTransaction(db, async (tx) => {
      const contract = await holdContract(tx, brand.id, id);
      if (contract.status !== 'active') return;
      await endWithDownlines(tx, contract, 'terminated', { clock, today });
    });
  }
  return rows.length;
}

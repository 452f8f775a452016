import { Gauge, type Registry } from 'prom-client';
import { answersWithin } from '../../platform/answers-within.ts';
import type { Db } from '../../platform/db/database.ts';

/** A scrape does not wait longer for the database; it then shows the figures of the last one. */
const WAIT_MS = 1_000;

/** Lines of contracts that are not paid: those that wait for their payer's money, and those that are due. */
export function addContractMetrics(registry: Registry, db: Db): void {
  const unpaid = new Gauge({
    name: 'contract_lines_unpaid',
    help: 'Lines of agent contracts by status that are due, wait for the money of their payer, or were paid by the brand instead.',
    labelNames: ['status'],
    registers: [registry],
    collect: () => answersWithin(refresh(), WAIT_MS).catch(() => undefined),
  });
  async function refresh(): Promise<void> {
    const rows = await db
      .selectFrom('contract_line')
      .select((eb) => ['status', eb.fn.countAll<bigint>().as('count')])
      .where('status', 'in', ['due', 'waiting', 'guaranteed'])
      .groupBy('status')
      .execute();
    unpaid.reset();
    for (const { status, count } of rows) unpaid.set({ status }, Number(count));
  }
}

/**
 * Verifies the whole ledger: `npm run ledger:verify [-- --drained] [--gentle] [--parallel 2]
 * [--json]`, on DATABASE_URL or DATA_DIR as the server reads them, or on a replica. It only reads,
 * in short transactions. `--drained`: nothing is under way, so passing accounts must be zero.
 * `--gentle`: one shard at a time with rests, beside players. Seals are compared with the newest
 * export in SEAL_EXPORT_DIR.
 * Exits with 1 when a fault was found, with 2 when there is no ledger to read.
 */
import { parseArgs } from 'node:util';
import { LAG_MS } from '#server/ledger/verification-lag.ts';
import { type LedgerReport, verifyLedger } from '#server/ledger/verify-ledger.ts';
import { readConfig } from '#server/platform/config.ts';
import { ConfigError } from '#server/platform/config-error.ts';
import { DataDirInUse } from '#server/platform/db/data-dir-lock.ts';
import { sqlState } from '#server/platform/db/in-transaction.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';

const UNKNOWN_TABLE = '42P01';

const { values } = parseArgs({
  options: {
    drained: { type: 'boolean', default: false },
    gentle: { type: 'boolean', default: false },
    parallel: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
});

try {
  const config = readConfig(process.env);
  const database = await openDatabase(config, (error) => console.error(error.message));
  try {
    const report = await verifyLedger(database, {
      drained: values.drained,
      lagMs: values.drained ? 0 : LAG_MS,
      parallel: values.gentle ? 1 : Math.max(1, Number(values.parallel) || 1),
      pace: values.gentle ? 'gentle' : 'full',
      exported: { dir: config.sealExportDir, key: config.secrets.ledgerSeal },
    });
    print(report);
    if (report.faults.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  if (sqlState(error) === UNKNOWN_TABLE) {
    console.error('There is no ledger in this database yet: start the server once.');
  } else if (error instanceof ConfigError || error instanceof DataDirInUse) {
    console.error(error.message);
  } else {
    throw error;
  }
  process.exitCode = 2;
}

function print({ faults, transfers, entries, seals }: LedgerReport): void {
  if (values.json) {
    const counts = { transfers: Number(transfers), entries: Number(entries), seals };
    console.log(JSON.stringify({ ...counts, faults }, null, 2));
    return;
  }
  for (const { invariant, detail } of faults) console.error(`BROKEN ${invariant}: ${detail}`);
  const checked = `${transfers} transfers, ${entries} entries and ${seals} seals checked`;
  console.log(faults.length === 0 ? `The ledger is whole: ${checked}.` : `${checked}.`);
}

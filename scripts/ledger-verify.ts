/**
 * Proves the books: `npm run ledger:verify [-- --drained] [--json]`, on DATABASE_URL or DATA_DIR as
 * the server reads them. `--drained`: nothing is under way, so passing accounts must be zero.
 * Ends with 1 when something is not right, with 2 when there is none to read.
 */
import { parseArgs } from 'node:util';
import { type LedgerFault, verifyLedger } from '#server/ledger/verify-ledger.ts';
import { verifySeals } from '#server/ledger/verify-seals.ts';
import { ConfigError, readConfig } from '#server/platform/config.ts';
import { DataDirInUse } from '#server/platform/db/data-dir-lock.ts';
import { sqlState } from '#server/platform/db/in-transaction.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';

const UNKNOWN_TABLE = '42P01';

const { values } = parseArgs({
  options: {
    drained: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

try {
  const database = await openDatabase(readConfig(process.env), (error) =>
    console.error(error.message),
  );
  try {
    const faults = [
      ...(await verifyLedger(database, { drained: values.drained })),
      ...(await verifySeals(database)),
    ];
    tell(faults);
    if (faults.length > 0) process.exitCode = 1;
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

function tell(faults: readonly LedgerFault[]): void {
  if (values.json) console.log(JSON.stringify({ faults }, null, 2));
  else if (faults.length === 0) console.log('The ledger is whole.');
  else for (const { invariant, detail } of faults) console.error(`BROKEN ${invariant}: ${detail}`);
}

/**
 * Imports a vendor from a file: `npm run vendor:import -- file.json [--trial]`, on DATABASE_URL or DATA_DIR as the
 * server reads them. The file has the form `{ "vendor": …, "games": […] }`; all of it is written or nothing. A
 * running server takes it in within BRANDS_REFRESH_SECONDS. Ends with 1 where the file cannot be taken.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { MIGRATIONS_FOLDER } from '#server/platform/places.ts';
import { Problem } from '#server/platform/problem.ts';
import { VENDORS } from '#server/vendors/generated/vendors.ts';
import { importVendor } from '#server/outside/live/import-vendor.ts';
import { fileFaults, type VendorFile } from '#server/outside/live/vendor-file-faults.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { trial: { type: 'boolean', default: false } },
});
const [path] = positionals;
if (path === undefined) {
  console.error('Usage: npm run vendor:import -- file.json [--trial]');
  process.exit(2);
}

/** Undoes what was only tried. */
class Tried extends Error {}

const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
const faults = fileFaults(file);
if (faults.length > 0) {
  print(faults);
} else {
  const { vendor, games } = file as VendorFile;
  const database = await openDatabase(readConfig(process.env), (error) =>
    console.error(error.message),
  );
  try {
    await migrate(database, MIGRATIONS_FOLDER);
    await inTransaction(database.db, async (tx) => {
      const held = await tx
        .selectFrom('vendor')
        .select('version')
        .where('code', '=', vendor.code)
        .executeTakeFirst();
      const counts = await importVendor(
        tx,
        {
          record: vendor,
          version: held?.version ?? 0,
          titles: games,
          staffId: null,
          at: new Date(),
        },
        (code) => VENDORS.some((one) => one.code === code),
      );
      const { added, changed, unchanged, removed } = counts;
      console.log(
        `${vendor.code}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`,
      );
      if (values.trial) throw new Tried();
    });
  } catch (error) {
    if (error instanceof Problem) {
      const fields = Object.entries(error.details.fields ?? {});
      print([error.code, ...fields.map(([pointer, { code }]) => `${pointer}: ${code}`)]);
    } else if (!(error instanceof Tried)) throw error;
  } finally {
    await database.close();
  }
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}

/**
 * Makes a staff account: `npm run staff:create -- --username ana --name "Ana Ríos" --role admin`.
 * The password is asked for, or read from STAFF_PASSWORD; it is never an argument, where other
 * users of the machine could read it.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { isTooCommon } from '#domain/password/password-estimate.ts';
import { personalTexts } from '#domain/password/personal-texts.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { createLog } from '#server/platform/log.ts';
import { leaseNode } from '#server/platform/nodes/lease-node.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createStaff } from '#server/features/staff/create-staff.ts';
import { staffRoles } from '#contract/generated/enum-values.ts';
import { MIGRATIONS_FOLDER } from '#server/platform/places.ts';

const { values } = parseArgs({
  options: {
    username: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string', default: 'support' },
    brands: { type: 'string' },
  },
});

async function askPassword(): Promise<string> {
  if (process.env['STAFF_PASSWORD'] !== undefined) return process.env['STAFF_PASSWORD'];
  const line = createInterface({ input: process.stdin, output: process.stdout });
  const password = await line.question('Password (at least 12 characters): ');
  line.close();
  return password;
}

const { username, name, brands } = values;
const role = staffRoles.find((known) => known === values.role);
if (username === undefined || name === undefined || role === undefined) {
  console.error(
    'Usage: npm run staff:create -- --username NAME --name "Display name" ' +
      `--role ${staffRoles.join('|')} [--brands denluma,kyvolta]`,
  );
  process.exit(2);
}
const password = await askPassword();
if (password.length < 12) {
  console.error('The password needs at least 12 characters.');
  process.exit(2);
}
if (isTooCommon(password, personalTexts({ username, brandNames: name.split(' ') }))) {
  console.error('The password is easy to guess. Choose a longer one, such as a short sentence.');
  process.exit(2);
}
const database = await openDatabase(readConfig(process.env), (error) =>
  console.error(error.message),
);
try {
  await migrate(database, MIGRATIONS_FOLDER);
  // Servers may run on the same database: an id made here must not meet one of theirs.
  const node = await leaseNode(database, createLog('error'));
  const made = await createStaff(database.db, {
    username,
    displayName: name,
    password,
    role,
    brands: brands === undefined ? null : brands.split(','),
  });
  console.log(made ? `Staff account ${username} (${role}) made.` : `${username} exists already.`);
  if (!made) process.exitCode = 1;
  await node.close();
} finally {
  await database.close();
}

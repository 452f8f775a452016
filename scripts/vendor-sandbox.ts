/**
 * Runs an outside supplier of games in a separate process: `npm run vendor:sandbox -- --vendor DEMO_REELS
 * --dialect rsa --port 4500 --operator http://localhost:4300 --key @private.pem`. Its titles are at /catalogue, in the
 * form that the office imports; its games open at /play/<game>. `--chaos lost=0.1,double=0.05` makes calls go
 * wrong: delay, lost, lostAnswer, double, disorder and crash, each a share from 0 to 1.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DIALECTS } from '#server/outside/dialects/generated/dialects.ts';
import type { ChaosShares } from '#server/outside/sandbox/chaos.ts';
import { SUPPLIERS } from '#server/outside/sandbox/suppliers.ts';
import {
  openVendorSandbox,
  type VendorSandboxOptions,
} from './vendor-sandbox/open-vendor-sandbox.ts';

const CHAOS = ['delay', 'lost', 'lostAnswer', 'double', 'disorder', 'crash'] as const;

const USAGE = `usage: vendor-sandbox --key <key> [more]
  --key        a secret, or @file for a private key in PEM
  --vendor     one of ${SUPPLIERS.map(({ code }) => code).join(', ')} (default: the first)
  --as         the code under which the operator knows it (default: the vendor's own)
  --dialect    ${Object.keys(DIALECTS).join(', ')} (default: the vendor's own)
  --port       0 for any free one (default: 4500)
  --operator   its address (default: http://localhost:4300)
  --host       Host header of the calls
  --chaos      shares from 0 to 1 of ${CHAOS.join(', ')}: lost=0.1,double=0.05
  --journal    a file that keeps open rounds over a crash`;

function readFlags(): VendorSandboxOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      vendor: text,
      as: text,
      dialect: text,
      key: text,
      port: { type: 'string', default: '4500' },
      operator: { type: 'string', default: 'http://localhost:4300' },
      host: text,
      chaos: { type: 'string', default: '' },
      journal: text,
    },
  });
  const { vendor = SUPPLIERS[0]?.code, key = '', port, operator, host, journal } = values;
  const known = SUPPLIERS.find(({ code }) => code === vendor);
  if (known === undefined) throw new Error('--vendor: there is no such supplier');
  const wanted = values.dialect ?? known.dialect;
  const dialect = Object.values(DIALECTS).find(({ code }) => code === wanted);
  if (dialect === undefined) throw new Error('--dialect: there is no such dialect');
  if (key === '') throw new Error('--key: is needed');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error('--port: 0 to 65535');
  if (!URL.canParse(operator)) throw new Error('--operator: must be an http address');
  return {
    port: Number(port),
    supplier: { ...known, code: values.as ?? known.code, dialect: dialect.code },
    dialect,
    key: key.startsWith('@') ? readFileSync(key.slice(1), 'utf8') : key,
    operator,
    host,
    chaos: chaosIn(values.chaos),
    journal,
  };
}

/** @throws Error for an unknown kind, or a number that is not a share */
function chaosIn(text: string): ChaosShares {
  const shares: Record<string, number> = {};
  for (const part of text.split(',').filter((one) => one !== '')) {
    const [name = '', value = ''] = part.split('=');
    const share = Number(value);
    if (!CHAOS.some((one) => one === name) || value === '' || !(share >= 0 && share <= 1)) {
      throw new Error(
        `--chaos: ${part} is not one of ${CHAOS.join(', ')} with a share from 0 to 1`,
      );
    }
    shares[name] = share;
  }
  return shares;
}

let options: VendorSandboxOptions | null = null;
try {
  options = readFlags();
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}
if (options !== null) {
  try {
    const { port, resumed } = await openVendorSandbox(options);
    if (resumed > 0) console.log(`${resumed} open rounds were ended`);
    console.log(`${options.supplier.code} on http://localhost:${port}, titles at /catalogue`);
  } catch (error) {
    console.error(`the supplier did not start: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { type Locator, openLocator } from '#server/platform/visit-location.ts';
import { countryByEntries, encodeMmdb } from '#tests/support/mmdb.ts';
import { SECRETS } from '#tests/support/test-app.ts';

const ENTRIES = [
  { network: '203.0.113.0/24', country: 'PE' },
  { network: '203.0.113.128/25', country: 'BO' },
  { network: '10.0.0.0/8', country: 'AR' },
  { network: '2001:db8::/32', country: 'CL' },
];

const ip = '203.0.113.9';

function locatorOf(environment: Record<string, string>): Promise<Locator> {
  const config = readConfig({ ...SECRETS, ...environment });
  return openLocator(config, createLog('silent'));
}

describe('the header', () => {
  const headers = { 'x-country': 'PE' };

  it('is believed behind a proxy that sets it, and else by nobody', async () => {
    const country = async (environment: Record<string, string>): Promise<string | null> =>
      (await locatorOf(environment)).locate({ ip, headers }).country;
    expect(await country({ COUNTRY_HEADER: 'X-Country', TRUST_PROXY: 'true' })).toBe('PE');
    expect(await country({ COUNTRY_HEADER: 'X-Country' })).toBeNull();
    expect(await country({ TRUST_PROXY: 'true' })).toBeNull();
  });
});

describe('the file', () => {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'geoip-'));
    file = path.join(folder, 'countries.mmdb');
    await writeFile(file, encodeMmdb(ENTRIES));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('says of any address what its networks say', async () => {
    const { countryOf } = await locatorOf({ GEOIP_FILE: file });
    expect(countryOf('203.0.113.200')).toBe('BO');
    const v4 = fc.ipV4();
    const near = fc.integer({ min: 0, max: 255 }).map((last) => `203.0.113.${last}`);
    const v6 = fc.ipV6();
    fc.assert(
      fc.property(fc.oneof(v4, near, v6), (address) => {
        // The tree holds v4 at ::/96, so that such a v6 address is one of them.
        fc.pre(!address.startsWith('::'));
        expect(countryOf(address)).toBe(countryByEntries(ENTRIES, address));
      }),
    );
  });

  it('that is not there, or is none, stops the start and is named', async () => {
    await expect(locatorOf({ GEOIP_FILE: path.join(folder, 'gone.mmdb') })).rejects.toThrow(
      /^GEOIP_FILE: .*gone\.mmdb cannot be read/,
    );
    const none = path.join(folder, 'none.mmdb');
    await writeFile(none, 'not a database');
    await expect(locatorOf({ GEOIP_FILE: none })).rejects.toThrow(/^GEOIP_FILE: /);
  });
});

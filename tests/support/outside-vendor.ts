import { generateKeyPairSync } from 'node:crypto';
import type {
  VendorDeskEntry,
  VendorDialect,
  VendorRecord,
  VendorTitle,
} from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { DIALECTS } from '#server/outside/dialects/generated/dialects.ts';
import { signInStaff, type TestStaff } from './staff.ts';
import type { TestApp } from './test-app.ts';

/** A vendor that no code names, with one title that takes any stake of a cent. */
export function vendorRecord(code: string, dialect: VendorDialect): VendorRecord {
  return {
    code,
    displayName: `Vendor ${code}`,
    state: 'on',
    dialect,
    launchUrl: 'https://games.example/{game}?token={token}&lang={language}&mode={mode}',
    currencies: [{ currency: 'PEN', unitMicro: '10000', smallestMicro: '10000' }],
    position: 1,
  };
}

export const vendorTitle = (code: string, more: Partial<VendorTitle> = {}): VendorTitle => ({
  code,
  names: [
    { language: 'en', name: `Title ${code}` },
    { language: 'es', name: `Título ${code}` },
  ],
  category: 'RNG',
  returnPercents: ['95.50', '94.00'],
  stakes: [{ currency: 'PEN', amountsMicro: ['10000', '1000000'] }],
  supportPlay: 0,
  ...more,
});

/** Sends a file as the office does. */
export const importVendor = (
  app: TestApp,
  { headers }: TestStaff,
  file: { vendor: object; games: readonly object[]; version?: number; trial?: boolean },
) =>
  app.call<ReplyOf<'importVendor'>>('POST', '/office/api/vendors', {
    headers,
    body: { version: 0, reason: 'a new supplier', ...file },
  });

/**
 * Adds a key as the office does, and has another person confirm it.
 * @param confirms false: it waits
 * @returns the key that the vendor signs with, and the vendor after it
 */
export async function addVendorKey(
  app: TestApp,
  { headers }: TestStaff,
  { record: { code, dialect }, version }: Pick<VendorDeskEntry, 'record' | 'version'>,
  confirms = true,
): Promise<{ key: string; entry: VendorDeskEntry }> {
  const isPublic = DIALECTS[dialect].keyKind === 'public';
  const pair = isPublic
    ? generateKeyPairSync('rsa', {
        modulusLength: 2_048,
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      })
    : null;
  const answer = await app.call<ReplyOf<'addVendorKey'>>(
    'POST',
    `/office/api/vendors/${code}/keys`,
    {
      headers,
      body: {
        version,
        reason: 'agreed with the supplier',
        ...(pair === null ? {} : { publicKey: pair.publicKey }),
      },
    },
  );
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const { key, vendor } = answer.body.value;
  const made = pair?.privateKey ?? key ?? '';
  if (!confirms) return { key: made, entry: vendor };
  const [added] = vendor.keys;
  const confirmed = await confirmVendorKey(app, await signInStaff(app, 'operator'), vendor, added);
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
  return { key: made, entry: confirmed.body.value };
}

/** Confirms a key as the office does. */
export const confirmVendorKey = (
  app: TestApp,
  { headers }: TestStaff,
  { record: { code }, version }: Pick<VendorDeskEntry, 'record' | 'version'>,
  key: { readonly keyId: string } | undefined,
) =>
  app.call<VendorDeskEntry>(
    'POST',
    `/office/api/vendors/${code}/keys/${key?.keyId ?? ''}/confirm`,
    { headers, body: { version, reason: 'the supplier said the same' } },
  );

import { SETTINGS } from '#domain/generated/settings.ts';
import type { ServedKind } from '#domain/setting/setting-kind.ts';
import { callerKinds } from '#contract/generated/enum-values.ts';
import { expect, it } from 'vitest';
import { readManifestSchemas } from '#brand/files/read-manifest-schemas.ts';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '#brand/json.ts';
import { publicManifest } from '#brand/public-manifest.ts';
import type { LiveBrand } from '#server/brands/live-brand.ts';
import { planFor } from '#server/brands/plan-for.ts';
import { previewFacts } from '#server/brands/preview-facts.ts';
import { brandFolder, generousInput } from '../../brand/brand-fixture.ts';

const schemas = await readManifestSchemas('schemas/manifest');
const served = brandFolder.brands.map(({ folder }) => folder).filter((id) => !id.startsWith('_'));
const SECRET = 'planted-secret';

/** The manifest with a secret in the place of every text that may not reach a browser. */
function plantSecrets(value: Json, shown: Json | undefined): Json {
  if (isJsonArray(value)) {
    const items: readonly Json[] = isJsonArray(shown ?? null) ? (shown as readonly Json[]) : [];
    return value.map((item, index) => plantSecrets(item, items[index]));
  }
  if (isJsonObject(value)) {
    const kept: JsonObject = isJsonObject(shown ?? null) ? (shown as JsonObject) : {};
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, plantSecrets(item, kept[key])]),
    );
  }
  return typeof value === 'string' && shown === undefined ? SECRET : value;
}

function liveBrand(manifest: object): LiveBrand {
  return {
    manifest,
    setting: (kind: ServedKind) => SETTINGS[kind].inEffect(null, { sendsSms: true }),
    siteStatus: 0,
    site: { status: 0, admits: () => true },
  } as unknown as LiveBrand;
}

it.each(served)('%s: nothing that may not reach a browser is in a plan or a preview', (id) => {
  const { manifest, registry, permissionInfo } = generousInput(id);
  const resolved = {
    ...(manifest as unknown as JsonObject),
    features: { lobby: { shown: true, owner: 'Ana', note: 'internal', expires: '2027-01-01' } },
  };
  const planted = plantSecrets(resolved, publicManifest(resolved, schemas));
  expect(JSON.stringify(planted).split(SECRET).length).toBeGreaterThan(4);
  const brand = liveBrand(planted as object);
  const visit = {
    host: `${id}.localhost`,
    location: { ip: '203.0.113.7', country: 'PE' },
    nowMs: 0,
    vendorsByCategory: permissionInfo.vendorsByCategory,
    passwordResetBy: [],
    thirdPartySignIn: [],
    phoneService: null,
    gtagId: null,
    collectsThrough: { banks: [], paymentNetworks: [] },
  };
  for (const kind of callerKinds) {
    const plan = planFor(brand, registry, { ...visit, visitor: { kind, language: 'es' } });
    expect(plan.display['lobby']?.on).toBe(true);
    expect(JSON.stringify(plan)).not.toContain(SECRET);
  }
  expect(JSON.stringify(previewFacts(brand, registry, visit))).not.toContain(SECRET);
});

import { whitelabelModules, callerKinds } from '#contract/generated/enum-values.ts';
import { describe, expect, it } from 'vitest';
import type { SitePlan } from '#brand/site-plan.ts';
import type { RegisterRule } from '#contract/generated/types.ts';
import {
  REGISTRATION_FIELD_IDS,
  REGISTRATION_FIELDS,
} from '#domain/registration/registration-fields.ts';
import { type LiveBrand, packBrand } from '#server/brands/live-brand.ts';
import { planFor } from '#server/brands/plan-for.ts';
import { brandFolder, generousInput } from '../brand/brand-fixture.ts';
import { deadEntries } from './dead-entries.ts';

const served = brandFolder.brands.map(({ folder }) => folder).filter((id) => !id.startsWith('_'));
const RULES: readonly RegisterRule[] = REGISTRATION_FIELD_IDS.map((field) => ({
  field,
  enabled: true,
  required: true,
  acceptedPattern: '',
  ...REGISTRATION_FIELDS[field],
}));
const turned = (on: readonly string[]) =>
  Object.fromEntries(whitelabelModules.map((flag) => [flag, on.includes(flag)]));
const FLAG_CHOICES = [[], ...whitelabelModules.map((flag) => [flag]), [...whitelabelModules]].map(
  (on) => [on.length > 1 ? 'every flag' : (on[0] ?? 'no flag'), turned(on)] as const,
);

/** The plans that the released server makes of a brand, one for each kind of visitor. */
function releasedPlans(
  id: string,
  flags: Readonly<Record<string, boolean>>,
  registerRules: readonly RegisterRule[],
): readonly SitePlan[] {
  const { manifest, provenance, registry, permissionInfo } = generousInput(id);
  const { resources, vendorsByCategory, passwordResetBy = [] } = permissionInfo;
  const facts = { id, siteStatus: 0, site: { status: 0, admits: () => true } };
  const settings = { whitelabelFlags: flags, registerRules, siteResources: resources };
  const contents = JSON.stringify({ manifest, provenance, settings });
  // As the server holds it: stored flags become those that take effect.
  const brand = packBrand(facts as unknown as LiveBrand, contents, { sendsSms: true });
  return callerKinds.map((kind) =>
    planFor(brand, registry, {
      host: `${id}.localhost`,
      location: { ip: '203.0.113.7', country: 'PE' },
      nowMs: 0,
      vendorsByCategory,
      passwordResetBy,
      paymentChannels: [{ banks: ['andelio'], paymentNetworks: [] }],
      visitor: { kind, language: 'es' },
    }),
  );
}

it.each(served)('%s names only partners that games and payments come through', (brand) => {
  for (const { footer } of releasedPlans(brand, {}, [])) {
    const ids = (logos: readonly { id: string }[]) => logos.map(({ id }) => id);
    expect(ids(footer.providers).filter((id) => id !== 'RNG1')).toEqual([]);
    expect(ids(footer.banks).filter((id) => id !== 'andelio')).toEqual([]);
    expect(footer.paymentNetworks).toEqual([]);
  }
});

describe.each(served)('%s offers nothing that leads nowhere', (brand) => {
  it.each(FLAG_CHOICES)('with %s', (_, flags) => {
    for (const plan of releasedPlans(brand, flags, RULES)) expect(deadEntries(plan)).toEqual([]);
  });

  it('with each register rule alone, and with none', () => {
    const all = turned(whitelabelModules);
    for (const rules of [[], ...RULES.map((rule) => [rule])]) {
      for (const plan of releasedPlans(brand, all, rules)) expect(deadEntries(plan)).toEqual([]);
    }
  });
});

describe('finds a planted dead entry', () => {
  const [sound] = releasedPlans('denluma', turned(['USERNAMEREG3', 'FREEPLAY3']), RULES);
  if (sound === undefined) throw new Error('no plan');
  const because = [] as const;
  const label = { text: 'Planted' };
  const faults: readonly (readonly [string, Partial<SitePlan>, string])[] = [
    [
      'a route without a screen',
      {
        routes: [
          ...sound.routes,
          { path: '/pointMall', screen: 'pointMall', needs: 'anyone', category: null },
        ],
      },
      'routes/pointMall: screen pointMall',
    ],
    [
      'a menu entry without a route',
      {
        bottomBar: [
          {
            id: 'gone',
            screen: 'missions',
            label,
            href: '/me/missions',
            icon: 'gift',
            badge: null,
            because,
          },
        ],
      },
      '/bottomBar/0: /me/missions',
    ],
    [
      'a header link without an address',
      {
        header: {
          ...sound.header,
          elements: [
            { id: 'free', element: 'freePlay', placement: 'bar', label, href: null, because },
          ],
        },
      },
      'header/free: no address',
    ],
    [
      'free play without its operation',
      { login: { ...sound.login, freePlay: { label, because } } },
      'login/freePlay: operation loginFreePlay',
    ],
    [
      'a register field that nothing takes',
      {
        registration: {
          ...sound.registration,
          forms: sound.registration.forms.map((form) => ({
            ...form,
            fields: form.fields.map((field) => ({ ...field, id: 'shoeSize' })),
          })),
        },
      },
      'registration/username/shoeSize: field',
    ],
    [
      'a popup without a dialog',
      { popups: [{ id: 'gone' as 'notice', executions: ['B'], oncePerSession: true, because }] },
      'popups/gone: dialog',
    ],
  ];

  it('starts from a sound plan', () => {
    expect(deadEntries(sound)).toEqual([]);
    expect(sound.registration.forms.length).toBeGreaterThan(0);
  });

  it.each(faults)('%s', (_, change, found) => {
    expect(deadEntries({ ...sound, ...change })).toContain(found);
  });
});

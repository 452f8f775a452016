import { callerKinds, whitelabelModules } from '#contract/generated/enum-values.ts';
import fc from 'fast-check';
import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import { describe, expect, it } from 'vitest';
import { assemble } from '#brand/assemble.ts';
import type { AssembleInput } from '#brand/assemble/assemble-input.ts';
import { planElements } from '#brand/plan-elements.ts';
import { EVERYTHING_BUILT, generousInput } from '../brand-fixture.ts';

const inputs = { denluma: generousInput('denluma'), kyvolta: generousInput('kyvolta') };
const CATEGORIES = Object.keys(inputs.denluma.permissionInfo.vendorsByCategory);

interface ServerState {
  flags: readonly string[];
  built: readonly string[];
  categories: readonly string[];
  resources: boolean;
}

const server: fc.Arbitrary<ServerState> = fc.record({
  flags: fc.subarray([...whitelabelModules]),
  built: fc.subarray([...EVERYTHING_BUILT]),
  categories: fc.subarray(CATEGORIES),
  resources: fc.boolean(),
});

const brand = fc.constantFrom('denluma' as const, 'kyvolta' as const);
const visitor = fc.constantFrom(...callerKinds);

function withServer(input: AssembleInput, state: ServerState): AssembleInput {
  const { permissionInfo } = input;
  return {
    ...input,
    flags: Object.fromEntries(state.flags.map((flag) => [flag, true])),
    permissionInfo: {
      ...permissionInfo,
      built: state.built,
      resources: state.resources ? permissionInfo.resources : [],
      vendorsByCategory: Object.fromEntries(
        state.categories.map((code) => [code, permissionInfo.vendorsByCategory[code] ?? []]),
      ),
    },
  };
}

const elementsOf = (input: AssembleInput) => [...planElements(assemble(input)).keys()];

describe('what the server may do', () => {
  it('only takes elements away: with less allowed nothing is added', () => {
    fc.assert(
      fc.property(brand, visitor, server, server, (id, kind, one, other) => {
        const input = { ...inputs[id], visitor: { kind, language: 'es' } };
        const both: ServerState = {
          flags: [...new Set([...one.flags, ...other.flags])],
          built: [...new Set([...one.built, ...other.built])],
          categories: [...new Set([...one.categories, ...other.categories])],
          resources: one.resources || other.resources,
        };
        const more = new Set(elementsOf(withServer(input, both)));
        const less = elementsOf(withServer(input, one)).filter((element) => !more.has(element));
        expect(less).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('a flag that is off never adds an element', () => {
    for (const input of Object.values(inputs)) {
      for (const flag of whitelabelModules) {
        const before = new Set(elementsOf(input));
        const after = elementsOf({ ...input, flags: { ...input.flags, [flag]: false } });
        expect(
          after.filter((element) => !before.has(element)),
          flag,
        ).toEqual([]);
      }
    }
  });
});

describe('the order of elements', () => {
  it('is the same whatever is taken out', () => {
    fc.assert(
      fc.property(brand, visitor, server, (id, kind, state) => {
        const input = { ...inputs[id], visitor: { kind, language: 'es' } };
        const all = elementsOf(input);
        const some = elementsOf(withServer(input, state));
        const kept = new Set(some);
        expect(some).toEqual(all.filter((element) => kept.has(element)));
      }),
      { numRuns: 150 },
    );
  });
});

describe('assemble', () => {
  it('gives the same plan for the same input and leaves the input alone', () => {
    fc.assert(
      fc.property(brand, visitor, server, (id, kind, state) => {
        const input = withServer({ ...inputs[id], visitor: { kind, language: 'en' } }, state);
        const before = JSON.stringify(input);
        expect(assemble(input)).toEqual(assemble(structuredClone(input)));
        expect(JSON.stringify(input)).toBe(before);
      }),
      { numRuns: 60 },
    );
  });

  it('gives every element a reason, and every removal one that removes', () => {
    fc.assert(
      fc.property(brand, visitor, server, (id, kind, state) => {
        const plan = assemble(
          withServer({ ...inputs[id], visitor: { kind, language: 'es' } }, state),
        );
        for (const [element, explained] of planElements(plan)) {
          expect(explained.because.length, element).toBeGreaterThan(0);
          expect(
            explained.because.some((reason) => reason.effect === 'removes'),
            element,
          ).toBe(plan.features[element.replace('features/', '')]?.on === false);
        }
        for (const { element, because } of plan.removed) {
          expect(
            because.some((reason) => reason.effect === 'removes'),
            element,
          ).toBe(true);
        }
      }),
      { numRuns: 80 },
    );
  });
});

describe('what is hidden', () => {
  it('has no address: every route is built and led to by something shown', () => {
    fc.assert(
      fc.property(brand, visitor, server, (id, kind, state) => {
        const plan = assemble(
          withServer({ ...inputs[id], visitor: { kind, language: 'es' } }, state),
        );
        const built = new Set(state.built);
        for (const route of plan.routes) expect(built.has(route.screen), route.path).toBe(true);
        const shown = new Set(plan.navigation.entries.map((entry) => entry.category));
        for (const route of plan.routes) {
          if (route.category !== null) expect(shown.has(route.category)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('hiding a category takes its entry, its rails and its address', () => {
    const { manifest } = inputs.denluma;
    for (const entry of manifest.navigation.entries) {
      if (entry.kind !== 'category' || entry.hidden === true) continue;
      const entries = manifest.navigation.entries.map((item) =>
        item.id === entry.id ? { ...item, hidden: true } : item,
      );
      const hiding = { ...manifest, navigation: { ...manifest.navigation, entries } };
      const text = JSON.stringify(
        assemble({ ...inputs.denluma, manifest: hiding }),
        (key, value: unknown) => (key === 'removed' || key === 'because' ? undefined : value),
      );
      expect(text, entry.category).not.toContain(`"category":"${entry.category}"`);
    }
  });

  it('a screen that only hidden elements name has no address', () => {
    const namesIt = (item: unknown): boolean =>
      typeof item === 'object' && item !== null && 'screen' in item && item.screen === 'pointMall';
    const manifest = JSON.parse(JSON.stringify(inputs.denluma.manifest), (_key, value: unknown) =>
      Array.isArray(value) ? value.filter((item) => !namesIt(item)) : value,
    ) as BrandManifest;
    const site = {
      ...inputs.denluma,
      permissionInfo: { ...inputs.denluma.permissionInfo, points: true },
    };
    expect(JSON.stringify(manifest)).not.toContain('pointMall');
    const paths = assemble({ ...site, manifest }).routes.map((route) => route.path);
    expect(paths).not.toContain('/pointMall');
    const withEntry = {
      ...manifest,
      menus: {
        ...manifest.menus,
        bottomBar: [
          {
            id: 'mall',
            screen: 'pointMall' as const,
            label: { key: 'plan:nav.home' },
            icon: 'gift',
          },
        ],
      },
    };
    const reach = (hidden: boolean) =>
      assemble({
        ...site,
        manifest: {
          ...withEntry,
          menus: {
            ...withEntry.menus,
            bottomBar: withEntry.menus.bottomBar.map((item) => ({ ...item, hidden })),
          },
        },
      }).routes.some((route) => route.path === '/pointMall');
    expect(reach(false)).toBe(true);
    expect(reach(true)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import { ids, info, plan } from './plan-fixture.ts';

describe('navigation', () => {
  it('stands in the order of each brand, without what the base hides', () => {
    expect(ids(plan('denluma').navigation.entries)).toEqual([
      'home',
      'hot',
      'slots',
      'live',
      'lottery',
      'fishing',
      'cards',
      'sports',
      'esports',
      'link',
      'promotions',
    ]);
    expect(ids(plan('kyvolta').navigation.entries)).toEqual([
      'home',
      'slots',
      'hot',
      'esports',
      'fishing',
      'cards',
      'live',
      'sports',
      'lottery',
      'promotions',
      'link',
    ]);
  });

  it('drops a category without a vendor and says so', () => {
    const { navigation, removed, routes } = plan('denluma', (input) =>
      info(input, {
        vendorsByCategory: { RNG: [{ vassalage: 'A', displayName: 'A' }] },
      }),
    );
    expect(ids(navigation.entries)).toEqual(['home', 'hot', 'slots', 'link', 'promotions']);
    expect(removed.find((item) => item.element === 'navigation/live')?.because).toEqual([
      { kind: 'manifest', effect: 'adds', pointer: '/navigation/entries/3' },
      { kind: 'server', effect: 'removes', fact: 'vendors', detail: 'LIVE' },
    ]);
    expect(routes.map((route) => route.path)).not.toContain('/live');
  });

  it('names lottery and electronic lottery apart, each only with games', () => {
    const { navigation } = plan('denluma', (input) =>
      info(input, {
        vendorsByCategory: {
          RNG: [{ vassalage: 'A', displayName: 'A' }],
          LOTT: [{ vassalage: 'B', displayName: 'B' }],
          FISH: [],
        },
      }),
    );
    expect(navigation.categories).toEqual(['RNG', 'LOTT']);
  });

  it('shows eleven vendors at most and counts the rest; a brand may show fewer', () => {
    const many = Array.from({ length: 15 }, (_, n) => ({
      vassalage: `V${n}`,
      displayName: `V ${n}`,
    }));
    const slots = (id: string) =>
      plan(id, (input) =>
        info(input, { vendorsByCategory: { RNG: many } }),
      ).navigation.entries.find((entry) => entry.id === 'slots');
    expect(slots('denluma')).toMatchObject({
      more: 4,
      vendors: { length: 11 },
    });
    expect(slots('kyvolta')).toMatchObject({ more: 7, vendors: { length: 8 } });
    expect(slots('denluma')?.vendors[0]?.href).toBe('/rng?vassalage=V0');
  });

  it.each([14, 60])('shows eleven of %i vendors and leads to the lobby for the rest', (count) => {
    const many = Array.from({ length: count }, (_, n) => ({
      vassalage: `V${n}`,
      displayName: `V ${n}`,
    }));
    const slots = plan('denluma', (input) =>
      info(input, { vendorsByCategory: { RNG: many } }),
    ).navigation.entries.find((entry) => entry.id === 'slots');
    expect(slots).toMatchObject({
      href: '/rng',
      more: count - 11,
      vendors: { length: 11 },
    });
  });

  describe('vendor tiles', () => {
    const vendor = {
      vassalage: 'DEMO_LIVE',
      displayName: 'Demo',
      startCode: 'lobby 1',
    };
    const tile = (
      category: 'RNG' | 'LIVE' | 'FISH' | 'ELOTT',
      given: {
        vassalage: string;
        displayName: string;
        startCode?: string;
      } = vendor,
      listCentre?: readonly ('LIVE' | 'RNG')[],
    ) =>
      plan('denluma', (input) => ({
        ...info(input, { vendorsByCategory: { [category]: [given] } }),
        manifest: {
          ...input.manifest,
          navigation: {
            ...input.manifest.navigation,
            ...(listCentre === undefined ? {} : { listCentre: [...listCentre] }),
          },
        },
      })).navigation.entries.find((entry) => entry.category === category)?.vendors[0];

    it('open the list of types in the list centre and start vendors of other types', () => {
      expect(tile('RNG')).toMatchObject({
        href: '/rng?vassalage=DEMO_LIVE',
        startsGame: false,
      });
      expect(tile('FISH')).toMatchObject({
        href: '/fish?vassalage=DEMO_LIVE',
        startsGame: false,
      });
      expect(tile('LIVE')).toMatchObject({
        href: '/seamless?vassalage=DEMO_LIVE&gameCode=lobby+1',
        startsGame: true,
      });
    });

    it('follow the brand’s list centre', () => {
      expect(tile('LIVE', vendor, ['LIVE'])?.startsGame).toBe(false);
      expect(tile('RNG', vendor, ['LIVE'])?.startsGame).toBe(true);
    });

    it('open the list when no title can start', () => {
      const { startCode: _none, ...listed } = vendor;
      expect(tile('LIVE', listed)?.href).toBe('/live?vassalage=DEMO_LIVE');
    });

    it('start lotteries on the lottery page', () => {
      const draws = {
        vassalage: LOTTERY,
        displayName: 'Draws',
        startCode: 'x',
      };
      expect(tile('ELOTT', draws)?.href).toBe('/lottery?gameCode=x');
    });

    it('have the logo of a vendor in the registry', () => {
      expect(
        tile('FISH', { vassalage: 'AQUAFABLE', displayName: 'Aquafable' })?.logo?.light,
      ).toMatch(/aquafable-light.*\.svg/);
      expect(tile('FISH')?.logo).toBeNull();
    });
  });

  it('puts LOTT under ELOTT, each vendor once', () => {
    const vendor = (vassalage: string) => ({
      vassalage,
      displayName: vassalage,
    });
    const lottery = plan('denluma', (input) =>
      info(input, {
        vendorsByCategory: {
          LOTT: [vendor('X'), vendor('B')],
          ELOTT: [vendor('B'), vendor('A')],
        },
      }),
    ).navigation.entries.find((entry) => entry.id === 'lottery');
    expect(lottery?.href).toBe('/elott');
    expect(lottery?.vendors.map((item) => item.vassalage)).toEqual(['B', 'A', 'X']);
  });

  it('answers at /lott as at /elott', () => {
    const { routes } = plan('denluma');
    const [elott, lott] = ['/elott', '/lott'].map((path) =>
      routes.find((route) => route.path === path),
    );
    expect(lott).toEqual({ ...elott, path: '/lott' });
    expect(lott?.category).toBe('ELOTT');
  });

  it('names sports after its first vendor', () => {
    const sports = plan('denluma').navigation.entries.find((entry) => entry.id === 'sports');
    expect(sports?.label).toEqual({ text: 'SPORTS1 Games' });
  });

  it('links only to where a page may link', () => {
    const linked = (url: string) =>
      ids(
        plan('denluma', (input) =>
          info(input, {
            resources: [{ resourceType: 'extraLink', name: 'x', url }],
          }),
        ).navigation.entries,
      ).includes('link');
    expect(linked('https://example.com/a')).toBe(true);
    expect(linked('/promotions')).toBe(true);
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'ftp://x',
      '',
    ]) {
      expect(linked(url), url).toBe(false);
    }
  });
});

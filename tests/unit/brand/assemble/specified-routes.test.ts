import { describe, expect, it } from 'vitest';
import { brandFolder } from '../brand-fixture.ts';
import { info, plan } from './plan-fixture.ts';

/** Copied from the specification, so that a route lost from the table is noticed. */
const SPECIFIED = [
  '/live',
  '/sports',
  '/fish',
  '/pvp',
  '/esports',
  '/cockfight',
  '/fbSports',
  '/lott',
  '/elott',
  '/rng',
  '/hot',
  '/pointMall',
];
const BRANDS = brandFolder.brands.map(({ folder }) => folder).filter((id) => !id.startsWith('_'));

type Plan = ReturnType<typeof plan>;

const offered = ({ routes }: Plan) => routes.map(({ path }) => path);
const unoffered = ({ unofferedRoutes }: Plan) => unofferedRoutes.map(({ path }) => path);
const withoutVendors = (id: string) => plan(id, (input) => info(input, { vendorsByCategory: {} }));

describe('the routes of the specification', () => {
  it('covers all six brands', () => expect(BRANDS).toHaveLength(6));

  it.each(BRANDS)('answer once each on %s', (id) => {
    for (const site of [plan(id), withoutVendors(id)]) {
      const paths = [...offered(site), ...unoffered(site)];
      expect(paths).toEqual(expect.arrayContaining(SPECIFIED));
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  it.each(BRANDS)('have no content on %s without a vendor', (id) => {
    expect(unoffered(withoutVendors(id))).toEqual(
      expect.arrayContaining(SPECIFIED.filter((path) => path !== '/pointMall')),
    );
  });

  it('lead to a lobby only for a category in the navigation', () => {
    const site = plan('ondavela');
    expect(unoffered(site)).toEqual(
      expect.arrayContaining(['/sports', '/esports', '/fbSports', '/cockfight']),
    );
    expect(offered(site)).toEqual(expect.arrayContaining(['/live', '/lott', '/elott', '/hot']));
  });

  it('show the sports lobby under /fbSports', () => {
    expect(plan('denluma').routes).toContainEqual({
      path: '/fbSports',
      screen: 'lobby',
      needs: 'anyone',
      category: 'SPORTS',
    });
  });

  it('show the own book there, where the brand offers it', () => {
    const site = plan('denluma', (input) => {
      const { permissionInfo } = input;
      const SPORTS = [{ vassalage: 'FB', displayName: 'Sportsbook' }];
      const vendorsByCategory = { ...permissionInfo.vendorsByCategory, SPORTS };
      return info(input, { vendorsByCategory });
    });
    const screenAt = (path: string) => site.routes.find((route) => route.path === path)?.screen;
    expect(screenAt('/fbSports')).toBe('footballSports');
    expect(screenAt('/sports')).toBe('sports');
    expect(screenAt('/sports/all')).toBeUndefined();
  });

  it('list other vendors next to the own book, and lead to the book first', () => {
    const site = plan('denluma', (input) => {
      const { permissionInfo } = input;
      const SPORTS = [
        { vassalage: 'FB', displayName: 'Sportsbook' },
        { vassalage: 'OTHER', displayName: 'Other' },
      ];
      const vendorsByCategory = { ...permissionInfo.vendorsByCategory, SPORTS };
      return info(input, { vendorsByCategory });
    });
    expect(site.routes).toContainEqual({
      path: '/sports/all',
      screen: 'lobby',
      needs: 'anyone',
      category: 'SPORTS',
    });
    const entry = site.navigation.entries.find(({ category }) => category === 'SPORTS');
    expect(entry?.vendors.map(({ href }) => href)).toEqual([
      '/sports',
      '/sports/all?vassalage=OTHER',
    ]);
  });

  it('show hot games on a brand whose navigation leaves them out', () => {
    expect(offered(plan('quarantelle'))).toContain('/hot');
  });
});

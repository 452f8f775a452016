import { describe, expect, it } from 'vitest';
import { pageAddress } from '#server/features/page/page-address.ts';
import type { PageBrand } from '#server/brands/page-brand.ts';

const brand = {
  version: {},
  planForAnybody: () => ({
    routes: [{ path: '/' }, { path: '/lobby' }],
    unofferedRoutes: [{ path: '/pointMall' }],
  }),
} as unknown as PageBrand;

const urlOf = (url: string): string =>
  pageAddress(brand, url, Object.fromEntries(new URL(url, 'http://site').searchParams)).url;

describe('the address of a page', () => {
  it('has one spelling for each screen', () => {
    for (const url of ['/pointMall', '/POINTMALL/', '/point%4dall', '/pointmall//']) {
      expect(urlOf(url)).toBe('/pointMall');
    }
    expect(urlOf('/?utm_source=x')).toBe('/');
  });

  it('is the same for every path that does not exist', () => {
    for (const url of ['/nope', '/nope?q=1', '/lobby/x', '/%E0%A4%A']) {
      expect(pageAddress(brand, url, { q: '1' })).toEqual({
        path: '/404',
        url: '/404',
        hasQuery: false,
      });
    }
  });

  it('keeps the parameters that screens read, in one order', () => {
    expect(urlOf('/lobby?vassalage=nova&x=1&q=a%20b')).toBe('/lobby?q=a+b&vassalage=nova');
    expect(urlOf('/lobby?q=a&vassalage=nova')).toBe('/lobby?q=a&vassalage=nova');
  });
});

import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { VendorTile } from '#brand/plan/navigation-plan.ts';
import type { CallerKind } from '#contract/generated/types.ts';
import { vendorInitials } from '#site/frame/vendor-initials.ts';
import { VendorMenu } from '#site/frame/VendorMenu.tsx';
import { shippedPlan } from '../site-fixture.ts';
import { htmlOf } from './html-of.ts';

const [slots] = shippedPlan().navigation.entries.filter(({ id }) => id === 'slots');
const tile = (number: number, change: Partial<VendorTile> = {}): VendorTile => ({
  vassalage: `V${number}`,
  displayName: `Demo Vendor${number}`,
  href: `/rng?vassalage=V${number}`,
  startsGame: false,
  logo: null,
  ...change,
});

interface Menu {
  readonly vendors: readonly VendorTile[];
  readonly more?: number;
  readonly kind?: CallerKind;
  readonly showsLogos?: boolean;
}

function menuHtml({ vendors, more = 0, kind = 'visitor', showsLogos = true }: Menu): string {
  const entry = slots ?? expect.unreachable('The brand has slots.');
  const menu = { id: 'menu', entry: { ...entry, vendors, more }, showsLogos };
  return htmlOf(createElement(VendorMenu, menu), { url: '/', kind });
}
const hrefsIn = (html: string): readonly string[] =>
  [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe('VendorMenu', () => {
  it('ends with a tile for more that leads to the lobby', () => {
    const vendors = Array.from({ length: 11 }, (_, number) => tile(number));
    const hrefs = hrefsIn(menuHtml({ vendors, more: 49 }));
    expect(hrefs).toEqual([...vendors.map(({ href }) => href), '/rng']);
    expect(hrefsIn(menuHtml({ vendors }))).not.toContain('/rng');
  });

  it('asks visitors to sign in before a game starts', () => {
    const href = '/seamless?vassalage=V1&gameCode=lobby';
    const vendors = [tile(1, { href, startsGame: true })];
    expect(hrefsIn(menuHtml({ vendors }))).toEqual(['/login']);
    expect(hrefsIn(menuHtml({ vendors, kind: 'member' }))).toEqual([href]);
    expect(hrefsIn(menuHtml({ vendors, kind: 'trial' }))).toEqual([href]);
  });

  it('shows the logo once the menu opens, and initials without one', () => {
    const logo = {
      light: '/registry/a-light.svg',
      dark: '/registry/a-dark.svg',
    };
    const vendors = [tile(1, { logo })];
    expect(menuHtml({ vendors })).toContain('a-light.svg');
    const closed = menuHtml({ vendors, showsLogos: false });
    expect(closed).not.toContain('<img');
    expect(closed).toContain('>DV<');
    expect(menuHtml({ vendors: [tile(2)] })).toContain('>DV<');
  });
});

it.each([
  ['Demo Live', 'DL'],
  ['house', 'H'],
  ['  «Ñandú»  de Oro ', 'ÑD'],
  ['...', ''],
])('shortens %s to %s', (name, initials) => {
  expect(vendorInitials(name)).toBe(initials);
});

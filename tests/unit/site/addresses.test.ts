import { describe, expect, it } from 'vitest';
import { findRoute, findUnoffered } from '#site/frame/find-route.ts';
import {
  backgroundOf,
  isOverlayScreen,
  isOverTarget,
  openedOver,
  overlayState,
} from '#site/frame/overlay-location.ts';
import { pageStatus } from '#site/boot/page-status.ts';
import { shippedPlan } from './site-fixture.ts';

const at = (pathname: string, state: unknown = null, search = '') => ({
  pathname,
  search,
  hash: '',
  state,
  key: 'k',
});

describe('findRoute', () => {
  const plan = shippedPlan();

  it.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/rng', 'lobby'],
    ['/seamless', 'game'],
    ['/login', 'login'],
  ])('knows %s', (path, screen) => {
    expect(findRoute(plan, path)?.screen).toBe(screen);
  });

  it('knows the category of a lobby', () => {
    expect(findRoute(plan, '/rng')?.category).toBe('RNG');
  });

  it('finds nothing where nothing is', () => {
    expect(findRoute(plan, '/wp-admin')).toBeNull();
    expect(pageStatus(plan, '/wp-admin')).toBe(404);
  });

  it('answers a specified address whose screen is not offered without a screen', () => {
    expect(findRoute(plan, '/pointMall')).toBeNull();
    expect(findUnoffered(plan, '/pointmall/')?.title).toBe('shell:screen.pointMall');
    expect(pageStatus(plan, '/pointMall')).toBe(200);
  });
});

describe('dialogs with addresses', () => {
  it('are signing in, registering and feedback', () => {
    expect(
      ['login', 'register', 'feedback', 'home', null].map((screen) =>
        isOverlayScreen(screen as never),
      ),
    ).toEqual([true, true, true, false, false]);
  });

  it('lie over the page they were opened from', () => {
    const state = openedOver(at('/rng', null, '?q=jade'), '/seamless');
    expect(backgroundOf(at('/login', state))).toMatchObject({
      pathname: '/rng',
      search: '?q=jade',
    });
    expect(overlayState(state).target).toBe('/seamless');
  });

  it('keep that page when one dialog leads to the other', () => {
    const first = openedOver(at('/rng'));
    expect(openedOver(at('/login', first)).background).toMatchObject({ pathname: '/rng' });
  });

  it('know when the page beneath is the one they lead to', () => {
    const page = at('/seamless', null, '?gameCode=x');
    expect(isOverTarget(openedOver(page), '/seamless?gameCode=x')).toBe(true);
    expect(isOverTarget(openedOver(page), '/seamless?gameCode=y')).toBe(false);
    expect(isOverTarget({ target: '/' }, '/')).toBe(false);
  });

  it('lie over home when opened by themselves', () => {
    expect(backgroundOf(at('/login')).pathname).toBe('/');
  });

  it.each([['//evil.example/x'], ['https://evil.example'], [42]])('never lead to %s', (target) => {
    expect(overlayState({ target })).toEqual({});
  });

  it('take no broken state for a page', () => {
    expect(overlayState({ background: { pathname: '/x' } })).toEqual({});
    expect(overlayState('junk')).toEqual({});
  });
});

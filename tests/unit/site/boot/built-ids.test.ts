import { expect, it } from 'vitest';
import { BUILT } from '#brand/generated/built.ts';
import { builtIds } from '#site/boot/built-ids.ts';
import { FEATURES } from '#site/generated/features.ts';
import { screens } from '#site/boot/screens.tsx';
import { FIRST } from '#site/frame/site-feature.ts';
import { isOverlayScreen } from '#site/frame/overlay-location.ts';
import { PANELS, type ScreenId } from '#brand/screens.ts';

const load = () => Promise.reject(new Error('not loaded here'));

it('lists every declared screen, dialog and panel once, in the order of the contract', () => {
  expect(
    builtIds({
      help: { screens: { help: FIRST }, dialogs: { help: load } },
      session: { dialogs: { login: load, signOut: load } },
      home: { screens: { home: FIRST }, panels: ['winners'] },
    }),
  ).toEqual(['home', 'help', 'login', 'winners']);
});

it('refuses a screen that two features declare', () => {
  expect(() =>
    builtIds({
      one: { screens: { wallet: load } },
      two: { dialogs: {}, screens: { wallet: load } },
    }),
  ).toThrow('wallet is declared by one and by two');
});

it('the site has a screen or dialog for everything that is built', () => {
  expect(BUILT).toEqual(builtIds(FEATURES));
  const panels = new Set<string>(PANELS);
  const missing = BUILT.filter(
    (id) =>
      !panels.has(id) && !isOverlayScreen(id as ScreenId) && screens[id as ScreenId] === undefined,
  );
  expect(missing).toEqual([]);
});

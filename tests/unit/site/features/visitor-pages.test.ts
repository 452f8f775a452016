import { Provider as StoreProvider } from 'jotai';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import type { CallerKind } from '#contract/generated/types.ts';
import { GamePage } from '#site/features/game/page/GamePage.tsx';
import { findPlayableGame } from '#site/features/game/playable-games.ts';
import { SaferPlayScreen } from '#site/features/safer-play/SaferPlayScreen.tsx';
import { PageDataContext } from '#site/frame/page-data-context.ts';
import { createSiteStore } from '#site/frame/site-context.ts';
import { createTexts } from '#ui/i18n/create-texts.ts';
import { ClientContext } from '#ui/query/client-context.ts';
import { gameItem, pageInput, textsOf } from '../site-fixture.ts';

const NAMESPACES = [
  'ui',
  'shell',
  'plan',
  'lobby',
  'game',
  'slot',
  'help',
  'safer-play',
  'exclusion',
];
const GAME = '/seamless?vassalage=house&gameCode=jade-orchard';

interface Page {
  url: string;
  kind?: CallerKind;
  offersTrial?: boolean;
}

/** HTML of a screen that a page loads after its first HTML. */
function htmlOf(screen: ReactNode, { url, kind = 'visitor', offersTrial = false }: Page): string {
  const supportPlay = offersTrial ? 0 : 1;
  const games = [gameItem({ gameCode: 'jade-orchard', gameName: 'Jade Orchard', supportPlay })];
  const input = pageInput({ url, kind, games });
  const label = { text: 'Probar gratis' };
  const login = { ...input.plan.login, freePlay: { label, because: [] } };
  const store = createSiteStore({ ...input, plan: { ...input.plan, login } });
  const texts = createTexts({
    language: 'es',
    resources: Object.fromEntries(NAMESPACES.map((name) => [name, textsOf('es', name)])),
    overrides: () => ({}),
    onUnknown: (key) => expect.unreachable(key),
  });
  const client = { call: () => expect.unreachable('no request while rendering') };
  const wrapped = [
    [PageDataContext, { value: input.data }],
    [SWRConfig, { value: { provider: () => new Map() } }],
    [ClientContext, { value: client }],
    [I18nextProvider, { i18n: texts }],
    [StoreProvider, { store }],
    [StaticRouter, { location: url }],
  ].reduce<ReactNode>(
    (inner, [Wrapper, props]) =>
      createElement(Wrapper as ComponentType<object>, props as object, inner),
    screen,
  );
  return renderToString(wrapped);
}

describe('a game’s page for visitors', () => {
  const found = findPlayableGame('house', 'jade-orchard');
  const loadStage = vi.fn<() => Promise<never>>();
  const game = found === null ? expect.unreachable('no such game') : { ...found, loadStage };
  const page = (offersTrial: boolean): string =>
    htmlOf(createElement(GamePage, { game }), { url: GAME, offersTrial });

  it('names the game and its figures without loading its stage', () => {
    const html = page(false);
    expect(html).toMatch(/<h1[^>]*>Jade Orchard<\/h1>/);
    expect(html).toContain(textsOf('es', 'lobby')['mostStakeName']);
    expect(html).toContain('href="/login"');
    expect(loadStage).not.toHaveBeenCalled();
  });

  it('offers a trial only of games that have one', () => {
    expect(page(true)).toContain('href="/free-play"');
    expect(page(false)).not.toContain('href="/free-play"');
  });
});

describe('safer play', () => {
  const screen = createElement(SaferPlayScreen);
  const idsIn = (html: string): string[] =>
    [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id = '']) => id);

  it('shows visitors every tool, and asks for sign-in where one is set', () => {
    const html = htmlOf(screen, { url: '/safer-play' });
    expect(idsIn(html)).toEqual([
      'play-session',
      'reality-check',
      'plan-session',
      'limits',
      'blocks',
      'take-a-break',
      'calm-mode',
      'statement',
      'close-account',
    ]);
    expect(html).toContain(textsOf('es', 'safer-play')['guide.signIn']);
  });

  it('asks trial players for a real account instead', () => {
    const html = htmlOf(screen, { url: '/safer-play', kind: 'trial' });
    expect(html).not.toContain('href="/login"');
    expect(html).toContain(textsOf('es', 'shell')['entrance.realAccount.action']);
  });
});

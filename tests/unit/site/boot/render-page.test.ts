import { describe, expect, it } from 'vitest';
import { renderPage } from '#site/boot/entry-server.tsx';
import { jackpot } from '../features/jackpot/jackpot-fixture.ts';
import { BRANDS, gameItem, pageInput, textsOf } from '../site-fixture.ts';

const LANGUAGES = ['es', 'en'] as const;
const URLS = [
  '/',
  '/rng',
  '/hot',
  '/fbSports',
  '/pointMall',
  '/search?q=jade',
  '/login',
  '/register',
  '/deposit',
  '/nada',
];

const cases = BRANDS.flatMap((brand) =>
  LANGUAGES.flatMap((language) => URLS.map((url) => ({ brand, language, url }))),
);

/** Text keys that nobody turned into words, as they would stand in the page. */
const BARE_KEY = />\s*(?:[a-z]+:)?[a-z]+(?:\.[a-zA-Z]+)+\s*</;

describe.each(cases)('$brand $language $url', ({ brand, language, url }) => {
  const page = renderPage(pageInput({ brand, language, url }));

  it('carries nothing that the content policy forbids', () => {
    expect(page.html).not.toMatch(/ style=/);
    expect(page.html).not.toMatch(/<script/);
    expect(page.html).not.toMatch(/ on[a-z]+=/);
  });

  it('holds no gap where a word or an address should be', () => {
    expect(page.html).not.toMatch(/undefined|\[object|NaN/);
    expect(page.html).not.toMatch(BARE_KEY);
    expect(page.title).not.toMatch(/undefined|:[a-z]/);
    expect(page.unknownTexts).toEqual([]);
  });

  it('shows the navigation in the page’s language', () => {
    expect(page.html).toContain(textsOf(language, 'plan', brand)['nav.home'] ?? 'missing');
    expect(page.html).toContain(textsOf(language, 'shell')['skip'] ?? 'missing');
  });

  it('has one first heading', () => {
    expect(page.html.match(/<h1/g) ?? []).toHaveLength(1);
  });

  it('answers with the right status', () => {
    expect(page.status).toBe(url === '/nada' ? 404 : 200);
  });
});

describe('renderPage', () => {
  it('tells which texts nobody has written', () => {
    const input = pageInput({ url: '/' });
    const { skip: _skip, ...shell } = input.resources['shell'] ?? {};
    const page = renderPage({ ...input, resources: { ...input.resources, shell } });
    expect(page.unknownTexts).toEqual(['shell:skip']);
  });

  it('shows the games it was given, as links', () => {
    const { html } = renderPage(pageInput({ url: '/rng' }));
    expect(html).toContain('href="/seamless?vassalage=house&amp;gameCode=jade-orchard"');
    expect(html).toContain('/art/denluma/abc123/tile/light/300/jade-orchard');
  });

  it('lists six titles per category where the site has nothing at a specified route', () => {
    const games = Array.from({ length: 8 }, (_, at) => gameItem({ gameCode: `slot-${at}` }));
    const page = renderPage(pageInput({ url: '/pointMall', games }));
    const name = textsOf('es', 'shell')['screen.pointMall'] ?? 'missing';
    expect(page.title).toContain(name);
    expect(page.html).toMatch(new RegExp(`<h1[^>]*>${name}: no disponible en este sitio</h1>`));
    expect(new Set(page.html.match(/gameCode=slot-\d/g)).size).toBe(6);
    const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'));
    expect(main).toContain('href="/rng"');
    expect(main).toContain('href="/live"');
    expect(main).not.toContain('href="/cockfight"');
  });

  it('names the lobby at a second address after its navigation entry', () => {
    const { title } = renderPage(pageInput({ brand: 'tribunox', url: '/fbSports' }));
    expect(title).toContain(textsOf('es', 'plan', 'tribunox')['nav.sports']);
  });

  it('asks for the pictures of the page’s scheme alone', () => {
    for (const [scheme, other] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ] as const) {
      const { html, preloads } = renderPage(pageInput({ scheme }));
      expect(html).toContain(`/tile/${scheme}/300/jade-orchard`);
      expect(html).toContain(`/banner/${scheme}/390/`);
      expect(html + preloads).not.toMatch(new RegExp(`/art/[^"]*/${other}/`));
    }
  });

  it('lets the device choose where nobody did, and loads the largest picture first of all', () => {
    const { html, preloads } = renderPage(pageInput({ scheme: 'system' }));
    expect(html).toContain('<source media="(prefers-color-scheme: dark)"');
    expect(preloads.match(/media="[^"]+"/g)).toHaveLength(4);
    expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1);
  });

  it('lays out the first blocks at once and each further one after them, the foot last', () => {
    const { html } = renderPage(pageInput());
    const places = [...html.matchAll(/data-later="(\w+)"/g)].map(([, place]) => place);
    expect(places.length).toBeGreaterThan(3);
    expect(places.at(-1)).toBe('last');
    const blocks = places.slice(0, -1).map(Number);
    expect(blocks[0]).toBe(0);
    expect(blocks).toEqual(blocks.toSorted((one, other) => one - other));
    expect(html.indexOf('data-later')).toBeGreaterThan(html.indexOf('home-hot'));
  });

  it('tells of real wins where there are any, and nothing where there are none', () => {
    const game = gameItem({ gameCode: 'jade-orchard', gameName: 'Jade Orchard' });
    const at = '2026-11-21T10:00:00.000Z';
    const win = { player: 'lu•••', winAmountMicro: '90000000', currency: 'PEN', game, at };
    const html = renderPage(pageInput({ winners: { latest: [win], biggest: [win] } })).html;
    expect(html.match(/lu•••/g)).toHaveLength(2);
    expect(html).toMatch(/S\/\s?90[.,]00/);
    expect(renderPage(pageInput()).html).not.toContain('home-winners');
  });

  it('tells what lies in the pool, what feeds it and how likely it is taken, in the page itself', () => {
    const { html } = renderPage(pageInput({ jackpot: jackpot() }));
    expect(html).toMatch(/S\/\s?512\.34/);
    expect(html).toMatch(/S\/\s?1\.00[^<]*100,000 rondas/);
    expect(html).toContain('1% de cada apuesta en Jade Orchard');
    expect(html.match(/>Jugar Jade Orchard</g)).toHaveLength(1);
    expect(renderPage(pageInput()).html).not.toContain('data-part="jackpot"');
  });

  it('says of a pool that rests only that it rests, and leads to no title that cannot be played', () => {
    const game = gameItem({ gameCode: 'jade-orchard', gameName: 'Jade Orchard' });
    const games = [{ ...game, maintenance: true }];
    const { html } = renderPage(pageInput({ jackpot: jackpot({ state: 'paused', games }) }));
    expect(html).toContain(textsOf('es', 'home')['jackpot.paused.text'] ?? 'missing');
    expect(html).not.toContain('de cada apuesta');
    expect(html).not.toContain('Jugar Jade Orchard');
  });

  it('tells who took the last pool, by a masked name', () => {
    const lastWin = { player: 'lu•••', amountMicro: '900000000', at: '2026-11-21T10:00:00.000Z' };
    const { html } = renderPage(pageInput({ jackpot: jackpot({ lastWin }) }));
    expect(html).toMatch(/lu•••[^<]*S\/\s?900\.00/);
  });

  it('tells the notices as links in the page itself, and stands still until the page is awake', () => {
    const notices = [{ id: '7', language: 'es', title: 'Mantenimiento el martes' }];
    const { html } = renderPage(pageInput({ notices }));
    expect(html).toMatch(/<a[^>]*href="\/notices#7"[^>]*>Mantenimiento el martes</);
    expect(html.match(/Mantenimiento el martes/g)).toHaveLength(1);
    expect(html).not.toContain('data-running');
    const pause = textsOf('es', 'home')['notices.pause'] ?? 'missing';
    expect(html).toContain(pause);
    expect(renderPage(pageInput()).html).not.toContain(pause);
  });

  it.each([
    ['es', ''],
    ['en', ' lang="es"'],
    ['ar', ' lang="es" dir="ltr"'],
  ])('says in %s which language operators’ words are in:%s', (language, said) => {
    const notices = [{ id: '7', language: 'es', title: 'Aviso' }];
    const article = {
      articleId: 'balance',
      language: 'es',
      title: 'Depositar',
      content: '<p>Así</p>',
    };
    const help = [{ topicId: 'money', title: 'Money', articles: [article] }];
    const home = renderPage(pageInput({ language, notices })).html;

    const [, line] = /<a([^>]*)>Aviso</.exec(home) ?? [];
    expect(/( lang=.*)? href=/.exec(line ?? '')?.[1] ?? '').toBe(said);
    const { html } = renderPage(pageInput({ language, help, url: '/help' }));
    expect(html).toMatch(new RegExp(`<h3 class="[^"]*"${said}>Depositar<`));
    expect(html).toMatch(new RegExp(`<div class="[^"]*"${said}><p>Así<`));
  });

  it('leaves the direction of a language the brand does not offer to its letters', () => {
    const notices = [{ id: '7', language: 'he', title: 'Aviso' }];
    expect(renderPage(pageInput({ notices })).html).toMatch(/ lang="he" dir="auto"[^>]*>Aviso</);
  });

  it('tells at the foot of a page how long deposits took, measured, and only once', () => {
    const arrival = {
      medianSeconds: 40,
      p90Seconds: 180,
      sampleSize: 25,
      measuredAt: '2026-11-21T10:00:00.000Z',
    };
    const half = textsOf('es', 'home')['arrival.half'] ?? 'missing';
    const told = (url: string, change: object = { arrival }) =>
      renderPage(pageInput({ url, ...change })).html.split(half).length - 1;
    expect(told('/rng')).toBe(1);
    expect(renderPage(pageInput({ url: '/rng', arrival })).html).toContain('25 depósitos');
    // The home page has a block for it.
    expect(told('/')).toBe(1);
    expect(told('/rng', { arrival: null })).toBe(0);
    expect(told('/rng', { arrival, brand: 'quarantelle' })).toBe(0);
  });

  it('searches before any script is there', () => {
    const games = [
      gameItem({ gameCode: 'a', gameName: 'Ópera Nocturna' }),
      gameItem({ gameCode: 'b', gameName: 'Jade Orchard' }),
    ];
    const { html } = renderPage(pageInput({ url: '/search?q=opera', games }));
    expect(html).toContain('Ópera Nocturna');
    expect(html).not.toContain('Jade Orchard');
  });

  it.each([1, 3])('offers no way into a title under maintenance, be there %i of them', (count) => {
    const games = Array.from({ length: count }, (_, at) =>
      gameItem({ gameCode: `shut-${at}`, gameName: `Shut ${at}`, maintenance: true }),
    );
    const { html } = renderPage(pageInput({ url: '/rng', games }));
    expect(html).toContain('Shut 0');
    expect(html).toContain(textsOf('es', 'lobby')['maintenance'] ?? 'missing');
    expect(html).not.toContain('gameCode=shut');
  });

  it('greets a member with balance and account, and a visitor with the ways in', () => {
    const member = renderPage(pageInput({ kind: 'member' })).html;
    expect(member).toContain('1,248.50');
    expect(member).toContain('Lucía');
    expect(member).not.toContain('href="/login"');
    const visitor = renderPage(pageInput()).html;
    expect(visitor).toContain('href="/login"');
    expect(visitor).not.toContain('Lucía');
  });

  it('asks a visitor on a member’s page to sign in', () => {
    const { html } = renderPage(pageInput({ url: '/deposit' }));
    expect(html).toContain(textsOf('es', 'shell')['entrance.signIn.title'] ?? 'missing');
  });

  it('says in title and status that the site is under maintenance', () => {
    const page = renderPage(pageInput({ status: 1 }));
    expect(page.status).toBe(503);
    expect(page.html).toContain(textsOf('es', 'shell')['maintenance.title'] ?? 'missing');
    expect(page.html).not.toContain('<nav');
  });

  it('tells a blocked visitor the address that support will ask for', () => {
    const page = renderPage(pageInput({ status: 2 }));
    expect(page.status).toBe(403);
    expect(page.html).toContain('203.0.113.7');
  });

  it('tells where elements come from in the builder’s preview and nowhere else', () => {
    const pointer = 'data-pointer="/home/blocks/';
    expect(renderPage(pageInput({ preview: true, reasons: true })).html).toContain(pointer);
    expect(renderPage(pageInput({ reasons: true })).html).not.toContain('data-pointer');
  });

  it('keeps two requests apart', () => {
    const spanish = renderPage(pageInput({ language: 'es' })).html;
    renderPage(pageInput({ language: 'en', brand: 'kyvolta' }));
    expect(renderPage(pageInput({ language: 'es' })).html).toBe(spanish);
  });

  it('puts the page’s own name first in titles', () => {
    expect(renderPage(pageInput()).title).toMatch(/^Denluma · /);
    expect(renderPage(pageInput({ url: '/rng', language: 'en' })).title).toMatch(/ · Denluma$/);
  });
});

import { describe, expect, it } from 'vitest';
import { loadChunk, ChunkLoadError } from '#ui/chunk/load-chunk.ts';
import { yearSpan } from '#site/frame/footer/Copyright.tsx';
import { filterLanguages } from '#site/frame/header/filter-languages.ts';
import { menuRows } from '#site/frame/header/menu-rows.ts';
import { helpLinks } from '#site/frame/help-links.ts';
import { mayEnter } from '#site/frame/may-enter.ts';
import { nextScheme } from '#site/frame/useScheme.ts';
import { shippedPlan } from '../site-fixture.ts';

describe('mayEnter', () => {
  it.each([
    ['anyone', 'visitor', 'enter'],
    ['account', 'visitor', 'signIn'],
    ['account', 'trial', 'enter'],
    ['member', 'visitor', 'signIn'],
    ['member', 'trial', 'realAccount'],
    ['member', 'member', 'enter'],
    ['member', 'agent', 'enter'],
    ['agent', 'member', 'agentAccount'],
    ['agent', 'agent', 'enter'],
  ] as const)('a page for %s and a %s: %s', (needs, kind, entrance) => {
    expect(mayEnter(needs, kind)).toBe(entrance);
  });
});

describe('menuRows', () => {
  it('lists every address once, the member centre’s first', () => {
    const rows = menuRows(shippedPlan({ kind: 'member' }));
    const hrefs = rows.map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(hrefs).toContain('/deposit');
    expect(rows[0]?.id).toBe('securityCentre');
  });

  it('offers a visitor the ways in, on narrow screens where the bar has them', () => {
    const rows = menuRows(shippedPlan());
    expect(rows.find(({ href }) => href === '/login')).toMatchObject({
      narrowOnly: true,
      opensDialog: true,
    });
  });

  it('has the entry of a left rail that is folded away', () => {
    const base = shippedPlan();
    const [entry] = base.sideMenu.left;
    if (entry === undefined) throw new Error('The base has an entry at the left.');
    const rows = (left: (typeof entry)[]) =>
      menuRows({
        ...base,
        navigation: { ...base.navigation, layout: 'bar' },
        sideMenu: { ...base.sideMenu, left },
      });
    expect(rows([entry]).find(({ href }) => href === entry.href)?.narrowOnly).toBe(false);
    const two = rows([entry, { ...entry, id: 'second', href: '/second' }]);
    expect(two.find(({ href }) => href === entry.href)?.narrowOnly).toBe(true);
  });
});

it('leads to help through every link of the side menu, outside ones in a new tab', () => {
  const links = helpLinks(shippedPlan());
  expect(links.map(({ icon }) => icon)).toContain('headset');
  expect(links.every(({ href, newTab }) => newTab !== href.startsWith('/'))).toBe(true);
});

describe('filterLanguages', () => {
  const languages = [
    { code: 'es', endonym: 'Español', englishName: 'Spanish' },
    { code: 'vi', endonym: 'Tiếng Việt', englishName: 'Vietnamese' },
  ];

  it.each([
    ['espanol', ['es']],
    ['tieng', ['vi']],
    ['spanish', ['es']],
    ['VI', ['vi']],
    ['', ['es', 'vi']],
    ['zz', []],
  ])('finds for "%s"', (typed, codes) => {
    expect(filterLanguages(languages, typed).map(({ code }) => code)).toEqual(codes);
  });
});

it('goes round the appearances', () => {
  expect(nextScheme(nextScheme(nextScheme('light')))).toBe('light');
});

it('writes the years of the copyright', () => {
  expect(yearSpan(2026, 2026)).toBe('2026');
  expect(yearSpan(2024, 2026)).toBe('2024–2026');
});

describe('loadChunk', () => {
  /** Waits pass at once, except the time limit, which never ends. */
  const noWait = (ms: number) =>
    ms > 10_000 ? new Promise<void>(() => undefined) : Promise.resolve();

  it('tries once more after a failure', async () => {
    let tries = 0;
    const load = async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return 'part';
    };
    await expect(loadChunk(load, noWait)).resolves.toBe('part');
  });

  it('reports what stays missing', async () => {
    const load = () => Promise.reject(new Error('gone'));
    await expect(loadChunk(load, noWait)).rejects.toBeInstanceOf(ChunkLoadError);
  });

  it('gives up on what never comes', async () => {
    const load = () => new Promise<string>(() => undefined);
    await expect(loadChunk(load, () => Promise.resolve())).rejects.toBeInstanceOf(ChunkLoadError);
  });
});

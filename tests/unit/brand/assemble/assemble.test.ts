import { describe, expect, it } from 'vitest';
import { assemble } from '#brand/assemble.ts';
import type { AssembleInput } from '#brand/assemble/assemble-input.ts';
import type { VisitorKind } from '#brand/server-facts.ts';
import { withoutReasons } from '#brand/without-reasons.ts';
import { generousInput } from '../brand-fixture.ts';

function plan(id: string, change: (input: AssembleInput) => Partial<AssembleInput> = () => ({})) {
  const input = generousInput(id);
  return assemble({ ...input, ...change(input) });
}

const info = (input: AssembleInput, change: Partial<AssembleInput['permissionInfo']>) => ({
  permissionInfo: { ...input.permissionInfo, ...change },
});
const as = (kind: VisitorKind) => () => ({ visitor: { kind, language: 'es' } });
const ids = (items: readonly { readonly id: string }[]) => items.map((item) => item.id);

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
      info(input, { vendorsByCategory: { RNG: [{ vassalage: 'A', displayName: 'A' }] } }),
    );
    expect(ids(navigation.entries)).toEqual(['home', 'hot', 'slots', 'link', 'promotions']);
    expect(removed.find((item) => item.element === 'navigation/live')?.because).toEqual([
      { kind: 'manifest', effect: 'adds', pointer: '/navigation/entries/3' },
      { kind: 'server', effect: 'removes', fact: 'vendors', detail: 'LIVE' },
    ]);
    expect(routes.map((route) => route.path)).not.toContain('/live');
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
    expect(slots('denluma')).toMatchObject({ more: 4, vendors: { length: 11 } });
    expect(slots('kyvolta')).toMatchObject({ more: 7, vendors: { length: 8 } });
    expect(slots('denluma')?.vendors[0]?.href).toBe('/rng?vassalage=V0');
  });

  it('puts LOTT under ELOTT, each vendor once', () => {
    const vendor = (vassalage: string) => ({ vassalage, displayName: vassalage });
    const lottery = plan('denluma', (input) =>
      info(input, {
        vendorsByCategory: { LOTT: [vendor('X'), vendor('B')], ELOTT: [vendor('B'), vendor('A')] },
      }),
    ).navigation.entries.find((entry) => entry.id === 'lottery');
    expect(lottery?.href).toBe('/elott');
    expect(lottery?.vendors.map((item) => item.vassalage)).toEqual(['B', 'A', 'X']);
  });

  it('names sports after its first vendor', () => {
    const sports = plan('denluma').navigation.entries.find((entry) => entry.id === 'sports');
    expect(sports?.label).toEqual({ text: 'SPORTS1 Games' });
  });

  it('links only to where a page may link', () => {
    const linked = (url: string) =>
      ids(
        plan('denluma', (input) =>
          info(input, { resources: [{ resourceType: 'extraLink', name: 'x', url }] }),
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

describe('header', () => {
  it.each<[VisitorKind, string[]]>([
    [
      'visitor',
      [
        'languageSelector',
        'schemeSwitch',
        'appDownload',
        'search',
        'loginLink',
        'registerLink',
        'smsLoginLink',
        'forgotPasswordLink',
        'freePlay',
        'helpLink',
      ],
    ],
    [
      'member',
      [
        'languageSelector',
        'schemeSwitch',
        'search',
        'balance',
        'deposit',
        'withdraw',
        'accountName',
        'bettingRecord',
        'helpLink',
        'signOut',
      ],
    ],
    [
      'agent',
      [
        'languageSelector',
        'schemeSwitch',
        'search',
        'balance',
        'deposit',
        'withdraw',
        'agentCentre',
        'accountName',
        'bettingRecord',
        'helpLink',
        'signOut',
      ],
    ],
    [
      'trial',
      [
        'languageSelector',
        'schemeSwitch',
        'search',
        'balance',
        'registerLink',
        'helpLink',
        'signOut',
      ],
    ],
  ])('has its own cluster for a %s', (kind, elements) => {
    expect(plan('denluma', as(kind)).header.elements.map((item) => item.element)).toEqual(elements);
  });

  it('follows the brand: a form in the bar where another has a link', () => {
    const elements = plan('kyvolta').header.elements.map((item) => item.element);
    expect(elements).toContain('loginForm');
    expect(elements).not.toContain('loginLink');
  });
});

describe('menus', () => {
  it('has five places on small screens, the centre one picked by the brand', () => {
    expect(ids(plan('denluma').bottomBar)).toEqual(['home', 'games', 'draws', 'wallet', 'me']);
    expect(ids(plan('kyvolta').bottomBar)).toEqual(['home', 'games', 'search', 'wallet', 'me']);
  });

  it('opens the member centre for real accounts and the agent centre for agents', () => {
    expect(plan('denluma').memberCentre).toEqual([]);
    expect(plan('denluma', as('trial')).memberCentre).toEqual([]);
    const member = plan('denluma', as('member'));
    expect(ids(member.memberCentre)).toContain('inviteFriends');
    expect(member.agentCentre).toEqual([]);
    const agent = plan('denluma', as('agent'));
    expect(ids(agent.memberCentre)).not.toContain('inviteFriends');
    expect(agent.agentCentre).toHaveLength(12);
  });

  it('shows salary and dividend entries only where the contracts are on', () => {
    const entries = (change: (input: AssembleInput) => Partial<AssembleInput>) =>
      ids(plan('denluma', (input) => ({ ...as('agent')(), ...change(input) })).agentCentre);
    expect(entries((input) => info(input, { agentContracts: ['dividend'] }))).not.toContain(
      'agentDailyWages',
    );
    expect(entries((input) => info(input, { agentContracts: ['dividend'] }))).toContain(
      'agentDividends',
    );
    expect(entries((input) => ({ flags: { ...input.flags, AGENTPOLICY3: false } }))).not.toContain(
      'agentDividends',
    );
  });

  it('marks missions, messages and rewards for a count', () => {
    const badges = plan('denluma', as('member')).memberCentre.flatMap((item) => item.badge ?? []);
    expect(badges).toEqual(['rewards', 'missions', 'messages']);
  });
});

describe('login', () => {
  it('orders by the brand, allows by the flags', () => {
    expect(ids(plan('denluma').login.methods)).toEqual(['username', 'sms']);
    expect(ids(plan('kyvolta').login.methods)).toEqual(['sms', 'username']);
    const none = plan('kyvolta', () => ({ flags: {} }));
    expect(ids(none.login.methods)).toEqual(['username']);
    expect(none.login.freePlay).toBeNull();
    expect(
      none.removed.find((item) => item.element === 'login/methods/sms')?.because,
    ).toContainEqual({
      kind: 'flag',
      effect: 'removes',
      flag: 'MOBILEVERCODELOGIN3',
      on: false,
    });
  });

  it('offers the way back by mobile only where it is verified', () => {
    expect(ids(plan('denluma').login.forgotPassword)).toEqual(['mobile', 'email']);
    expect(ids(plan('denluma', () => ({ flags: {} })).login.forgotPassword)).toEqual(['email']);
  });

  it('offers third parties the server is set up for', () => {
    const login = plan('denluma', (input) => info(input, { thirdPartySignIn: ['google'] })).login;
    expect(ids(login.thirdParty)).toEqual(['google']);
  });
});

describe('home', () => {
  it('differs in structure between the brands', () => {
    const kinds = (id: string) => plan(id).home.blocks.map((block) => block.kind);
    expect(kinds('denluma').slice(0, 3)).toEqual(['bannerCarousel', 'noticeMarquee', 'hotGames']);
    expect(kinds('kyvolta').slice(0, 3)).toEqual(['jackpotCounter', 'hotGames', 'gameRail']);
  });

  it('shows only what is built and what is for this visitor', () => {
    const built = ['home', 'lobby', 'game', 'register', 'login'];
    const blocks = plan('denluma', (input) => info(input, { built })).home.blocks;
    expect(ids(blocks)).toEqual(['banners', 'hot', 'slots', 'fishing', 'advantages', 'safer']);
    expect(ids(plan('denluma').home.blocks)).not.toContain('continue');
    expect(ids(plan('denluma', as('member')).home.blocks)).toContain('continue');
  });

  it('keeps a slide whose screen is not built, without its button', () => {
    const carousel = plan('denluma', (input) => info(input, { built: ['home'] })).home.blocks[0];
    if (carousel?.kind !== 'bannerCarousel') throw new Error('no carousel');
    expect(carousel.slides.map((slide) => slide.action)).toEqual([null, null]);
    expect(carousel.slides[0]?.title).toEqual({ text: 'Enciende tu farol' });
  });
});

describe('footer', () => {
  it('stands in the order of the brand and always bears the law', () => {
    expect(plan('denluma').footer.parts).toEqual([
      'socials',
      'groups',
      'providers',
      'banks',
      'paymentNetworks',
      'arrivalTimes',
      'licences',
      'notices',
      'copyright',
    ]);
    const { footer } = plan('kyvolta');
    expect(footer.parts).toEqual([
      'notices',
      'licences',
      'arrivalTimes',
      'groups',
      'socials',
      'copyright',
    ]);
    expect(ids(footer.groups)).toEqual(['company', 'help', 'play']);
    expect(footer.copyright).toMatchObject({ holder: 'Kyvolta', minimumAge: 18 });
  });

  it('adds required notices a brand leaves out', () => {
    const { footer } = plan('denluma', ({ manifest }) => ({
      manifest: { ...manifest, footer: { ...manifest.footer, notices: [], parts: ['groups'] } },
    }));
    expect(ids(footer.notices)).toEqual(['age', 'saferPlay']);
    expect(footer.parts).toEqual(['groups', 'notices', 'copyright']);
  });

  it('lists banks and providers of the registry and drops unknown ones', () => {
    const { footer, removed } = plan('denluma', ({ manifest }) => ({
      manifest: {
        ...manifest,
        footer: { ...manifest.footer, banks: ['andelio', 'nobank', '__proto__'] },
      },
    }));
    expect(footer.banks).toMatchObject([
      {
        id: 'andelio',
        name: 'Banco Andelio',
        logo: { light: '/brands/_registry/banks/andelio-light.svg' },
      },
    ]);
    expect(removed.map((item) => item.element)).toEqual(
      expect.arrayContaining(['footer/banks/nobank', 'footer/banks/__proto__']),
    );
    expect(plan('denluma').footer.banks).toHaveLength(23);
    expect(plan('denluma').footer.providers).toHaveLength(20);
  });

  it('shows ways to pay, and licences by the body that gave them', () => {
    const { footer, legal } = plan('denluma');
    expect(footer.paymentNetworks[0]).toMatchObject({
      id: 'vireopay',
      logo: { dark: '/brands/_registry/payment-networks/vireopay-dark.svg' },
    });
    expect(legal.licences[0]).toMatchObject({
      id: 'isla-serena',
      name: 'Autoridad de Juego de Isla Serena',
      number: 'IS-2026/0147',
      holder: 'Denluma',
      alt: { text: 'Autoridad de Juego de Isla Serena' },
      logo: { light: '/brands/_registry/licences/isla-serena-light.svg' },
    });
    const invented = plan('denluma', ({ manifest }) => ({
      manifest: {
        ...manifest,
        legal: {
          ...manifest.legal,
          licences: manifest.legal.licences.map((item) => ({ ...item, id: 'nobody' })),
        },
      },
    }));
    expect(invented.legal.licences).toEqual([]);
    expect(invented.removed.map(({ element }) => element)).toContain('legal/licences/nobody');
  });
});

describe('the whole plan', () => {
  it('tells the state of the site', () => {
    const status = (change: Partial<AssembleInput['permissionInfo']>) =>
      plan('denluma', (input) => info(input, change)).state;
    expect(status({}).status).toBe(0);
    expect(status({ maintenance: true }).status).toBe(1);
    expect(status({ maintenance: true, regionRestricted: true })).toMatchObject({
      status: 2,
      ip: '203.0.113.7',
    });
  });

  it('speaks a language the brand offers, Spanish otherwise', () => {
    const tagline = (language: string) =>
      plan('denluma', () => ({ visitor: { kind: 'visitor', language } }));
    expect(tagline('en').identity.tagline).toEqual({ text: 'The night market of luck' });
    expect(tagline('en-GB').languages.current).toBe('en');
    expect(tagline('sw').languages.current).toBe('es');
    expect(tagline('es').languages.enabled.length).toBeGreaterThanOrEqual(37);
    expect(tagline('es').languages.enabled.slice(0, 2)).toMatchObject([
      { code: 'es', endonym: 'Español', dir: 'ltr' },
      { code: 'en', endonym: 'English', dir: 'ltr' },
    ]);
  });

  it('opens popups by their execution codes', () => {
    expect(plan('denluma').popups).toMatchObject([{ id: 'publicAnnouncement', executions: ['B'] }]);
    expect(plan('denluma', as('member')).popups).toMatchObject([
      { id: 'publicAnnouncement', executions: ['A', 'F'] },
      { id: 'notice', executions: ['A'] },
    ]);
  });

  it('has a switch for each of the ten flags', () => {
    const { features } = plan('denluma', () => ({ flags: { FREEPLAY3: true, OTHER: true } }));
    expect(Object.keys(features)).toHaveLength(10);
    expect(features['FREEPLAY3']?.on).toBe(true);
    expect(features['DIRECTREG3']?.on).toBe(false);
  });

  it('loads analytics only where brand and server agree on a real id', () => {
    const wanted = ({ manifest }: AssembleInput) => ({
      manifest: { ...manifest, integrations: { analytics: true } },
    });
    const withId = (gtagId: string) => (input: AssembleInput) => ({
      ...wanted(input),
      ...info(input, { gtagId }),
    });
    expect(plan('denluma', withId('G-ABC123')).analytics?.gtagId).toBe('G-ABC123');
    expect(plan('denluma', wanted).analytics).toBeNull();
    expect(plan('denluma', withId('"><script>')).analytics).toBeNull();
    expect(plan('denluma', (input) => info(input, { gtagId: 'G-ABC123' })).analytics).toBeNull();
  });

  it('is plain JSON, and players receive no reasons', () => {
    const full = plan('kyvolta');
    expect(JSON.parse(JSON.stringify(full))).toEqual(full);
    const bare = withoutReasons(full);
    expect(JSON.stringify(bare)).not.toContain('USERNAMEREG3","on"');
    expect(bare.removed).toEqual([]);
    expect(bare.navigation.entries.map((entry) => entry.href)).toEqual(
      full.navigation.entries.map((entry) => entry.href),
    );
  });
});

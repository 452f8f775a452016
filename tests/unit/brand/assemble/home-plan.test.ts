import { describe, expect, it } from 'vitest';
import { as, ids, info, plan } from './plan-fixture.ts';

describe('home', () => {
  it('differs in structure between the brands', () => {
    const kinds = (id: string) => plan(id).home.blocks.map((block) => block.kind);
    expect(kinds('denluma').slice(0, 3)).toEqual(['bannerCarousel', 'noticeMarquee', 'hotGames']);
    expect(kinds('kyvolta').slice(0, 3)).toEqual(['hotGames', 'gameRail', 'jackpotCounter']);
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

  it('links to a landing page that operators set', () => {
    const linkOf = (resourceTypes: readonly string[]) =>
      plan('denluma', ({ permissionInfo }) => ({
        permissionInfo: {
          ...permissionInfo,
          resources: resourceTypes.map((resourceType) => ({
            resourceType,
            name: resourceType,
            url: 'https://example.com/welcome',
          })),
        },
      }))
        .footer.groups.flatMap(({ links }) => links)
        .find(({ id }) => id === 'landing')?.href;
    expect(linkOf(['landing'])).toBe('https://example.com/welcome');
    expect(linkOf([])).toBeUndefined();
  });

  it('names only partners that the server knows, where it knows any', () => {
    const { footer, removed } = plan('denluma', ({ permissionInfo }) => ({
      permissionInfo: {
        ...permissionInfo,
        partners: { providers: ['house'], banks: ['brumal'], paymentNetworks: [] },
      },
    }));
    expect(ids(footer.providers)).toEqual(['house']);
    expect(ids(footer.banks)).toEqual(['brumal']);
    expect(footer.paymentNetworks).toEqual([]);
    expect(removed).toContainEqual({
      element: 'footer/banks/andelio',
      because: [
        { kind: 'manifest', effect: 'adds', pointer: '/footer/banks/0' },
        { kind: 'server', effect: 'removes', fact: 'partners', detail: 'andelio' },
      ],
    });
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

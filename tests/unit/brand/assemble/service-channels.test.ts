import { describe, expect, it } from 'vitest';
import { assemble } from '#brand/assemble.ts';
import type { AssembleInput } from '#brand/assemble/assemble-input.ts';
import type { OpenChannel } from '#domain/service-channel/service-links.ts';
import { generousInput } from '../brand-fixture.ts';

const channel = (csType: OpenChannel['csType'], address: string): OpenChannel => ({
  csType,
  address,
  opensWindow: csType === 'liveChat',
  texts: [
    { language: 'es', title: `${csType} es`, hours: '24 horas' },
    { language: 'en', title: `${csType} en`, hours: '' },
  ],
});

const CHAT = channel('liveChat', 'https://chat.example.com/');
const PHONE = channel('phone', '+12025550142');
const TELEGRAM = channel('telegram', '@ayuda');

function plan(
  serviceChannels: readonly OpenChannel[],
  change: (input: AssembleInput) => Partial<AssembleInput> = () => ({}),
) {
  const input = generousInput('denluma');
  const permissionInfo = { ...input.permissionInfo, resources: [], serviceChannels };
  return assemble({ ...input, permissionInfo, ...change(input) });
}

const side = (made: ReturnType<typeof plan>) => made.sideMenu.right.map(({ id }) => id);

describe('customer service in the right side menu', () => {
  it('stands in the order of the office, in the words of the reader', () => {
    const made = plan([TELEGRAM, PHONE, CHAT]);
    expect(side(made)).toEqual(['telegram', 'phone', 'liveChat']);
    expect(made.sideMenu.right[2]).toMatchObject({
      label: { text: 'liveChat es' },
      href: 'https://chat.example.com/',
      hours: { text: '24 horas' },
      callWindow: true,
      because: [
        { kind: 'manifest', effect: 'adds', pointer: '/menus/sideMenu/right/1' },
        { kind: 'server', effect: 'adds', fact: 'serviceChannels', detail: 'liveChat' },
      ],
    });
    const english = plan([PHONE], () => ({ visitor: { kind: 'visitor', language: 'en' } }));
    expect(english.sideMenu.right[0]).toMatchObject({
      label: { text: 'phone en' },
      href: 'tel:+12025550142',
    });
    const arabic = plan([CHAT], () => ({ visitor: { kind: 'visitor', language: 'ar' } }));
    expect(arabic.sideMenu.right[0]).toMatchObject({
      label: { text: 'liveChat es', language: 'es' },
      hours: { text: '24 horas', language: 'es' },
    });
  });

  it('leaves what the manifest names beside it while the server has its address', () => {
    const made = plan([PHONE, CHAT], ({ permissionInfo }) => ({
      permissionInfo: { ...permissionInfo, serviceChannels: [PHONE, CHAT] },
    }));
    expect(side(made)).toEqual([
      'logoLink',
      'phone',
      'liveChat',
      'facebook',
      'telegram',
      'line',
      'qr',
    ]);
  });

  it('tells two of a kind apart, and leaves out what the manifest hides', () => {
    expect(side(plan([CHAT, { ...CHAT, address: 'https://b.example/' }]))).toEqual([
      'liveChat',
      'liveChat-2',
    ]);
    const made = plan([CHAT, TELEGRAM], ({ manifest }) => {
      const { sideMenu } = manifest.menus;
      const right = sideMenu.right.map((item) =>
        item.id === 'telegram' ? { ...item, hidden: true } : item,
      );
      return {
        manifest: { ...manifest, menus: { ...manifest.menus, sideMenu: { ...sideMenu, right } } },
      };
    });
    expect(side(made)).toEqual(['liveChat']);
    const gone = made.removed.find(({ element }) => element === 'sideMenu/right/telegram');
    expect(gone?.because.at(-1)).toMatchObject({ kind: 'manifest', effect: 'removes' });
  });
});

describe('customer service in the footer', () => {
  it('takes the places that the manifest names and no resource fills', () => {
    const { footer } = plan([CHAT, TELEGRAM]);
    const links = footer.groups.flatMap((group) => group.links);
    expect(links.find(({ id }) => id === 'serviceChat')).toMatchObject({
      href: 'https://chat.example.com/',
      newTab: true,
      callWindow: true,
    });
    expect(footer.socials.map(({ id, href }) => [id, href])).toEqual([
      ['telegram', 'https://t.me/ayuda'],
    ]);
  });

  it('gives way to a resource of the same kind', () => {
    const { footer } = plan([TELEGRAM], ({ permissionInfo }) => ({
      permissionInfo: { ...permissionInfo, serviceChannels: [TELEGRAM] },
    }));
    const telegram = footer.socials.find(({ id }) => id === 'telegram');
    expect(telegram?.href).toBe('https://example.com/telegram');
  });
});

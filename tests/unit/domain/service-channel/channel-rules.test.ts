import { describe, expect, it } from 'vitest';
import type { ServiceChannel } from '#contract/generated/types.ts';
import { channelFaults, tidyChannel } from '#domain/service-channel/channel-faults.ts';
import { channelHref } from '#domain/service-channel/channel-href.ts';
import { serviceLinks } from '#domain/service-channel/service-links.ts';

const BRAND = { languages: ['es', 'en'], defaultLanguage: 'es' };

const channel = (
  csType: ServiceChannel['csType'],
  address: string,
  change: Partial<ServiceChannel> = {},
): ServiceChannel => ({
  csType,
  address,
  opensWindow: false,
  enabled: true,
  texts: [{ language: 'es', title: 'Hola', hours: '' }],
  ...change,
});

describe('where a channel leads', () => {
  it.each<[ServiceChannel['csType'], string, string]>([
    ['liveChat', 'https://chat.example.com/a?b=c#d', 'https://chat.example.com/a?b=c#d'],
    ['phone', '+12025550142', 'tel:+12025550142'],
    ['email', 'ayuda@example.com', 'mailto:ayuda@example.com'],
    ['whatsapp', '+12025550142', 'https://wa.me/12025550142'],
    ['whatsapp', 'https://api.whatsapp.com/send?phone=1', 'https://api.whatsapp.com/send?phone=1'],
    ['telegram', '@ayuda_demo', 'https://t.me/ayuda_demo'],
    ['liveChat', '/demo-link/live-chat', '/demo-link/live-chat'],
    ['line', 'ayuda', 'https://line.me/R/ti/p/@ayuda'],
    ['facebook', 'ayuda.demo', 'https://m.me/ayuda.demo'],
    ['zalo', '+84901234567', 'https://zalo.me/84901234567'],
  ])('%s %s', (csType, address, href) => {
    expect(channelHref(csType, address)).toBe(href);
  });

  it.each<[ServiceChannel['csType'], string]>([
    ['liveChat', 'http://chat.example.com/'],
    ['liveChat', 'javascript:alert(1)'],
    ['liveChat', 'https://user:secret@example.com/'],
    ['liveChat', 'https://example.com/\t/x'],
    ['liveChat', '//chat.example.com/'],
    ['phone', '2025550142'],
    ['phone', '+1202555014x'],
    ['email', 'ayuda@example.com?bcc=all@example.com'],
    ['whatsapp', 'https://whatsapp.com.evil.example/'],
    ['telegram', 'https://evil.example/t.me'],
    ['telegram', 'a/b'],
  ])('nowhere: %s %s', (csType, address) => {
    expect(channelHref(csType, address)).toBeNull();
  });
});

it('keeps numbers without what stands between their digits, and windows for chats alone', () => {
  const texts = [{ language: 'es', title: ' Llama ', hours: ' 8 a 23 ' }];
  const kept = tidyChannel(channel('phone', ' +1 (202) 555-01.42 ', { opensWindow: true, texts }));
  expect(kept).toEqual(
    channel('phone', '+12025550142', {
      texts: [{ language: 'es', title: 'Llama', hours: '8 a 23' }],
    }),
  );
  const chat = channel('liveChat', 'https://a.example/', { opensWindow: true });
  expect(tidyChannel(chat)).toEqual(chat);
});

it('names what is wrong, and where', () => {
  const faults = channelFaults(
    [
      channel('phone', '+12025550142'),
      channel('phone', '+12025550142'),
      channel('email', 'nobody', { texts: [{ language: 'en', title: ' ', hours: '' }] }),
      channel('line', 'ayuda', {
        texts: ['es', 'es', 'fr'].map((language) => ({ language, title: 'x', hours: '' })),
      }),
    ],
    BRAND,
  );
  expect(faults.map(({ index, pointer, code }) => [index, pointer, code])).toEqual([
    [1, '/address', 'DUPLICATE'],
    [2, '/address', 'NO_MAIL'],
    [2, '/texts', 'DEFAULT_LANGUAGE_MISSING'],
    [2, '/texts/0/title', 'EMPTY_TITLE'],
    [3, '/texts/1/language', 'DUPLICATE_LANGUAGE'],
    [3, '/texts/2/language', 'LANGUAGE_NOT_OFFERED'],
  ]);
});

it('gives each reader the words of the best language there is', () => {
  const texts = [
    { language: 'es', title: 'Escríbenos', hours: 'De 8 a 23 h' },
    { language: 'en', title: 'Write to us', hours: '' },
  ];
  const channels = [channel('email', 'ayuda@example.com', { texts }), channel('phone', 'nobody')];
  const titles = (order: readonly string[]) =>
    serviceLinks(channels, order).map(({ language, title, hours }) => [language, title, hours]);
  expect(titles(['en', 'es'])).toEqual([['en', 'Write to us', '']]);
  expect(titles(['th', 'es'])).toEqual([['es', 'Escríbenos', 'De 8 a 23 h']]);
});

import { describe, expect, it } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { keptPageFor, planAnswer } from '#site/boot/offline/plan-answer.ts';

const ask = (url: string, changes: Partial<Parameters<typeof planAnswer>[0]> = {}) =>
  planAnswer({ method: 'GET', navigates: false, sameOrigin: true, url, ...changes });

describe('what the service worker answers', () => {
  it('pages of the site', () => {
    for (const url of ['/', '/help', '/rng?vendor=house', '/wallet', '/seamless?gameCode=x']) {
      expect(ask(url, { navigates: true }), url).toBe('page');
    }
  });

  it('files that never change at their address', () => {
    for (const url of [
      '/assets/start-app-x1.js',
      '/art/denluma/abc/logo.svg',
      '/locales/denluma/abc/es/help.json',
      '/app/118f7fd9b26bba49800c35e6/icon-192.png',
    ]) {
      expect(ask(url), url).toBe('asset');
    }
  });

  it('never an operation, whoever asks for it and however', () => {
    for (const { path, method } of Object.values(operations)) {
      for (const navigates of [false, true]) {
        if (method !== 'GET') expect(ask(path, { method, navigates })).toBe('network');
      }
      expect(ask(path), path).toBe('network');
    }
  });

  it('nothing of the staff’s apps, of the preview, of files to save, or of other hosts', () => {
    for (const url of ['/office/', '/builder/x', '/?preview=token', '/app/ios.mobileconfig']) {
      expect(ask(url, { navigates: true }), url).toBe('network');
    }
    expect(ask('/assets/x.js', { sameOrigin: false })).toBe('network');
    expect(ask('/help', { navigates: true, method: 'POST' })).toBe('network');
  });
});

it('leads home what cannot be read without a network', () => {
  expect(keptPageFor('/help')).toBe('/help');
  expect(keptPageFor('/helpmc')).toBe('/help');
  expect(keptPageFor('/wallet')).toBe('/');
});

import { describe, expect, it } from 'vitest';
import { siteOrigin, requestOrigin } from '#server/platform/public-origin.ts';
import { isTrustedPeer, parseTrustedProxies } from '#server/platform/trusted-proxies.ts';

describe('TRUST_PROXY', () => {
  it.each([
    ['false', false],
    ['0', false],
    ['true', true],
    ['1', 1],
    ['10', 10],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
  ])('reads %s', (text, proxies) => {
    expect(parseTrustedProxies(text)).toEqual(proxies);
  });

  it.each(['', 'yes', '11', '-1', '1.5', '10.0.0.0/0', '::/0', '10.0.0.1,', 'proxy.example'])(
    'refuses "%s"',
    (text) => {
      expect(parseTrustedProxies(text)).toBeNull();
    },
  );

  it('believes the header of a listed peer alone', () => {
    const listed = ['10.0.0.0/8', '2001:db8::1'];
    expect(isTrustedPeer(listed, '10.200.0.1')).toBe(true);
    expect(isTrustedPeer(listed, '::ffff:10.200.0.1')).toBe(true);
    expect(isTrustedPeer(listed, '2001:db8::1')).toBe(true);
    for (const peer of ['11.0.0.1', '2001:db8::2', '', 'nonsense', undefined]) {
      expect(isTrustedPeer(listed, peer)).toBe(false);
    }
    expect(isTrustedPeer(2, undefined)).toBe(true);
    expect(isTrustedPeer(false, '10.0.0.1')).toBe(false);
  });
});

describe('the origin of a site', () => {
  it('has a port only where it is not the one of the scheme', () => {
    const origin = (publicScheme: 'http' | 'https', publicPort: number) =>
      siteOrigin({ publicScheme, publicPort }, 'a.example');
    expect(origin('https', 0)).toBe('https://a.example');
    expect(origin('https', 443)).toBe('https://a.example');
    expect(origin('https', 80)).toBe('https://a.example:80');
    expect(origin('http', 80)).toBe('http://a.example');
    expect(origin('http', 3000)).toBe('http://a.example:3000');
  });

  it('takes the port of a request in a demo, if it is one, and never in production', () => {
    const request = (host: string) => ({ host, hostname: host.split(':', 1)[0] ?? '' });
    const demo = { mode: 'demo', publicScheme: 'http', publicPort: 3000 } as const;
    expect(requestOrigin(request('a.example:8080'), demo)).toBe('http://a.example:8080');
    expect(requestOrigin(request('a.example'), demo)).toBe('http://a.example');
    for (const port of ['x', '0', '65536', '80@evil.example', '']) {
      expect(requestOrigin(request(`a.example:${port}`), demo)).toBe('http://a.example');
    }
    const production = { mode: 'production', publicScheme: 'https', publicPort: 0 } as const;
    expect(requestOrigin(request('a.example:8080'), production)).toBe('https://a.example');
  });
});

import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { securityHeaders, setPagePolicy } from '#server/platform/security-headers.ts';

async function headersOf(publicScheme: 'http' | 'https', frameAncestors?: string) {
  const app = Fastify();
  app.decorateRequest('language', 'en');
  securityHeaders(app, { publicScheme });
  app.get('/', async (_request, reply) => {
    setPagePolicy(reply, { nonce: 'abc', frameAncestors });
    return '';
  });
  app.post('/', async () => '');
  const [page, answer] = [await app.inject('/'), await app.inject({ method: 'POST', url: '/' })];
  return { page, answer };
}

describe('security headers', () => {
  it('gives API answers a policy that allows nothing, and forbids caching', async () => {
    const { answer } = await headersOf('http');
    expect(answer.headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(answer.headers).not.toHaveProperty('x-frame-options');
  });

  it('replaces the policy for a page and leaves its caching to the page', async () => {
    const { page } = await headersOf('http', 'https://builder.example');
    const policy = String(page.headers['content-security-policy']).split(';');
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(policy).toContain('frame-ancestors https://builder.example');
    expect(page.headers).not.toHaveProperty('cache-control');
  });

  it('requires HTTPS for a year where sites are served over it, and only there', async () => {
    const { answer } = await headersOf('https');
    const year = 'max-age=31536000; includeSubDomains';
    expect(answer.headers['strict-transport-security']).toBe(year);
    const plain = await headersOf('http');
    expect(plain.answer.headers).not.toHaveProperty('strict-transport-security');
  });

  it('refuses a source that would start another directive', async () => {
    const { page } = await headersOf('http', "'none'; script-src *");
    expect(page.statusCode).toBe(500);
  });
});

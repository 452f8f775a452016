import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { staffPage } from '#server/features/page/staff-page.ts';
import type { ServerText } from '#server/platform/text.ts';

const hostsOf = new Map(
  Array.from({ length: 10_000 }, (_, index) => [`brand-${index}`, [`www.brand-${index}.example`]]),
);

async function policyAt(address: string): Promise<string> {
  const app = Fastify();
  staffPage({
    path: '/builder/',
    template: '<html lang="__LANG__"><!--head--></html>',
    isServed: () => true,
    originOf: ({ host }) => `http://${host}`,
    text: { languages: ['en'] } as unknown as ServerText,
    frames: (place) => hostsOf.get(place.split('/')[0] ?? '') ?? [],
  })(app);
  const answer = await app.inject({ url: address, headers: { host: 'builder.example:4600' } });
  await app.close();
  return String(answer.headers['content-security-policy']);
}

it.each(['/builder/brand-7', '/builder/brand-7/theme?x=/builder/brand-8'])(
  'of ten thousand brands the policy of %s names one',
  async (address) => {
    const policy = await policyAt(address);
    expect(policy).toContain('frame-src http://www.brand-7.example:4600;');
    expect(policy).not.toContain('brand-8');
    expect(policy.length).toBeLessThan(600);
  },
);

it.each(['/builder/', '/builder/nobody'])('%s shows nothing in a frame', async (address) => {
  expect(await policyAt(address)).toContain("frame-src 'none';");
});

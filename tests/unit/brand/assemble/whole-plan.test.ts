import { describe, expect, it } from 'vitest';
import type { AssembleInput } from '#brand/assemble/assemble-input.ts';
import { withoutReasons } from '#brand/without-reasons.ts';
import { as, info, plan } from './plan-fixture.ts';

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
    expect(tagline('es').languages.enabled.map(({ code }) => code)).toContain('ar');
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

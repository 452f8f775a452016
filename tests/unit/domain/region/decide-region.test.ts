import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRegion } from '#domain/region/decide-region.ts';
import { regionRuleFaults, tidyRegionRule } from '#domain/region/region-rule-faults.ts';
import { countryCode, type RegionRule } from '#domain/region/region-rule.ts';

const rule = (
  effect: RegionRule['effect'],
  kind: RegionRule['kind'],
  value: string,
  enabled = true,
): RegionRule => ({ effect, kind, value, note: '', enabled });

const LUNA = { ip: '203.0.113.9', country: 'PE' };

describe('who comes in', () => {
  it('is decided by the first rule that fits, and says which', () => {
    const rules = [
      rule('block', 'country', 'MX'),
      rule('allow', 'network', '203.0.113.0/24'),
      rule('block', 'country', 'PE'),
    ];
    const policy = { defaultEffect: 'block', rules } as const;
    expect(decideRegion(policy, LUNA)).toEqual({ effect: 'allow', because: 1 });
    expect(decideRegion(policy, { ...LUNA, ip: '192.0.2.1' })).toEqual({
      effect: 'block',
      because: 2,
    });
    expect(decideRegion(policy, { ip: '192.0.2.1', country: null })).toEqual({
      effect: 'block',
      because: null,
    });
  });

  it('a rule that is off, or cannot be read, fits nobody', () => {
    const rules = [rule('block', 'country', 'PE', false), rule('block', 'network', 'everything')];
    expect(decideRegion({ defaultEffect: 'allow', rules }, LUNA)).toEqual({
      effect: 'allow',
      because: null,
    });
  });

  it('an address that cannot be read is in no network', () => {
    const rules = [rule('block', 'network', '0.0.0.0/0'), rule('block', 'network', '::/0')];
    const policy = { defaultEffect: 'allow', rules } as const;
    expect(decideRegion(policy, { ip: 'unknown', country: null }).effect).toBe('allow');
    expect(decideRegion(policy, LUNA).effect).toBe('block');
  });

  const anyRule = fc.record({
    effect: fc.constantFrom('allow', 'block'),
    kind: fc.constant('country' as const),
    value: fc.constantFrom('PE', 'MX', 'CL'),
    note: fc.constant(''),
    enabled: fc.boolean(),
  });
  const anyPolicy = fc.record({
    defaultEffect: fc.constantFrom('allow', 'block'),
    rules: fc.array(anyRule, { maxLength: 6 }),
  });
  const anyCountry = fc.constantFrom('PE', 'MX', 'CL', 'AR', null);

  it('what stands below the rule that decided changes nothing', () => {
    fc.assert(
      fc.property(anyPolicy, anyCountry, (policy, country) => {
        const visit = { ip: '192.0.2.1', country };
        const decision = decideRegion(policy, visit);
        if (decision.because === null) return;
        const rules = policy.rules.slice(0, decision.because + 1);
        expect(decideRegion({ ...policy, rules }, visit)).toEqual(decision);
        expect(policy.rules[decision.because]).toMatchObject({ enabled: true, value: country });
      }),
    );
  });

  it('the default only decides where no enabled rule fits', () => {
    fc.assert(
      fc.property(anyPolicy, anyCountry, (policy, country) => {
        const { effect, because } = decideRegion(policy, { ip: '192.0.2.1', country });
        const fits = policy.rules.some(({ enabled, value }) => enabled && value === country);
        expect(because === null).toBe(!fits);
        if (!fits) expect(effect).toBe(policy.defaultEffect);
      }),
    );
  });
});

describe('what an operator types', () => {
  it('is tidied', () => {
    const typed = { ...rule('block', 'country', ' pe '), note: ' licence ' };
    expect(tidyRegionRule(typed)).toMatchObject({ value: 'PE', note: 'licence' });
    expect(tidyRegionRule(rule('block', 'network', ' 2001:DB8::/32 ')).value).toBe('2001:db8::/32');
  });

  it('is refused where it says nothing, or says again what stands above', () => {
    const rules = [
      rule('block', 'country', 'Peru'),
      rule('block', 'network', '10.1.1.1/8'),
      rule('allow', 'network', '10.0.0.0/8'),
      rule('allow', 'network', '10.0.0.0/8', false),
      rule('allow', 'network', 'PE'),
    ];
    expect(regionRuleFaults(rules)).toEqual([
      { index: 0, code: 'NO_COUNTRY' },
      { index: 2, code: 'DUPLICATE' },
      { index: 4, code: 'NO_NETWORK' },
    ]);
  });

  it.each([
    ['pe', 'PE'],
    ['XX', null],
    ['ZZ', null],
    ['T1', null],
    ['PER', null],
    ['', null],
  ])('"%s" is the country %s', (text, code) => {
    expect(countryCode(text)).toBe(code);
  });
});

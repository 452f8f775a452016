import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegionSettings } from '#contract/generated/types.ts';
import {
  changeCount,
  draftOf,
  movedRule,
  plainRules,
  policyDifference,
  withNewRule,
  withoutRule,
  withRule,
} from '#office/features/region-rules/region-draft.ts';

const rule = (value: string): RegionSettings['rules'][number] => ({
  effect: 'block',
  kind: 'country',
  value,
  note: '',
  enabled: true,
});

const settings = (...values: readonly string[]): RegionSettings => ({
  brand: 'denluma',
  version: 3,
  lastChange: null,
  defaultEffect: 'allow',
  rules: values.map(rule),
});

const valuesOf = (draft: ReturnType<typeof draftOf>): string[] =>
  draft.rules.map(({ value }) => value);

const keyAt = (draft: ReturnType<typeof draftOf>, index: number): string =>
  draft.rules[index]?.key ?? '';

describe('editing the list', () => {
  it('adds at the end what the default does not do', () => {
    const draft = withNewRule(draftOf(settings('PE')), 'network');
    expect(draft.rules[1]).toMatchObject({ effect: 'block', kind: 'network', value: '' });
    const closed = withNewRule({ ...draft, defaultEffect: 'block' }, 'country');
    expect(closed.rules[2]).toMatchObject({ effect: 'allow', kind: 'country' });
  });

  it('changes, removes and moves one and leaves the others', () => {
    const draft = draftOf(settings('PE', 'MX', 'CL'));
    const [first] = draft.rules;
    if (first === undefined) throw new Error('no rule');
    expect(valuesOf(withRule(draft, { ...first, value: 'AR' }))).toEqual(['AR', 'MX', 'CL']);
    expect(valuesOf(withoutRule(draft, keyAt(draft, 1)))).toEqual(['PE', 'CL']);
    expect(valuesOf(movedRule(draft, keyAt(draft, 2), -1))).toEqual(['PE', 'CL', 'MX']);
    expect(movedRule(draft, keyAt(draft, 0), -1)).toEqual(draft);
    expect(movedRule(draft, keyAt(draft, 2), 1)).toEqual(draft);
  });

  it('moving there and back changes nothing', () => {
    const values = fc.uniqueArray(fc.constantFrom('PE', 'MX', 'CL', 'AR', 'EC'), { minLength: 2 });
    fc.assert(
      fc.property(values, fc.nat(), (codes, place) => {
        const draft = draftOf(settings(...codes));
        const key = keyAt(draft, place % (codes.length - 1));
        expect(movedRule(movedRule(draft, key, 1), key, -1)).toEqual(draft);
      }),
    );
  });
});

describe('what changes', () => {
  const now = settings('PE', 'MX');
  const to = (...values: readonly string[]) =>
    policyDifference(now, { defaultEffect: 'allow', rules: values.map(rule) });

  it('is nothing for the same list', () => {
    const same = { defaultEffect: now.defaultEffect, rules: plainRules(draftOf(now)) };
    expect(changeCount(policyDifference(now, same))).toBe(0);
  });

  it('is told by rule, by order and by default', () => {
    expect(to('PE', 'CL')).toMatchObject({ added: [rule('CL')], removed: [rule('MX')] });
    expect(changeCount(to('PE', 'CL'))).toBe(1);
    expect(to('MX', 'PE')).toMatchObject({ added: [], removed: [], reordered: true });
    expect(to('CL', 'PE', 'MX').reordered).toBe(false);
    const shut = policyDifference(now, { ...now, defaultEffect: 'block' });
    expect([shut.defaultChanged, changeCount(shut)]).toEqual([true, 1]);
  });
});

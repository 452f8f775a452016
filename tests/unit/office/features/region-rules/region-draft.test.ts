import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegionSettings } from '#contract/generated/types.ts';
import { movedItem, plain, withItem, withoutItem } from '#staff/setting/keyed-list.ts';
import {
  changeCount,
  draftOf,
  newRule,
  policyDifference,
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

type Rules = ReturnType<typeof draftOf>['rules'];

const valuesOf = (rules: Rules): string[] => rules.map(({ value }) => value);

const keyAt = (rules: Rules, index: number): string => rules[index]?.key ?? '';

describe('editing the list', () => {
  it('begins a rule with what the default does not do', () => {
    expect(newRule('network', 'allow')).toMatchObject({
      effect: 'block',
      kind: 'network',
      value: '',
    });
    expect(newRule('country', 'block')).toMatchObject({ effect: 'allow', kind: 'country' });
  });

  it('changes, removes and moves one and leaves the others', () => {
    const { rules } = draftOf(settings('PE', 'MX', 'CL'));
    const [first] = rules;
    if (first === undefined) throw new Error('no rule');
    expect(valuesOf(withItem(rules, { ...first, value: 'AR' }))).toEqual(['AR', 'MX', 'CL']);
    expect(valuesOf(withoutItem(rules, keyAt(rules, 1)))).toEqual(['PE', 'CL']);
    expect(valuesOf(movedItem(rules, keyAt(rules, 2), -1))).toEqual(['PE', 'CL', 'MX']);
    expect(movedItem(rules, keyAt(rules, 0), -1)).toEqual(rules);
    expect(movedItem(rules, keyAt(rules, 2), 1)).toEqual(rules);
  });

  it('moving there and back changes nothing', () => {
    const values = fc.uniqueArray(fc.constantFrom('PE', 'MX', 'CL', 'AR', 'EC'), { minLength: 2 });
    fc.assert(
      fc.property(values, fc.nat(), (codes, place) => {
        const { rules } = draftOf(settings(...codes));
        const key = keyAt(rules, place % (codes.length - 1));
        expect(movedItem(movedItem(rules, key, 1), key, -1)).toEqual(rules);
      }),
    );
  });
});

describe('what changes', () => {
  const now = settings('PE', 'MX');
  const to = (...values: readonly string[]) =>
    policyDifference(now, { defaultEffect: 'allow', rules: values.map(rule) });

  it('is nothing for the same list', () => {
    const same = { defaultEffect: now.defaultEffect, rules: draftOf(now).rules.map(plain) };
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

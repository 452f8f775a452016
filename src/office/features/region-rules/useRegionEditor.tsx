import { useMemo } from 'react';
import type { RegionSettings } from '#contract/generated/types.ts';
import { regionRuleFaults, tidyRegionRule } from '#domain/region/region-rule-faults.ts';
import type { RegionRule } from '#domain/region/region-rule.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { plain } from '#staff/setting/keyed-list.ts';
import { ListEditor } from '#staff/setting/ListEditor.tsx';
import type { SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { inOneLine, useListChanges } from '#staff/setting/useListChanges.ts';
import { DefaultEffect } from './DefaultEffect.tsx';
import {
  changeCount,
  draftOf,
  newRule,
  type PolicyDraft,
  policyDifference,
} from './region-draft.ts';
import { RegionRuleRow } from './RegionRuleRow.tsx';
import { TryAddress } from './TryAddress.tsx';
import { useCountryName } from './useCountryName.ts';

/** The contract's bound. */
const MAX_RULES = 500;

/** The rules in the order they are applied, the effect for all others, and an address to try them. */
export function useRegionEditor(
  input: SettingEditorInput<RegionSettings, PolicyDraft>,
): SettingDraft<Pick<RegionSettings, 'defaultEffect' | 'rules'>> {
  const { now, edits, edit } = input;
  const say = useTexts('office');
  const changesOf = useListChanges();
  const ruleText = useRegionRuleText();
  const held = useMemo(() => draftOf(now), [now]);
  const policy = edits ?? held;
  const { defaultEffect } = policy;
  const rules = policy.rules.map(plain).map(tidyRegionRule);
  const difference = policyDifference(now, { defaultEffect, rules });
  const { defaultChanged, added } = difference;
  const count = changeCount(difference);
  const faults = regionRuleFaults(rules);
  const changedDefault = {
    id: 'default',
    what: say('office:regions.otherwise'),
    before: say(`office:effect.${now.defaultEffect}`),
    after: say(`office:effect.${defaultEffect}`),
  };
  return {
    content: { defaultEffect, rules },
    changes: [...changesOf(difference, ruleText), ...(defaultChanged ? [changedDefault] : [])],
    count,
    faults: faults.length,
    grave: defaultEffect === 'block' || added.some(({ effect }) => effect === 'block'),
    review: <p>{say('office:regions.effectText')}</p>,
    aside: <TryAddress brand={now.brand} policy={{ defaultEffect, rules }} isPreview={count > 0} />,
    fields: (
      <ListEditor
        title={say('office:regions.rules')}
        hint={say('office:regions.order')}
        none={say('office:regions.none')}
        items={policy.rules}
        faults={faults}
        maxItems={MAX_RULES}
        onChange={edit && ((changed) => edit({ defaultEffect, rules: changed }))}
        add={[
          {
            id: 'country',
            label: say('office:regions.addCountry'),
            begin: () => newRule('country', defaultEffect),
          },
          {
            id: 'network',
            label: say('office:regions.addNetwork'),
            begin: () => newRule('network', defaultEffect),
          },
        ]}
        row={(row) => <RegionRuleRow {...row} />}
      >
        <DefaultEffect
          value={defaultEffect}
          onChange={edit && ((value) => edit({ ...policy, defaultEffect: value }))}
        />
      </ListEditor>
    ),
  };
}

/** A rule in a few words: "Block Mexico". */
function useRegionRuleText(): (rule: RegionRule) => string {
  const say = useTexts('office');
  const countryName = useCountryName();
  return ({ effect, kind, value, note, enabled }) =>
    inOneLine([
      `${say(`office:effectPill.${effect}`)} ${kind === 'country' ? countryName(value) || value : value}`,
      note,
      enabled ? '' : say('office:off'),
    ]);
}

import type { RegionSettings } from '#contract/generated/types.ts';
import type { RegionPolicy, RegionRule } from '#domain/region/region-rule.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { type Change, ChangeList } from '../../desk/ChangeList.tsx';
import { ReviewDialog } from '../../desk/ReviewDialog.tsx';
import type { Desk } from '../../desk/useDesk.ts';
import { policyDifference, type PolicyDraft } from './region-draft.ts';
import { useCountryName } from './useCountryName.ts';

export interface RegionReviewProps {
  name: string;
  now: RegionSettings;
  next: RegionPolicy;
  desk: Desk<PolicyDraft>;
}

/** Which rules come, go or move; with the last look at whom that keeps out. */
export function RegionReview({ name, now, next, desk }: RegionReviewProps) {
  const say = useTexts('office');
  const { run, pending, problem } = useCommand('setRegionRules');
  const ruleText = useRegionRuleText();
  const { defaultChanged, added, removed, reordered } = policyDifference(now, next);
  const save = async (reason: string): Promise<void> => {
    const { defaultEffect, rules } = next;
    const body = { version: desk.version, defaultEffect, rules: [...rules], reason };
    desk.settle(await run({ params: { brand: now.brand }, body }));
  };
  const line = (rule: RegionRule, index: number, gone: boolean): Change => ({
    id: `${gone ? 'gone' : 'new'}-${index}`,
    what: gone ? say('office:regions.removed') : say('office:regions.added'),
    before: gone ? ruleText(rule) : '',
    after: gone ? '' : ruleText(rule),
  });
  return (
    <ReviewDialog
      title={say('office:desk.confirmTitle', { name })}
      action={say('office:desk.apply', { name })}
      grave={next.defaultEffect === 'block' || added.some(({ effect }) => effect === 'block')}
      pending={pending}
      problem={problem}
      onClose={() => desk.review(false)}
      onConfirm={(reason) => void save(reason)}
    >
      <ChangeList
        changes={[
          ...removed.map((rule, index) => line(rule, index, true)),
          ...added.map((rule, index) => line(rule, index, false)),
          ...(defaultChanged
            ? [
                {
                  id: 'default',
                  what: say('office:regions.otherwise'),
                  before: say(`office:effect.${now.defaultEffect}`),
                  after: say(`office:effect.${next.defaultEffect}`),
                },
              ]
            : []),
          ...(reordered
            ? [{ id: 'order', what: say('office:regions.reordered'), before: '', after: '' }]
            : []),
        ]}
      />
      <p>{say('office:regions.effectText')}</p>
    </ReviewDialog>
  );
}

/** A rule in a few words: "Block Mexico". */
function useRegionRuleText(): (rule: RegionRule) => string {
  const say = useTexts('office');
  const countryName = useCountryName();
  return ({ effect, kind, value, note, enabled }) =>
    [
      `${say(`office:effectPill.${effect}`)} ${kind === 'country' ? countryName(value) || value : value}`,
      note,
      enabled ? '' : say('office:off'),
    ]
      .filter((part) => part !== '')
      .join(' · ');
}

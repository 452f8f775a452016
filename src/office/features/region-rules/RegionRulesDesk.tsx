import { useMemo } from 'react';
import type { RegionSettings } from '#contract/generated/types.ts';
import { regionRuleFaults, tidyRegionRule } from '#domain/region/region-rule-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { ConflictNotice } from '../../desk/ConflictNotice.tsx';
import { DeskLayout } from '../../desk/DeskLayout.tsx';
import { LastChange } from '../../desk/LastChange.tsx';
import { ReviewBar } from '../../desk/ReviewBar.tsx';
import { useDesk } from '../../desk/useDesk.ts';
import { useStaff } from '../../session/useStaff.ts';
import {
  changeCount,
  draftOf,
  plainRules,
  type PolicyDraft,
  policyDifference,
} from './region-draft.ts';
import { PolicyEditor } from './PolicyEditor.tsx';
import { RegionReview } from './RegionReview.tsx';
import { TryAddress } from './TryAddress.tsx';

export interface RegionRulesDeskProps {
  name: string;
  now: RegionSettings;
  put: (value: RegionSettings) => void;
  refresh: () => Promise<unknown>;
}

/** The region rules of one brand, and an address to try them with. */
export function RegionRulesDesk({ name, now, put, refresh }: RegionRulesDeskProps) {
  const say = useTexts('office');
  const mayEdit = useStaff().may('brand.rules');
  const desk = useDesk<PolicyDraft>('regions', now.brand, now, { put, refresh });
  const held = useMemo(() => draftOf(now), [now]);
  const policy = desk.edits ?? held;
  const next = {
    defaultEffect: policy.defaultEffect,
    rules: plainRules(policy).map(tidyRegionRule),
  };
  const difference = policyDifference(now, next);
  const count = changeCount(difference);
  const faults = regionRuleFaults(next.rules);
  return (
    <DeskLayout aside={<TryAddress brand={now.brand} policy={next} isPreview={count > 0} />}>
      {desk.saved ? <Notice tone="good">{say('office:desk.saved')}</Notice> : null}
      {desk.conflicted && count > 0 ? (
        <ConflictNotice
          change={now.lastChange}
          onKeep={desk.rebase}
          onDiscard={() => desk.edit(null)}
        />
      ) : null}
      <LastChange change={now.lastChange} />
      <PolicyEditor
        policy={policy}
        faults={faults}
        onChange={mayEdit ? (edited) => desk.edit(edited) : undefined}
      />
      {count === 0 ? null : (
        <ReviewBar
          count={count}
          obstacle={
            faults.length > 0
              ? say('office:rules.mend', { count: faults.length })
              : desk.conflicted
                ? say('office:desk.conflict.first')
                : null
          }
          onDiscard={() => desk.edit(null)}
          onReview={() => desk.review(true)}
        />
      )}
      {desk.reviewing && count > 0 ? (
        <RegionReview name={name} now={now} next={next} desk={desk} />
      ) : null}
    </DeskLayout>
  );
}

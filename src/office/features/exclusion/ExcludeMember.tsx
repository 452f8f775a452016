import { useState } from 'react';
import { exclusionPeriods, exclusionSources } from '#contract/generated/enum-values.ts';
import type { Exclusion, ExclusionPeriod, ExclusionSource } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { ReasonedAction } from '#staff/queue/ReasonedAction.tsx';
import styles from './LowerLimit.module.css';

interface ExcludeMemberProps {
  memberId: string;
  onExcluded: (exclusion: Exclusion) => void;
}

/** Excludes a member at once, with the period, who asked for it, and a reason. */
export function ExcludeMember({ memberId, onExcluded }: ExcludeMemberProps) {
  const say = useTexts('office');
  const { run, pending, problem } = useCommand('excludeMember');
  const [period, setPeriod] = useState<ExclusionPeriod>(exclusionPeriods[0]);
  const [source, setSource] = useState<ExclusionSource>(exclusionSources[0]);
  const periodText = (one: ExclusionPeriod) => say(`office:exclusions.period.${one}`);
  const sourceText = (one: ExclusionSource) => say(`office:exclusions.source.${one}`);
  const exclude = async (reason: string): Promise<boolean> => {
    const outcome = await run({ params: { memberId }, body: { period, source, reason } });
    if (outcome.ok) onExcluded(outcome.value);
    return outcome.ok;
  };
  return (
    <div className={styles.form}>
      <SelectField
        label={say('office:exclusions.period')}
        value={period}
        options={exclusionPeriods.map((one) => ({ value: one, label: periodText(one) }))}
        onChange={(value) => setPeriod(exclusionPeriods.find((one) => one === value) ?? period)}
      />
      <SelectField
        label={say('office:exclusions.source')}
        value={source}
        options={exclusionSources.map((one) => ({ value: one, label: sourceText(one) }))}
        onChange={(value) => setSource(exclusionSources.find((one) => one === value) ?? source)}
      />
      <ReasonedAction
        title={say('office:exclusions.exclude')}
        label={say('office:exclusions.exclude')}
        effect={say('office:exclusions.excludeEffect', {
          period: periodText(period),
          source: sourceText(source),
        })}
        hint={say('office:exclusions.excludeHint')}
        pending={pending}
        problem={problem}
        onConfirm={exclude}
      />
    </div>
  );
}

import { useState } from 'react';
import type { ExclusionPeriod } from '#contract/generated/types.ts';
import { SELF_EXCLUSIONS, TIME_OUTS } from '#domain/exclusion/exclusion-end.ts';
import { Button } from '#ui/kit/Button.tsx';
import { SelectField } from '#ui/kit/branded/SelectField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ConfirmExclusionDialog } from './ConfirmExclusionDialog.tsx';
import { AccountCard } from '../../frame/AccountCard.tsx';
import styles from './TakeABreakCard.module.css';

/** Chooses a break from play; a dialog asks again before it starts. */
export function TakeABreakCard() {
  const say = useTexts('exclusion');
  const [period, setPeriod] = useState<ExclusionPeriod>('day');
  const [isAsking, setAsking] = useState(false);
  return (
    <AccountCard id="take-a-break" title={say('exclusion:title')} text={say('exclusion:text')}>
      <div className={styles.form}>
        <SelectField<ExclusionPeriod>
          name="period"
          label={say('exclusion:choose')}
          value={period}
          choices={[...TIME_OUTS, ...SELF_EXCLUSIONS].map((value) => ({
            value,
            label: say(`exclusion:period.${value}`),
          }))}
          onChange={setPeriod}
        />
        <Button tone="secondary" onClick={() => setAsking(true)}>
          {say('exclusion:start')}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmExclusionDialog period={period} onClose={() => setAsking(false)} />
      ) : null}
    </AccountCard>
  );
}

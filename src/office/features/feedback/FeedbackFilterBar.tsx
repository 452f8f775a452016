import { questionTypes } from '#contract/generated/enum-values.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { FEEDBACK_STATES, type FeedbackFilters } from './feedback-filters.ts';
import styles from './FeedbackFilterBar.module.css';

export interface FeedbackFilterBarProps {
  filters: FeedbackFilters;
  /** Values of the address; null takes one out. */
  onChange: (values: Readonly<Record<string, string | null>>) => void;
}

/** Whether it is handled, and what it is about. */
export function FeedbackFilterBar({ filters, onChange }: FeedbackFilterBarProps) {
  const say = useTexts('feedback-desk');
  return (
    <search className={styles.bar}>
      <Segments
        label={say('feedback-desk:state')}
        value={filters.state}
        options={FEEDBACK_STATES.map((value) => ({ value, label: say(`feedback-desk:${value}`) }))}
        onChange={(state) => onChange({ state: state === 'open' ? null : state })}
      />
      <div className={styles.type}>
        <SelectField
          label={say('feedback-desk:questionType')}
          hideLabel
          value={filters.questionType ?? ''}
          options={[
            { value: '', label: say('feedback-desk:anyType') },
            ...questionTypes.map((value) => ({
              value,
              label: say(`feedback-desk:type.${value}`),
            })),
          ]}
          onChange={(type) => onChange({ type })}
        />
      </div>
    </search>
  );
}

import grid from '#staff/setting/FieldGrid.module.css';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import type { TermTexts } from './agent-terms-draft.ts';
import { SERIES_BOUNDS } from './quota-draft.ts';

export interface TermFieldsProps {
  typed: TermTexts;
  faultAt: (pointer: string) => string | undefined;
  onChange: (typed: TermTexts) => void;
}

/** Series and share of an agent. */
export function TermFields({ typed, faultAt, onChange }: TermFieldsProps) {
  const say = useTexts('agent-desk');
  const bounds = {
    minimum: String(SERIES_BOUNDS.minimum),
    maximum: String(SERIES_BOUNDS.maximum),
  };
  return (
    <div className={grid.fields}>
      <Field
        label={say('agent-desk:series')}
        hint={say('agent-desk:seriesHint', bounds)}
        value={typed.series}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        fault={faultAt('/series')}
        onChange={({ target }) => onChange({ ...typed, series: target.value })}
      />
      <Field
        label={say('agent-desk:share')}
        hint={say('agent-desk:shareHint')}
        value={typed.share}
        after="%"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        fault={faultAt('/share')}
        onChange={({ target }) => onChange({ ...typed, share: target.value })}
      />
    </div>
  );
}

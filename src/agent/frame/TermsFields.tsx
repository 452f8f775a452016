import type { SeriesQuota } from '#contract/generated/types.ts';
import { quotaStep } from '#domain/agent/terms.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import { FieldRow } from './FormLayout.tsx';
import { Explanation } from './Panel.tsx';
import { percentText } from '#ui/i18n/percent-text.ts';
import {
  seriesFault,
  seriesOf,
  shareFault,
  type TermsBounds,
  type TermsEntry,
} from './terms-entry.ts';

export interface TermsFieldsProps {
  entry: TermsEntry;
  onChange: (entry: TermsEntry) => void;
  bounds: TermsBounds;
  quotas: readonly SeriesQuota[];
  /** Show what is out of bounds. */
  isChecked: boolean;
  /** The server's words about the terms. */
  problem?: string | undefined;
}

/** Series and share of a downline, and how much of the quota of that series is used. */
export function TermsFields(props: TermsFieldsProps) {
  const { entry, onChange, bounds, quotas, isChecked, problem } = props;
  const say = useTexts('agent');
  const locale = useLocale();
  const { own, seriesFloor } = bounds;
  const range = { low: String(seriesFloor), high: String(own.series) };
  const limit = { high: percentText(own.shareBasisPoints, locale) };
  const series = seriesFault(entry.series, bounds);
  const share = shareFault(entry.share, bounds);
  const step = quotaStep(
    seriesOf(entry.series) ?? Number.NaN,
    quotas.map(({ fromSeries }) => fromSeries),
  );
  const quota = quotas.find(({ fromSeries }) => fromSeries === step);
  return (
    <>
      <FieldRow>
        <Field
          name="series"
          type="number"
          inputMode="numeric"
          min={seriesFloor}
          max={own.series}
          step={2}
          required
          label={say('agent:terms.series')}
          hint={say('agent:terms.series.help', range)}
          fault={
            problem ??
            (isChecked && series !== null ? say(`agent:terms.series.${series}`, range) : undefined)
          }
          value={entry.series}
          onChange={({ target }) => onChange({ ...entry, series: target.value })}
        />
        <Field
          name="share"
          inputMode="decimal"
          maxLength={6}
          required
          label={say('agent:terms.share')}
          hint={say('agent:terms.share.help', limit)}
          fault={isChecked && share !== null ? say(`agent:terms.share.${share}`, limit) : undefined}
          after="%"
          value={entry.share}
          onChange={({ target }) => onChange({ ...entry, share: target.value })}
        />
      </FieldRow>
      {quota === undefined || series !== null ? null : (
        <Explanation>
          {say('agent:quota.use', {
            from: String(quota.fromSeries),
            used: quota.used,
            granted: quota.granted,
          })}
        </Explanation>
      )}
    </>
  );
}

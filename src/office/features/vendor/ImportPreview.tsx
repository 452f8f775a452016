import type { VendorRecord } from '#contract/generated/types.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import type { ImportCounts } from './vendor-upload.ts';

export interface ImportPreviewProps {
  vendor: Pick<VendorRecord, 'code' | 'displayName'>;
  counts: ImportCounts;
  isNew: boolean;
}

const COUNTS = ['added', 'changed', 'unchanged', 'removed'] as const;

/** The result of a trial: what an import would write. */
export function ImportPreview({ vendor, counts, isNew }: ImportPreviewProps) {
  const say = useTexts('vendor-desk');
  const figures = new Intl.NumberFormat(useOfficeLocale());
  const { code, displayName: name } = vendor;
  return (
    <>
      <Notice
        title={say(isNew ? 'vendor-desk:import.new' : 'vendor-desk:import.known', { name, code })}
      >
        <p>{say('vendor-desk:import.trial')}</p>
      </Notice>
      <Facts
        facts={COUNTS.map((id) => ({
          id,
          label: say(`vendor-desk:import.${id}`),
          value: figures.format(counts[id]),
        }))}
      />
      {counts.removed === 0 ? null : (
        <Notice tone="warning">
          {say('vendor-desk:import.removes', { count: counts.removed })}
        </Notice>
      )}
    </>
  );
}

import { useMemo } from 'react';
import type { SetVendorBody, VendorDeskEntry } from '#contract/generated/types.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { SettingForm } from '#staff/setting/SettingForm.tsx';
import type { SettingDraft } from '#staff/setting/setting.ts';
import { useDesk } from '#staff/setting/useDesk.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { CurrencyTable } from './CurrencyTable.tsx';
import { useVendorChanges } from './useVendorChanges.ts';
import { draftKey, draftOf, readDraft, type VendorEdits, withEdit } from './vendor-draft.ts';
import { VendorFields } from './VendorFields.tsx';

export interface VendorEditorProps {
  vendor: VendorDeskEntry;
  putVendor: (entry: VendorDeskEntry) => void;
  refresh: () => Promise<unknown>;
}

/** Edits the record of a vendor, with the review and the conflict notice of every setting. */
export function VendorEditor({ vendor, putVendor, refresh }: VendorEditorProps) {
  const say = useTexts('vendor-desk');
  const locale = useOfficeLocale();
  const mayEdit = useStaff().may('vendor.edit');
  const { record, version, editedBy, editedAt } = vendor;
  const lastChange = { by: editedBy, at: editedAt, reason: '' };
  // `put` is a no-op: the list holds the vendor, see `putVendor` below.
  const actions = { put: (): void => undefined, refresh };
  const desk = useDesk<VendorEdits>(draftKey(record.code), { version, lastChange }, actions);
  const { run, pending, problem } = useCommand('setVendor');
  const held = useMemo(() => draftOf(record, locale), [record, locale]);
  const { fieldName, changesOf } = useVendorChanges();
  const wanted = { ...held, ...desk.edits };
  const change = (more: VendorEdits): void => desk.edit(withEdit(held, desk.edits, more));
  const reading = readDraft(record, wanted, locale);
  const faults = desk.edits === null ? [] : reading.faults;
  const draft: SettingDraft<Pick<SetVendorBody, 'record'>> = {
    content: faults.length === 0 ? { record: reading.record } : null,
    changes: changesOf(held, wanted),
    faults: faults.length,
    grave: record.state === 'on' && wanted.state !== 'on',
    fieldName,
    fields: (
      <>
        <VendorFields draft={wanted} faults={faults} onChange={mayEdit ? change : undefined} />
        <CurrencyTable currencies={record.currencies} />
      </>
    ),
  };
  const save = async (content: Pick<SetVendorBody, 'record'>, reason: string): Promise<void> => {
    const body = { ...content, version: desk.version, reason };
    const outcome = await run({ params: { vendor: record.code }, body });
    if (!outcome.ok) {
      desk.settle(outcome);
      return;
    }
    putVendor(outcome.value);
    desk.settle({ ok: true, value: { version: outcome.value.version, lastChange: null } });
  };
  return (
    <SettingForm
      name={record.displayName}
      now={{ brand: 'all', lastChange }}
      action="setVendor"
      desk={desk}
      draft={draft}
      save={save}
      pending={pending}
      problem={problem}
      words={{ apply: say('vendor-desk:save'), saved: say('vendor-desk:saved') }}
    />
  );
}

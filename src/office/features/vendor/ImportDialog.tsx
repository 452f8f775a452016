import { useState } from 'react';
import type { ListVendorRecordsValue } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { ImportFaults } from './ImportFaults.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { versionOf } from './useVendors.ts';
import {
  type ImportCounts,
  type Imported,
  readUpload,
  type UploadReading,
  type VendorUpload,
} from './vendor-upload.ts';

/** The contract's bounds of a reason. */
const MIN_REASON = 3;
const MAX_REASON = 300;
/** The contract asks for a reason in a trial too; the server does not keep it. */
const TRIAL_REASON = 'Trial import';

export interface ImportDialogProps {
  vendors: ListVendorRecordsValue;
  refresh: () => Promise<ListVendorRecordsValue | undefined>;
  onImported: (imported: Imported) => void;
  onClose: () => void;
}

/** Imports a vendor's file: a trial shows the changes, then a reason and the import itself. */
export function ImportDialog({ vendors, refresh, onClose, onImported }: ImportDialogProps) {
  const say = useTexts('vendor-desk', 'office', 'ui');
  const trial = useCommand('importVendor');
  const write = useCommand('importVendor');
  const [reading, setReading] = useState<UploadReading | null>(null);
  const [counts, setCounts] = useState<ImportCounts | null>(null);
  const [reason, setReason] = useState('');
  const upload = reading?.upload ?? null;
  const isReady = upload !== null && counts !== null && reason.trim().length >= MIN_REASON;

  const tryOut = async (file: VendorUpload, list: ListVendorRecordsValue): Promise<void> => {
    setCounts(null);
    const version = versionOf(list, file.vendor.code);
    const body = { ...file, version, trial: true, reason: TRIAL_REASON };
    const outcome = await trial.run({ body });
    if (outcome.ok) setCounts(outcome.value);
    else if (outcome.problem.code === 'FACTS_CONFLICT') await refresh();
  };
  const choose = async (file: File | undefined): Promise<void> => {
    trial.reset();
    write.reset();
    setCounts(null);
    const next = file === undefined ? null : await readUpload(file);
    setReading(next);
    if (next?.upload) await tryOut(next.upload, vendors);
  };
  const confirm = async (): Promise<void> => {
    if (!isReady) return;
    const version = versionOf(vendors, upload.vendor.code);
    const outcome = await write.run({ body: { ...upload, version, reason: reason.trim() } });
    if (outcome.ok) {
      const { vendor, ...done } = outcome.value;
      if (vendor !== null) onImported({ vendor, counts: done });
      return;
    }
    if (outcome.problem.code !== 'FACTS_CONFLICT') return;
    // Another person wrote this vendor since the trial: its counts no longer hold.
    const list = await refresh();
    if (list !== undefined) await tryOut(upload, list);
  };
  const isBusy = trial.pending || write.pending;
  const problem = write.problem ?? trial.problem;
  return (
    <Dialog
      title={say('vendor-desk:import')}
      wide
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button tone="secondary" aria-disabled={isBusy} onClick={isBusy ? undefined : onClose}>
            {say('ui:cancel')}
          </Button>
          <Button
            tone={counts !== null && counts.removed > 0 ? 'danger' : 'primary'}
            pending={write.pending}
            aria-disabled={!isReady}
            onClick={() => void confirm()}
          >
            {say('vendor-desk:import.write')}
          </Button>
        </>
      }
    >
      <p>{say('vendor-desk:import.text')}</p>
      <Field
        label={say('vendor-desk:import.file')}
        hint={say('vendor-desk:import.file.hint')}
        type="file"
        accept=".json,application/json"
        disabled={isBusy}
        fault={
          reading === null || reading.fault === null
            ? undefined
            : say(`vendor-desk:import.fault.${reading.fault}`)
        }
        onClick={({ currentTarget }) => {
          // The same file can be chosen again after a correction.
          currentTarget.value = '';
        }}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <p role="status">{trial.pending ? say('vendor-desk:import.trying') : null}</p>
      {problem === null ? null : <ProblemPanel problem={problem} />}
      {problem === null || upload === null ? null : (
        <ImportFaults problem={problem} upload={upload} />
      )}
      {upload === null || counts === null ? null : (
        <>
          <ImportPreview
            vendor={upload.vendor}
            counts={counts}
            isNew={versionOf(vendors, upload.vendor.code) === 0}
          />
          <TextAreaField
            label={say('office:desk.reason')}
            hint={say('office:desk.reasonHint')}
            value={reason}
            maxLength={MAX_REASON}
            onChange={setReason}
          />
        </>
      )}
    </Dialog>
  );
}

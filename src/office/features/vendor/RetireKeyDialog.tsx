import type { VendorDeskEntry, VendorKey } from '#contract/generated/types.ts';
import { ReviewDialog } from '#staff/setting/ReviewDialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';

export interface RetireKeyDialogProps {
  vendor: VendorDeskEntry;
  vendorKey: VendorKey;
  /** No other key is active. */
  isLast: boolean;
  refresh: () => Promise<unknown>;
  onClose: () => void;
  onRetired: (entry: VendorDeskEntry) => void;
}

/** Confirms that a key is retired, with its effect and a reason. */
export function RetireKeyDialog(props: RetireKeyDialogProps) {
  const { vendor, vendorKey, isLast, refresh, onClose, onRetired } = props;
  const say = useTexts('vendor-desk');
  const { run, pending, problem } = useCommand('retireVendorKey');
  const retire = async (reason: string): Promise<void> => {
    const outcome = await run({
      params: { vendor: vendor.record.code, key: vendorKey.keyId },
      body: { version: vendor.version, reason },
    });
    if (outcome.ok) onRetired(outcome.value);
    else if (outcome.problem.code === 'FACTS_CONFLICT') await refresh();
  };
  return (
    <ReviewDialog
      title={say('vendor-desk:key.retireOne', { hint: vendorKey.hint })}
      action={say('vendor-desk:key.retire')}
      grave
      pending={pending}
      problem={problem}
      onClose={onClose}
      onConfirm={(reason) => void retire(reason)}
    >
      <p>{say('vendor-desk:key.retire.effect')}</p>
      {isLast ? <Notice tone="warning">{say('vendor-desk:key.retire.last')}</Notice> : null}
    </ReviewDialog>
  );
}

import { ReviewDialog } from '#staff/setting/ReviewDialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import type { RetireKeyDialogProps } from './RetireKeyDialog.tsx';

export type ConfirmKeyDialogProps = Omit<RetireKeyDialogProps, 'isLast' | 'onRetired'> & {
  onConfirmed: RetireKeyDialogProps['onRetired'];
};

/** A second person lets a key hold, with a reason. */
export function ConfirmKeyDialog(props: ConfirmKeyDialogProps) {
  const { vendor, vendorKey, refresh, onClose, onConfirmed } = props;
  const say = useTexts('vendor-desk', 'office');
  const { run, pending, problem } = useCommand('confirmVendorKey');
  const confirm = async (reason: string): Promise<void> => {
    const outcome = await run({
      params: { vendor: vendor.record.code, key: vendorKey.keyId },
      body: { version: vendor.version, reason },
    });
    if (outcome.ok) onConfirmed(outcome.value);
    else if (outcome.problem.code === 'FACTS_CONFLICT') await refresh();
  };
  const name = vendorKey.createdBy ?? say('office:desk.somebody');
  return (
    <ReviewDialog
      title={say('vendor-desk:key.confirmOne', { hint: vendorKey.hint })}
      action={say('vendor-desk:key.confirm')}
      grave
      pending={pending}
      problem={problem}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    >
      <p>{say('vendor-desk:key.confirm.effect', { name })}</p>
    </ReviewDialog>
  );
}

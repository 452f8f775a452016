import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { OfferForm, type OfferFormProps } from './OfferForm.tsx';

export interface OfferDialogProps extends OfferFormProps {
  onClose: () => void;
}

/** The form to offer a contract, in a dialog. */
export function OfferDialog({ onClose, ...form }: OfferDialogProps) {
  const say = useTexts('agent');
  return (
    <Dialog
      title={say('agent:contract.give')}
      intro={say('agent:contract.give.text', { count: form.rules.offerDays })}
      width="medium"
      onClose={onClose}
    >
      <OfferForm {...form} />
    </Dialog>
  );
}

import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import styles from './Contracts.module.css';

export interface EndsDownlinesDialogProps {
  /** Downlines whose contracts end. */
  accounts: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** A confirmation before contracts with downlines end with the acceptance of another one. */
export function EndsDownlinesDialog({ accounts, onConfirm, onClose }: EndsDownlinesDialogProps) {
  const say = useTexts('agent', 'ui');
  return (
    <Dialog
      title={say('agent:contract.endsDownlines')}
      intro={say('agent:contract.endsDownlines.text', { count: accounts.length })}
      onClose={onClose}
    >
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <li key={account}>{account}</li>
        ))}
      </ul>
      <div className={styles.answers}>
        <Button tone="secondary" onClick={onClose}>
          {say('ui:cancel')}
        </Button>
        <Button tone="secondary" onClick={onConfirm}>
          {say('agent:contract.endsDownlines.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}

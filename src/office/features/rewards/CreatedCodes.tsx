import { codesCsv } from '#domain/record/csv-text.ts';
import { CopyButton } from '#staff/kit/CopyButton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { saveFile } from '#ui/record/save-file.ts';
import styles from './PromotionDesk.module.css';

export interface CreatedCodesProps {
  brand: string;
  codes: readonly string[];
  onClose: () => void;
}

/** The codes of a new batch; the server keeps only their hashes. */
export function CreatedCodes({ brand, codes, onClose }: CreatedCodesProps) {
  const say = useTexts('promo-code-desk');
  const lines = codes.join('\n');
  return (
    <Dialog
      title={say('promo-code-desk:created')}
      onClose={onClose}
      actions={
        <Button onClick={() => saveFile(`promo-codes-${brand}.csv`, codesCsv(codes))}>
          {say('promo-code-desk:save')}
        </Button>
      }
    >
      <Notice tone="warning">{say('promo-code-desk:once')}</Notice>
      <p className={styles.line}>
        {say('promo-code-desk:made', { count: codes.length })}
        <CopyButton text={lines} what={say('promo-code-desk:title')} />
      </p>
      <pre className="code">{lines}</pre>
    </Dialog>
  );
}

import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ImportDialog, type ImportDialogProps } from './ImportDialog.tsx';

/** The button that opens the import of a vendor's file. */
export function ImportVendor({ onImported, ...list }: Omit<ImportDialogProps, 'onClose'>) {
  const say = useTexts('vendor-desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <Icon name="arrowCircleUp" size="small" />
        {say('vendor-desk:import')}
      </Button>
      {isOpen ? (
        <ImportDialog
          {...list}
          onClose={() => setOpen(false)}
          onImported={(imported) => {
            setOpen(false);
            onImported(imported);
          }}
        />
      ) : null}
    </div>
  );
}

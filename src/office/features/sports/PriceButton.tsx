import { useState } from 'react';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { PriceDialog, type PriceDialogProps } from './PriceDialog.tsx';

type PriceButtonProps = Omit<PriceDialogProps, 'onClose'>;

/** Prices a market or an event by hand; for traders of all brands. */
export function PriceButton({ brand, event, market, name, onDone }: PriceButtonProps) {
  const say = useTexts('sports-desk');
  const { may } = useStaff();
  const [isOpen, open] = useState(false);
  if (!may('sports.trade')) return null;
  return (
    <>
      <Button
        size="small"
        tone="secondary"
        aria-label={`${say('sports-desk:price')}: ${name}`}
        onClick={() => open(true)}
      >
        {say('sports-desk:price')}
      </Button>
      {isOpen ? (
        <PriceDialog
          brand={brand}
          event={event}
          market={market}
          name={name}
          onDone={onDone}
          onClose={() => open(false)}
        />
      ) : null}
    </>
  );
}

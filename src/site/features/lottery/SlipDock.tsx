import { type ReactNode, useState } from 'react';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';
import styles from './SlipDock.module.css';
import { SlipForm, type SlipFormProps } from './SlipForm.tsx';
import { useBottomBarHeight } from '../../frame/useBottomBarHeight.ts';

export interface SlipDockProps extends SlipFormProps {
  /** Notices about the slip, shown above the bar or in the dialog. */
  notices: ReactNode;
}

/**
 * The slip on narrow screens: a bar at the bottom edge with bets and total, which opens the slip. The
 * bar is sticky and the last part of the page, so that it covers nothing once the page is scrolled
 * to its end.
 */
export function SlipDock({ notices, ...form }: SlipDockProps) {
  const say = useTexts('lottery');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const bottom = useBottomBarHeight();
  const { total, terms, onBought, onSignIn } = form;
  const cost = say('lottery:cost', {
    units: total.units,
    amount: formatMicro(total.totalMicro, terms.currency, locale),
  });
  const close = (): void => setOpen(false);
  return (
    <div className={styles.dock} style={{ insetBlockEnd: bottom }}>
      {isOpen ? null : notices}
      <button type="button" className={styles.bar} onClick={() => setOpen(true)}>
        <span className={`tabular ${styles.cost}`}>{cost}</span>
        <span className={styles.open}>{say('lottery:slip.open')}</span>
      </button>
      {/* The words of a button are not read out when they change. */}
      <VisuallyHidden>
        <span role="status">{cost}</span>
      </VisuallyHidden>
      {isOpen ? (
        <Dialog title={say('lottery:slip', { count: total.lines.length })} onClose={close}>
          <div className={styles.sheet}>
            {notices}
            <SlipForm
              {...form}
              onBought={() => {
                close();
                onBought();
              }}
              onSignIn={
                onSignIn === null
                  ? null
                  : () => {
                      close();
                      onSignIn();
                    }
              }
            />
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}

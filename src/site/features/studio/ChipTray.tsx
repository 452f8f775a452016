import { shortAmount } from '#games/roulette-corsa/stage/short-amount.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { numberFormat } from '#ui/i18n/formatters.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { useAskToSignIn } from '../../frame/useAskToSignIn.ts';
import { betsOf, stacked } from './chips.ts';
import styles from './ChipTray.module.css';
import type { Hand } from './useHand.ts';

export interface ChipTrayProps {
  hand: Hand;
  chipsMicro: readonly bigint[];
  chosen: bigint;
  onChoose: (chip: bigint) => void;
  currency: string;
}

/** The chips to choose from, and what is done with those on the table. */
export function ChipTray({ hand, chipsMicro, chosen, onChoose, currency }: ChipTrayProps) {
  const say = useTexts('studio');
  const locale = useLocale();
  const askToSignIn = useAskToSignIn();
  const number = (value: number, digits = 0): string =>
    numberFormat(locale, { maximumFractionDigits: digits }).format(value);
  const own = betsOf(stacked(hand.placed, hand.waiting));
  const repeats = betsOf(hand.before);
  return (
    <div className={styles.tray}>
      <div className={styles.chips} role="radiogroup" aria-label={say('studio:chip')}>
        {chipsMicro.map((micro, index) => (
          <label key={String(micro)} className={styles.chip} data-rank={index}>
            <input
              type="radio"
              name="live-chip"
              className="visually-hidden"
              checked={micro === chosen}
              onChange={() => onChoose(micro)}
              aria-label={formatMicro(micro, currency, locale)}
            />
            <span aria-hidden="true" className="tabular">
              {shortAmount(micro, number)}
            </span>
          </label>
        ))}
      </div>
      <div className={styles.acts}>
        <Button
          size="small"
          tone="secondary"
          aria-disabled={!hand.canUndo}
          onClick={() => void hand.undo()}
        >
          <ActLabel sign="↶" text={say('studio:undo')} />
        </Button>
        <Button
          size="small"
          tone="secondary"
          aria-disabled={!hand.isOpen || repeats.length === 0 || !hand.fits(repeats)}
          onClick={() => hand.add(repeats)}
        >
          <ActLabel sign="↻" text={say('studio:repeat')} />
        </Button>
        <Button
          size="small"
          tone="secondary"
          aria-disabled={!hand.isOpen || own.length === 0 || !hand.fits(own)}
          onClick={() => hand.add(own)}
        >
          <ActLabel sign="×2" text={say('studio:double')} />
        </Button>
      </div>
      <p className={styles.total}>
        <span>{say('studio:onTable')}</span> <Money micro={hand.placedMicro} currency={currency} />
      </p>
      <div className={styles.confirm}>
        {askToSignIn === null ? (
          <Button
            size="large"
            pending={hand.isPending}
            aria-disabled={hand.totalMicro === 0n}
            onClick={() => void hand.confirm()}
          >
            {hand.totalMicro === 0n
              ? say('studio:confirm.none')
              : say('studio:confirm', { money: formatMicro(hand.totalMicro, currency, locale) })}
          </Button>
        ) : (
          <Button size="large" onClick={askToSignIn}>
            {say('studio:signIn')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The words of an action; a sign for them where there is no room. */
function ActLabel({ sign, text }: { sign: string; text: string }) {
  return (
    <>
      <span className={styles.words}>{text}</span>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
    </>
  );
}

import type { SlotTitle } from '#contract/generated/types.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Coin } from '../events.ts';
import styles from './CoinBoard.module.css';
import type { Holding } from './show-state.ts';
import { slotLook } from './slot-look.ts';

export interface CoinBoardProps {
  title: SlotTitle;
  coins: readonly Coin[];
  holding: Holding | null;
  pictureAddress: (name: string) => string;
}

const REELS = 5;

/**
 * Amounts on the coins that lie, and the board of hold and win: coins stay, and all other places turn.
 * Words tell the same to who does not see it.
 */
export function CoinBoard({ title, coins, holding, pictureAddress }: CoinBoardProps) {
  const say = useTexts('slot');
  const locale = useLocale();
  const { special, pictureOf } = slotLook(title);
  const picture = pictureAddress(pictureOf(special ?? '') ?? '');
  const amount = (micro: string): string => {
    const value = Number(BigInt(micro) / 10_000n) / 100;
    const notation = value >= 10_000 ? 'compact' : 'standard';
    return new Intl.NumberFormat(locale, { notation, maximumFractionDigits: 2 }).format(value);
  };
  const shown = [...coins, ...(holding?.fresh ?? [])];
  const coinAt = (reel: number, row: number): Coin | undefined =>
    shown.find((coin) => coin.reel === reel && coin.row === row);
  return (
    <div
      className={styles.board}
      data-holding={holding !== null}
      data-turning={holding?.isTurning ?? false}
      data-rows={title.rows}
      aria-hidden="true"
    >
      {Array.from({ length: REELS * title.rows }, (_, place) => {
        const [reel, row] = [place % REELS, Math.floor(place / REELS)];
        const coin = coinAt(reel, row);
        const isFresh = holding?.fresh.includes(coin as Coin) ?? false;
        return (
          <div key={place} className={styles.place} data-coin={coin !== undefined}>
            {coin === undefined ? (
              holding === null ? null : (
                <span className={styles.ghost}>
                  <img src={picture} alt="" />
                </span>
              )
            ) : (
              <span className={styles.coin} data-fresh={isFresh}>
                {holding === null ? null : <img src={picture} alt="" />}
                <span className={`display tabular ${styles.amount}`} data-prize={coin.prize}>
                  {coin.prize === null ? null : <small>{say(`slot:prize.${coin.prize}`)}</small>}
                  {amount(coin.payoutMicro)}
                </span>
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

import type { PromotionDetail, RafflePrize } from '#contract/generated/types.ts';
import { percentText } from '#ui/i18n/percent-text.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { useSession } from '#ui/session/useSession.ts';
import { DrawStage } from './draw/DrawStage.tsx';
import { RaffleWinners } from './RaffleWinners.tsx';
import styles from './Raffle.module.css';

export interface RaffleBoardProps {
  detail: PromotionDetail;
  onDrawn: () => void;
}

/** A raffle, a wheel or eggs: where the player draws, the prizes with their chances, past draws. */
export function RaffleBoard({ detail, onDrawn }: RaffleBoardProps) {
  const say = useTexts('promotion');
  const { hasWallet } = useSession();
  const { promotion, prizes, raffle } = detail;
  return (
    <>
      {raffle === null || !hasWallet ? null : <DrawStage detail={detail} onDrawn={onDrawn} />}
      <Card as="section" className={styles.part} aria-labelledby="raffle-prizes">
        <h2 id="raffle-prizes" className={styles.heading}>
          {say('promotion:raffle.prizes')}
        </h2>
        <PrizeTable prizes={prizes} currency={promotion.currency} />
        <p className={styles.quiet}>{say('promotion:raffle.chances')}</p>
        {prizes.some(({ stock }) => stock > 0) ? (
          <p className={styles.quiet}>{say('promotion:draw.stock')}</p>
        ) : null}
      </Card>
      {raffle === null ? null : (
        <RaffleWinners raffle={raffle} prizes={prizes} currency={promotion.currency} />
      )}
    </>
  );
}

type Row = RafflePrize & { readonly place: number };

function PrizeTable({ prizes, currency }: { prizes: readonly RafflePrize[]; currency: string }) {
  const say = useTexts('promotion');
  const locale = useLocale();
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <RecordTable<Row>
      caption={say('promotion:raffle.prizes')}
      rows={prizes.map((prize, place) => ({ ...prize, place }))}
      rowKey={({ place }) => String(place)}
      columns={[
        {
          id: 'prize',
          label: say('promotion:raffle.prize'),
          cell: ({ amountMicro, stock }) => (
            <>
              {amountMicro === '0' ? (
                say('promotion:raffle.nothing')
              ) : (
                <Money micro={BigInt(amountMicro)} currency={currency} />
              )}
              {stock === 0 ? null : (
                <span className={styles.quiet}>
                  {' '}
                  {say('promotion:draw.limited', { count: stock })}
                </span>
              )}
            </>
          ),
        },
        {
          id: 'chance',
          label: say('promotion:raffle.chance'),
          align: 'end',
          cell: ({ weight }) => {
            const basisPoints = Math.floor((weight * 10_000) / total);
            return (
              <span className="tabular">
                {basisPoints === 0
                  ? say('promotion:raffle.tiny', { share: percentText(1, locale) })
                  : percentText(basisPoints, locale)}
              </span>
            );
          },
        },
      ]}
    />
  );
}

import type { PointsConfigValue } from '#contract/generated/types.ts';
import { currencyDigits } from '#domain/money/format-micro.ts';
import { convertedMicro } from '#domain/points/points.ts';
import { useCategoryName } from '#ui/i18n/useCategoryName.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Line, LineList } from '#ui/kit/LineList.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import styles from './PointForm.module.css';

export interface EarningDialogProps {
  config: PointsConfigValue;
  onClose: () => void;
}

/** How points are earned: the valid bet for one point in each category, and what points are worth. */
export function EarningDialog({ config, onClose }: EarningDialogProps) {
  const say = useTexts('points', 'plan');
  const categoryName = useCategoryName();
  const { currency, earning, pointsPerUnit } = config;
  const money = useMoneyText(currency);
  const worth = convertedMicro(BigInt(pointsPerUnit), pointsPerUnit, currencyDigits(currency));
  return (
    <Dialog
      title={say('points:earning')}
      intro={say(earning.length === 0 ? 'points:earning.none' : 'points:earning.intro')}
      onClose={onClose}
    >
      {earning.length === 0 ? null : (
        <LineList>
          {earning.map(({ gameCategory, stakePerPointMicro }) => (
            <Line key={gameCategory} name={categoryName(gameCategory)}>
              <Money micro={BigInt(stakePerPointMicro)} currency={currency} />
            </Line>
          ))}
        </LineList>
      )}
      <p>{say('points:earning.worth', { count: pointsPerUnit, amount: money(worth) })}</p>
      <p className={styles.quiet}>{say('points:earning.note')}</p>
    </Dialog>
  );
}

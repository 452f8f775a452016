import { SCREENS } from '#brand/screens.ts';
import type { PointReward } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Line, LineList } from '#ui/kit/LineList.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { goodArrival } from './good-kinds.ts';
import styles from './PointForm.module.css';
import { usePointsText } from './usePointsText.ts';

/** Terms of goods: price, worth, condition, limits, end, and how they arrive. */
export function GoodFacts({ good }: { good: PointReward }) {
  const say = useTexts('points');
  const locale = useLocale();
  const pointsText = usePointsText();
  const { routes } = useSitePlan();
  const { currency, amountMicro, amountRequiredMicro, remaining, perMember, endsAt } = good;
  const hasTerms = routes.some(({ screen }) => screen === 'promotions');
  return (
    <>
      <LineList>
        <Line name={say('points:fact.price')}>
          {say('points:count', { count: good.pointsRequired })}
        </Line>
        {amountMicro === null ? null : (
          <Line name={say('points:fact.amount')}>
            <Money micro={BigInt(amountMicro)} currency={currency} />
          </Line>
        )}
        {amountRequiredMicro === null ? null : (
          <Line name={say('points:fact.deposits')}>
            <Money micro={BigInt(amountRequiredMicro)} currency={currency} />
          </Line>
        )}
        {perMember === null ? null : (
          <Line name={say('points:fact.perMember')}>{pointsText(perMember)}</Line>
        )}
        {remaining === null ? null : (
          <Line name={say('points:fact.remaining')}>{pointsText(remaining)}</Line>
        )}
        {endsAt === null ? null : (
          <Line name={say('points:fact.endsAt')}>{formatMoment(endsAt, locale)}</Line>
        )}
      </LineList>
      <p className={styles.quiet}>{say(`points:arrival.${goodArrival(good)}`)}</p>
      {good.campaignId === null || !hasTerms ? null : (
        <p>
          <TextLink
            href={`${SCREENS.promotions.path}?${new URLSearchParams({ id: good.campaignId })}`}
          >
            {say('points:terms')}
          </TextLink>
        </p>
      )}
    </>
  );
}

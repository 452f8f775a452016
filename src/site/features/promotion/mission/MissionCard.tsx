import type { Mission, PromotionObstacle } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { useMoneyText } from '../../../frame/useMoneyText.ts';
import { promotionHref } from '../promotion-href.ts';
import { PromotionArt } from '../PromotionArt.tsx';
import { PromotionDates } from '../PromotionCard.tsx';
import { rewardAmount } from '../reward-amount.ts';
import { StatusPill } from '../StatusPill.tsx';
import { MissionAction } from './MissionAction.tsx';
import { MissionGoals } from './MissionGoals.tsx';
import styles from './Missions.module.css';

/** The status pill and the dates say these already. */
const SAID_BY_STATUS: ReadonlySet<PromotionObstacle> = new Set([
  'timesReached',
  'notStarted',
  'ended',
]);

export interface MissionCardProps {
  mission: Mission;
  onClaimed: (title: string, text: string) => void;
}

/** A mission: its reward, its goals with the player's progress, and the next step. */
export function MissionCard({ mission, onClaimed }: MissionCardProps) {
  const say = useTexts('mission', 'promotion');
  const wordsIn = useWordsIn();
  const locale = useLocale();
  const { promotion, goals, periodEndsAt } = mission;
  const { promotionId, title, summary, status, obstacle, language, currency, endsAt } = promotion;
  const money = useMoneyText(currency);
  const amount = rewardAmount(promotion, { say, money, locale });
  const isLastPeriod =
    periodEndsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(periodEndsAt);
  const restartsAt = isLastPeriod ? null : periodEndsAt;
  return (
    <Card as="li" className={styles.card}>
      <PromotionArt
        promotion={promotion}
        className={styles.art}
        sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 46vw, 94vw"
      />
      <div className={styles.body}>
        {promotion.rewardId === null ? (
          <div className={styles.tags}>
            <StatusPill status={status} />
          </div>
        ) : null}
        <h3 className={`display ${styles.name}`}>
          <Anchor className={styles.link} href={promotionHref(promotionId)}>
            <span {...wordsIn(language)}>{title}</span>
          </Anchor>
        </h3>
        {amount === null ? null : <p className={`display ${styles.amount}`}>{amount}</p>}
        <p {...wordsIn(language)}>{summary}</p>
        <MissionGoals goals={goals} currency={currency} />
        {obstacle === null || SAID_BY_STATUS.has(obstacle) ? null : (
          <p className={styles.obstacle}>
            <Icon name="info" size="small" className={styles.mark} />
            <span>{say(`promotion:obstacle.${obstacle}`)}</span>
          </p>
        )}
        {restartsAt === null ? null : <Restart at={restartsAt} />}
        {/* "No end date" adds nothing to a mission that starts again. */}
        {restartsAt === null || endsAt !== null ? <PromotionDates promotion={promotion} /> : null}
        <MissionAction promotion={promotion} onClaimed={(text) => onClaimed(title, text)} />
      </div>
    </Card>
  );
}

/** When the goals start from zero again. */
function Restart({ at }: { at: string }) {
  const say = useTexts('mission');
  const locale = useLocale();
  // Only the reader's browser knows the reader's clock.
  const isHydrated = useHydrated();
  return (
    <p className={styles.quiet}>
      {isHydrated ? say('mission:restarts', { at: formatMoment(at, locale) }) : '\u00A0'}
    </p>
  );
}

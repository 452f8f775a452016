import type { Promotion } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { percentText } from '#ui/i18n/percent-text.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { useSession } from '#ui/session/useSession.ts';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { cardAction } from './card-action.ts';
import { promotionHref } from './promotion-href.ts';
import { PromotionArt } from './PromotionArt.tsx';
import styles from './PromotionList.module.css';
import { rewardAmount } from './reward-amount.ts';
import { StatusPill } from './StatusPill.tsx';

/** A promotion in short: the card is the link to its terms, the button is the next step. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const say = useTexts('promotion');
  const wordsIn = useWordsIn();
  const { hasWallet } = useSession();
  const locale = useLocale();
  const money = useMoneyText(promotion.currency);
  const { promotionId, title, summary, tags, status, language } = promotion;
  const amount = rewardAmount(promotion, { say, money, locale });
  const action = cardAction(promotion);
  return (
    <Card as="li" className={styles.card}>
      <PromotionArt
        promotion={promotion}
        className={styles.art}
        sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 46vw, 94vw"
      />
      <div className={styles.body}>
        <div className={styles.tags}>
          {(hasWallet && status !== 'join') || status === 'comingSoon' || status === 'close' ? (
            <StatusPill status={status} />
          ) : null}
          {tags.map((tag) => (
            <Pill key={tag}>{say(`promotion:tag.${tag}`)}</Pill>
          ))}
        </div>
        <h2 className={`display ${styles.name}`}>
          <Anchor className={styles.link} href={promotionHref(promotionId)}>
            <span {...wordsIn(language)}>{title}</span>
          </Anchor>
        </h2>
        {amount === null ? null : <p className={`display ${styles.amount}`}>{amount}</p>}
        <p {...wordsIn(language)}>{summary}</p>
        <PromotionDates promotion={promotion} />
        <div className={styles.action}>
          <ButtonLink
            href={action.href}
            tone={action.isStep ? 'primary' : 'secondary'}
            size="small"
          >
            {say(action.text)}
            <span className="visually-hidden">{` · ${title}`}</span>
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

/** From when or until when, and what is left to give. */
export function PromotionDates({ promotion }: { promotion: Promotion }) {
  const say = useTexts('promotion');
  const locale = useLocale();
  const { startsAt, endsAt, status, budgetLeftPercent } = promotion;
  // Only the reader's browser knows the reader's clock.
  const isHydrated = useHydrated();
  if (!isHydrated) return <p className={styles.dates}>{'\u00A0'}</p>;
  return (
    <p className={styles.dates}>
      {status === 'comingSoon' ? (
        <span>{say('promotion:from', { at: formatMoment(startsAt, locale) })}</span>
      ) : null}
      <span>
        {endsAt === null
          ? say('promotion:noEnd')
          : say('promotion:until', { at: formatMoment(endsAt, locale) })}
      </span>
      {budgetLeftPercent === null || budgetLeftPercent === 100 ? null : (
        <span>
          {say('promotion:budgetLeft', { share: percentText(budgetLeftPercent * 100, locale) })}
        </span>
      )}
    </p>
  );
}

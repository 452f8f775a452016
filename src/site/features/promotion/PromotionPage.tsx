import { SCREENS } from '#brand/screens.ts';
import type { PromotionDetail } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useSession } from '#ui/session/useSession.ts';
import { ConditionList } from './ConditionList.tsx';
import { DepositCalculator } from './DepositCalculator.tsx';
import { RainStage } from './draw/RainStage.tsx';
import { OperatorTerms } from './OperatorTerms.tsx';
import { PromotionAction } from './PromotionAction.tsx';
import { PromotionArt } from './PromotionArt.tsx';
import { PromotionDates } from './PromotionCard.tsx';
import styles from './PromotionPage.module.css';
import { PromotionTerms } from './PromotionTerms.tsx';
import { RaffleBoard } from './RaffleBoard.tsx';
import { StatusPill } from './StatusPill.tsx';

export interface PromotionPageProps {
  detail: PromotionDetail;
  /** What the last action came to. */
  done: string | null;
  onDone: (text: string) => void;
  /** A ticket, a spin or an envelope was used. */
  onDrawn: () => void;
}

/** A promotion: what it is, where the player is, its terms, and one action. */
export function PromotionPage({ detail, done, onDone, onDrawn }: PromotionPageProps) {
  const say = useTexts('promotion');
  const wordsIn = useWordsIn();
  const { hasWallet } = useSession();
  const { promotion, conditions } = detail;
  const { title, summary, language, tags, status, trigger } = promotion;
  return (
    <article className={styles.page} aria-labelledby="promotion-title">
      <p>
        <TextLink className={styles.back} href={SCREENS.promotions.path}>
          <Icon name="arrowLeft" size="small" />
          {say('promotion:all')}
        </TextLink>
      </p>
      <PromotionArt
        promotion={promotion}
        className={styles.art}
        sizes="(min-width: 88rem) 84rem, 94vw"
        eager
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <header className={styles.head}>
            <div className={styles.tags}>
              {hasWallet || status === 'comingSoon' || status === 'close' ? (
                <StatusPill status={status} />
              ) : null}
              {tags.map((tag) => (
                <Pill key={tag}>{say(`promotion:tag.${tag}`)}</Pill>
              ))}
            </div>
            <h1 id="promotion-title" className={`display ${styles.title}`} {...wordsIn(language)}>
              {title}
            </h1>
            <p className={styles.lead} {...wordsIn(language)}>
              {summary}
            </p>
            <PromotionDates promotion={promotion} />
            <TextLink className={styles.jump} href="#promotion-you">
              {say('promotion:you')}
            </TextLink>
          </header>
          {trigger.kind === 'deposit' ? <DepositCalculator promotion={promotion} /> : null}
          {detail.raffle === null ? null : <RaffleBoard detail={detail} onDrawn={onDrawn} />}
          {detail.rain === null ? null : <RainStage detail={detail} onDrawn={onDrawn} />}
          <PromotionTerms detail={detail} />
          <OperatorTerms text={detail.terms} language={language} />
        </div>
        <Card as="section" className={styles.aside} aria-labelledby="promotion-you">
          <h2 id="promotion-you" className={styles.heading}>
            {say('promotion:you')}
          </h2>
          <div role="status">{done === null ? null : <Notice tone="good">{done}</Notice>}</div>
          {conditions.length === 0 ? null : (
            <ConditionList conditions={conditions} currency={promotion.currency} />
          )}
          <PromotionAction detail={detail} onDone={onDone} />
        </Card>
      </div>
    </article>
  );
}

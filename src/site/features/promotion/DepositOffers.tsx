import type { Promotion } from '#contract/generated/types.ts';
import { netEffect } from '#domain/promotion/net-effect.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './DepositOffers.module.css';
import { NetEffectFigures } from './NetEffectFigures.tsx';
import { promotionHref } from './promotion-href.ts';
import { StatusPill } from './StatusPill.tsx';

export interface DepositOffersProps {
  /** Null: no amount is typed yet. */
  amountMicro: bigint | null;
  currency: string;
}

/** Promotions that this deposit could count for, each with what it means for the amount. */
export function DepositOffers({ amountMicro, currency }: DepositOffersProps) {
  const say = useTexts('promotion');
  const { routes } = useSitePlan();
  const enabled = routes.some(({ screen }) => screen === 'promotions');
  const { value } = useQuery('listPromotions', {}, { enabled });
  const offers = (value?.items ?? []).filter(
    (promotion) => isOpenForDeposit(promotion) && promotion.currency === currency,
  );
  if (offers.length === 0) return null;
  return (
    <section className={styles.offers} aria-labelledby="deposit-offers">
      <h2 id="deposit-offers" className={styles.heading}>
        {say('promotion:offers.title')}
      </h2>
      <ul className={styles.list}>
        {offers.map((promotion) => (
          <Offer key={promotion.promotionId} promotion={promotion} amountMicro={amountMicro} />
        ))}
      </ul>
    </section>
  );
}

function Offer({ promotion, amountMicro }: { promotion: Promotion; amountMicro: bigint | null }) {
  const say = useTexts('promotion');
  const wordsIn = useWordsIn();
  const { promotionId, title, language, status, trigger, reward, currency } = promotion;
  return (
    <li className={styles.offer}>
      <div className={styles.top}>
        <h3 className={styles.name} {...wordsIn(language)}>
          {title}
        </h3>
        <StatusPill status={status} />
      </div>
      <p className={styles.quiet}>
        {say(status === 'join' ? 'promotion:offers.join' : 'promotion:offers.joined')}
      </p>
      {amountMicro === null || amountMicro === 0n ? null : (
        <NetEffectFigures
          effect={netEffect(promotion, amountMicro, currency)}
          reward={reward}
          minDepositMicro={BigInt(trigger.minDepositMicro)}
          currency={currency}
        />
      )}
      <TextLink href={promotionHref(promotionId)}>
        {say('promotion:offers.terms')}
        <span className="visually-hidden">: {title}</span>
      </TextLink>
    </li>
  );
}

function isOpenForDeposit({ trigger, status, obstacle }: Promotion): boolean {
  const isOpen = status === 'join' || status === 'joined';
  return trigger.kind === 'deposit' && isOpen && obstacle === null;
}

import { SCREENS } from '#brand/screens.ts';
import type { Promotion } from '#contract/generated/types.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import styles from './LevelBenefits.module.css';

/** A gift's title, as a link where the brand shows promotions. */
export function GiftLink({ gift }: { gift: Promotion }) {
  const wordsIn = useWordsIn();
  const { routes } = useSitePlan();
  const title = <span {...wordsIn(gift.language)}>{gift.title}</span>;
  if (!routes.some(({ screen }) => screen === 'promotions')) return title;
  const query = new URLSearchParams({ id: gift.promotionId });
  return (
    <Anchor className={styles.link} href={`${SCREENS.promotions.path}?${query}`}>
      {title}
    </Anchor>
  );
}

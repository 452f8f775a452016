import type { Promotion } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { cardAction } from '../card-action.ts';
import { ClaimAction } from '../ClaimAction.tsx';
import styles from './Missions.module.css';

export interface MissionActionProps {
  promotion: Promotion;
  onClaimed: (text: string) => void;
}

/** Claims the reward that waits; otherwise links to the next step or the terms. */
export function MissionAction({ promotion, onClaimed }: MissionActionProps) {
  const say = useTexts('promotion');
  const { title, rewardId } = promotion;
  if (rewardId !== null) {
    return (
      // The group names the mission, since every card has the same button.
      <div className={styles.claim} role="group" aria-label={title}>
        <ClaimAction promotion={promotion} onDone={onClaimed} />
      </div>
    );
  }
  const { href, isStep, text } = cardAction(promotion);
  return (
    <div className={styles.action}>
      <ButtonLink href={href} tone={isStep ? 'primary' : 'secondary'} size="small">
        {say(text)}
        <span className="visually-hidden">{` · ${title}`}</span>
      </ButtonLink>
    </div>
  );
}

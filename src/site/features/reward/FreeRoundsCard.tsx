import type { Bonus } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Line, LineList } from '#ui/kit/LineList.tsx';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { gameHref } from '#brand/game-href.ts';
import styles from './Bonus.module.css';
import { RewardStatusPill } from './RewardStatusPill.tsx';

/** Free rounds that are left, and the way to their game. */
export function FreeRoundsCard({ bonus }: { bonus: Bonus }) {
  const say = useTexts('reward');
  const locale = useLocale();
  const money = useMoneyText(bonus.currency);
  const { rewardId, title, status, roundsLeft, gameName, roundStakeMicro, expiresAt } = bonus;
  const href = hrefOf(bonus);
  return (
    <Card as="li" className={styles.bonus} aria-labelledby={`bonus-${rewardId}`}>
      <div className={styles.top}>
        <h2 id={`bonus-${rewardId}`} className={styles.name}>
          {title}
        </h2>
        <RewardStatusPill status={status} />
      </div>
      <LineList>
        <Line name={say('reward:rounds.left')}>{roundsLeft}</Line>
        {gameName === null ? null : <Line name={say('reward:rounds.game')}>{gameName}</Line>}
        <Line name={say('reward:rounds.stake')}>{money(roundStakeMicro)}</Line>
        <Line name={say('reward:rounds.until')}>
          {expiresAt === null ? say('reward:bonus.noExpiry') : formatMoment(expiresAt, locale)}
        </Line>
      </LineList>
      {href === null ? null : (
        <div>
          <ButtonLink href={href}>{say('reward:rounds.open', { game: gameName ?? '' })}</ButtonLink>
        </div>
      )}
    </Card>
  );
}

/** A node's id is its vendor and its code. */
function hrefOf({ gameNodeId, gameCode }: Bonus): string | null {
  const vassalage = gameNodeId?.split(':')[0];
  if (vassalage === undefined || gameCode === null) return null;
  return gameHref({ vassalage, gameCode });
}

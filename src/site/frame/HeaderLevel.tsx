import { SCREENS } from '#brand/screens.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import styles from './HeaderLevel.module.css';
import { LevelBadge } from './LevelBadge.tsx';
import { useRewards } from './useRewards.ts';

/** The player's level in the header, with a link to all levels. Players without a level see nothing. */
export function HeaderLevel() {
  const say = useTexts('plan');
  const { level = 0, levelName = '' } = useRewards() ?? {};
  if (level === 0) return null;
  const label = `${say(SCREENS.vip.title)}: ${levelName}`;
  return (
    <Anchor className={styles.link} href={SCREENS.vip.path} aria-label={label} title={label}>
      <LevelBadge level={level} label="" />
    </Anchor>
  );
}

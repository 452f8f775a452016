import { useAtom } from 'jotai';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { followedAtom } from './followed.atoms.ts';
import styles from './FollowButton.module.css';

/** Follows a team or a league, and stops it again. */
export function FollowButton({ name }: { name: string }) {
  const say = useTexts('sports');
  const [followed, toggle] = useAtom(followedAtom);
  return (
    <IconButton
      icon="star"
      className={styles.star}
      label={say('sports:follow', { name })}
      aria-pressed={followed.has(name)}
      onClick={() => toggle(name)}
    />
  );
}

import { categoryPath } from '#brand/category-paths.ts';
import type { GameItem } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { gameHref } from '#brand/game-href.ts';
import styles from './JackpotPool.module.css';

/** So many have a way of their own. */
export const SHOWN = 3;

/** The ways to the titles that feed the pool, of those that can be played. */
export function JackpotGames({ games }: { games: readonly GameItem[] }) {
  const say = useTexts('home');
  const open = games.filter(({ maintenance }) => !maintenance);
  if (open.length === 0) return null;
  return (
    <ul className={styles.games}>
      {open.slice(0, SHOWN).map((game) => (
        <li key={game.nodeId}>
          <ButtonLink href={gameHref(game)}>
            {say('home:jackpot.open', { game: game.gameName })}
          </ButtonLink>
        </li>
      ))}
      {open.length <= SHOWN ? null : (
        <li>
          <ButtonLink tone="secondary" href={`${categoryPath('RNG')}?kind=JP`}>
            {say('home:jackpot.all', { count: open.length })}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}

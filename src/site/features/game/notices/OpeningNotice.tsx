import type { ProblemError } from '#contract/problem-error.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { gameHref } from '#brand/game-href.ts';
import styles from './OpeningNotice.module.css';
import { recommendedGames } from './recommended-games.ts';

/** Asking again cannot help against these. */
const FINAL: readonly ProblemError['code'][] = [
  'GAME_NOT_FOUND',
  'GAME_NOT_OFFERED',
  'INVALID_GAME',
  'TRIAL_NOT_ALLOWED',
  'MEMBER_BLOCKED',
  'DEMO_NOT_OFFERED',
];

/** Why the game did not open, and what can be done. */
export function OpeningNotice({
  problem,
  onRetry,
}: {
  problem: ProblemError;
  onRetry: () => void;
}) {
  const say = useTexts('game');
  const problemText = useProblemText();
  const final = FINAL.includes(problem.code);
  const others = recommendedGames(problem);
  return (
    <Notice
      tone="problem"
      title={say('game:opening.failed')}
      action={
        final || problem.code === 'GAME_MAINTENANCE' ? (
          <ButtonLink href="/lobby" tone="secondary" size="small">
            {say('game:otherGames')}
          </ButtonLink>
        ) : (
          <Button tone="secondary" size="small" onClick={onRetry}>
            {say('game:retry')}
          </Button>
        )
      }
    >
      <p>{problemText(problem)}</p>
      {others.length === 0 ? null : (
        <ul className={styles.others} aria-label={say('game:otherGames')}>
          {others.map((game) => (
            <li key={game.nodeId}>
              <TextLink href={gameHref(game)}>{game.gameName}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

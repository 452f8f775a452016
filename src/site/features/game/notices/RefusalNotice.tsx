import type { ProblemError } from '#contract/problem-error.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';

/** Why a press came to nothing. In every case the stake is where it was, and this says so. */
export function RefusalNotice({ problem, isDemo }: { problem: ProblemError; isDemo: boolean }) {
  const say = useTexts('game');
  const problemText = useProblemText();
  switch (problem.code) {
    case 'INSUFFICIENT_FUNDS':
      return isDemo ? (
        <Notice tone="warning" title={say('game:demo.funds.title')}>
          {say('game:demo.funds.text')}
        </Notice>
      ) : (
        <Notice
          tone="warning"
          title={say('game:refusal.funds.title')}
          action={
            <ButtonLink href="/deposit" newTab size="small">
              {say('game:deposit')}
            </ButtonLink>
          }
        >
          {say('game:refusal.funds.text')}
        </Notice>
      );
    case 'ROUND_CLOSED':
      return (
        <Notice tone="info" title={say('game:refusal.returned.title')}>
          {say('game:refusal.returned.text')}
        </Notice>
      );
    case 'ROUND_OPEN':
      return (
        <Notice tone="info" title={say('game:refusal.open.title')}>
          {say('game:refusal.open.text')}
        </Notice>
      );
    case 'GAME_MAINTENANCE':
    case 'GAME_NOT_OFFERED':
      return (
        <Notice
          tone="warning"
          title={problemText(problem)}
          action={
            <ButtonLink href="/lobby" tone="secondary" size="small">
              {say('game:otherGames')}
            </ButtonLink>
          }
        >
          {say('game:refusal.nothingTaken')}
        </Notice>
      );
    default:
      return (
        <Notice tone="problem" title={problemText(problem)}>
          {say('game:refusal.nothingTaken')}
        </Notice>
      );
  }
}

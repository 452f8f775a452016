import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';
import { SessionFigures } from './SessionFigures.tsx';
import { usePlaySession } from './usePlaySession.ts';

const REFRESH_MS = 60_000;

/** What the player has played since signing in, refreshed each minute. */
export function PlaySessionCard() {
  const say = useTexts('safer-play');
  const problemText = useProblemText();
  const { value, problem, loading } = usePlaySession({ everyMs: REFRESH_MS });
  return (
    <AccountCard
      id="play-session"
      title={say('safer-play:session.title')}
      text={say('safer-play:session.text')}
    >
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {loading ? <Skeleton count={4} /> : null}
      {value === undefined ? null : <SessionFigures session={value} />}
    </AccountCard>
  );
}

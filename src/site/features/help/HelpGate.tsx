import type { ReactNode } from 'react';
import type { HelpTopic } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useHelpTopics } from './useHelpTopics.ts';

export interface HelpGateProps {
  /** What there is to show; null: not yet, or not at all. */
  children: (topics: readonly HelpTopic[]) => ReactNode | null;
  /** What is told when everything has come and there is still nothing. */
  empty: ReactNode;
}

/** Words of the help centre once they are there; until then their place, or why they did not come. */
export function HelpGate({ children, empty }: HelpGateProps) {
  const say = useTexts('ui');
  const problemText = useProblemText();
  const { topics, problem, refreshing, refresh } = useHelpTopics();
  const shown = topics === undefined ? null : children(topics);
  if (shown !== null) return shown;
  if (problem !== null) {
    return (
      <Notice
        tone="problem"
        action={
          <Button tone="secondary" onClick={() => void refresh()}>
            {say('ui:retry')}
          </Button>
        }
      >
        <p>{problemText(problem)}</p>
      </Notice>
    );
  }
  return topics === undefined || refreshing ? <Skeleton count={6} /> : empty;
}

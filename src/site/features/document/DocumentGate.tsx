import type { ReactNode } from 'react';
import { DOCUMENT_SCREENS, type DocumentScreenId } from '#brand/document-screens.ts';
import type { HelpTopic } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { HelpGate } from '../help/HelpGate.tsx';

export interface DocumentGateProps {
  screen: DocumentScreenId;
  /** Element of the empty state's title. */
  titleAs: 'h1' | 'p';
  children: (article: HelpTopic['articles'][number]) => ReactNode;
}

/** A document once it has loaded; an empty state when operators hide it. */
export function DocumentGate({ screen, titleAs, children }: DocumentGateProps) {
  const say = useTexts('help', 'shell');
  const pageId = DOCUMENT_SCREENS[screen];
  return (
    <HelpGate
      empty={
        <EmptyState
          icon="question"
          titleAs={titleAs}
          title={say('help:missing.title', { page: say(`shell:screen.${screen}`) })}
        >
          <p>{say('help:missing.text')}</p>
        </EmptyState>
      }
    >
      {(topics) => {
        const article = topics
          .flatMap(({ articles }) => articles)
          .find(({ articleId }) => articleId === pageId);
        return article === undefined ? null : children(article);
      }}
    </HelpGate>
  );
}

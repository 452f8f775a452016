import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import type { FeedbackFilters } from './feedback-filters.ts';

export interface NoFeedbackProps {
  filters: FeedbackFilters;
  onShowAll: () => void;
}

/** Why the list is empty, and what helps. */
export function NoFeedback({ filters, onShowAll }: NoFeedbackProps) {
  const say = useTexts('feedback-desk');
  const narrowed = filters.state !== 'all' || filters.questionType !== null;
  return narrowed ? (
    <EmptyState
      icon="magnifyingGlass"
      title={say('feedback-desk:nothing.title')}
      action={
        <Button tone="secondary" onClick={onShowAll}>
          {say('feedback-desk:clear')}
        </Button>
      }
    >
      <p>{say('feedback-desk:nothing.text')}</p>
    </EmptyState>
  ) : (
    <EmptyState icon="chat" title={say('feedback-desk:none.title')}>
      <p>{say('feedback-desk:none.text')}</p>
    </EmptyState>
  );
}

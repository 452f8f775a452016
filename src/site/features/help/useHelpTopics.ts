import type { HelpTopic } from '#contract/generated/types.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { usePageData } from '../../frame/page-data-context.ts';

export interface HelpTopics {
  /** Undefined: still on their way. */
  topics: readonly HelpTopic[] | undefined;
  /** The page brought some; the rest is being fetched. */
  refreshing: boolean;
  problem: ProblemError | null;
  refresh: () => Promise<unknown>;
}

/** The help centre in the page's language. */
export function useHelpTopics(): HelpTopics {
  const { help } = usePageData();
  const initial = help === null ? undefined : { topics: [...help], customerServices: [] };
  const { value, problem, refreshing, refresh } = useQuery('getHelpCentre', {}, { initial });
  return { topics: value?.topics, refreshing, problem, refresh };
}

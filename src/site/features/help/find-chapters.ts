import type { HelpTopic } from '#contract/generated/types.ts';
import { searchHelp } from '#domain/help/search-help.ts';

/** The chapters with what a search finds in them; those without anything are left out. */
export function findChapters(topics: readonly HelpTopic[], query: string): readonly HelpTopic[] {
  return topics
    .map((topic) => ({ ...topic, articles: [...searchHelp(topic.articles, query)] }))
    .filter(({ articles }) => articles.length > 0);
}

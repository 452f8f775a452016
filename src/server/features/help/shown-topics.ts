import { documentOf } from '#brand/document-screens.ts';
import type { ScreenId } from '#brand/screens.ts';
import type { HelpTopic } from '#contract/generated/types.ts';

/** The whole help centre for its own page, one article for a page that shows one; null: none. */
export async function shownTopics(
  screen: ScreenId | null,
  read: () => Promise<HelpTopic[]>,
): Promise<HelpTopic[] | null> {
  if (screen === 'help') return read();
  const wanted = screen === null ? null : documentOf(screen);
  if (wanted === null) return null;
  return (await read()).flatMap((topic) => {
    const articles = topic.articles.filter(({ articleId }) => articleId === wanted);
    return articles.length === 0 ? [] : [{ ...topic, articles }];
  });
}

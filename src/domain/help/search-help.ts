import { foldText } from '../text/fold-text.ts';

interface Article {
  readonly title: string;
  readonly content: string;
}

/** Visible text of an HTML text, for search only. */
export function readableText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * The articles that hold every word of the query, whatever their accents and letter case; those
 * with all of it in the title first. An empty query finds everything.
 */
export function searchHelp<Found extends Article>(
  articles: readonly Found[],
  query: string,
): readonly Found[] {
  const words = foldText(query)
    .split(' ')
    .filter((word) => word !== '');
  const holdsAll = (text: string): boolean => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
  const found = articles.filter(({ title, content }) =>
    holdsAll(`${title} ${readableText(content)}`),
  );
  const named = found.filter(({ title }) => holdsAll(title));
  return [...named, ...found.filter((article) => !named.includes(article))];
}

import type { Say } from '#ui/i18n/useTexts.ts';

/** CodeMirror's English phrases and their text keys. */
const KEYS = {
  Find: 'find',
  Replace: 'replace',
  all: 'all',
  'by word': 'byWord',
  close: 'close',
  'current match': 'currentMatch',
  'match case': 'matchCase',
  next: 'next',
  'on line': 'onLine',
  previous: 'previous',
  regexp: 'regexp',
  replace: 'replaceOne',
  'replace all': 'replaceAll',
  'replaced $ matches': 'replacedMatches',
  'replaced match on line $': 'replacedOnLine',
} as const;

/** The editor's own phrases in the reader's language. CodeMirror fills in the `$`. */
export function editorPhrases(say: Say): Record<string, string> {
  return Object.fromEntries(
    Object.entries(KEYS).map(([phrase, key]) => [phrase, say(`builder-json:phrase.${key}`)]),
  );
}

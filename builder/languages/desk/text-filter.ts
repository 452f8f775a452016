import type { ProductText } from '#contract/generated/types.ts';
import { textName } from './text-edits.ts';

export const TEXT_FILTERS = ['all', 'missing', 'changed', 'unsure', 'unsaved'] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];

export interface TextView {
  readonly filter: TextFilter;
  readonly search: string;
  /** Texts edited when "unsaved" was chosen: no row vanishes while it is typed in. */
  readonly unsaved: ReadonlySet<string>;
}

/** The texts to show. Edits are ignored, so that a row stays while it is typed in. */
export function filterTexts(
  texts: readonly ProductText[],
  { filter, search, unsaved }: TextView,
): readonly ProductText[] {
  const wanted = search.trim().toLocaleLowerCase();
  return texts.filter((text) => isChosen(text, filter, unsaved) && hasWords(text, wanted));
}

function isChosen(text: ProductText, filter: TextFilter, unsaved: ReadonlySet<string>): boolean {
  if (filter === 'all') return true;
  if (filter === 'unsaved') return unsaved.has(textName(text));
  return text.state === filter;
}

function hasWords({ key, source, message }: ProductText, wanted: string): boolean {
  return [key, source, message ?? ''].some((words) => words.toLocaleLowerCase().includes(wanted));
}

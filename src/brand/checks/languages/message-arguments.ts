import { parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Arguments of a message, and the plural categories it distinguishes. */
export interface MessageNeeds {
  /** Names of its arguments and tags, sorted. */
  readonly takes: readonly string[];
  /** Cardinal categories it has a wording for; exact numbers and ordinals are none. */
  readonly plurals: readonly string[];
}

const NOTHING: MessageNeeds = { takes: [], plurals: [] };

/** The only signs that make a message more than plain text. */
const SYNTAX = /[{}<']/;

/** Reads an ICU message. @returns what is wrong with it where it cannot be read. */
export function messageNeeds(message: string): MessageNeeds | string {
  if (!SYNTAX.test(message)) return NOTHING;
  try {
    const takes = new Set<string>();
    const plurals = new Set<string>();
    collect(parse(message), takes, plurals);
    return { takes: [...takes].toSorted(), plurals: [...plurals] };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function collect(
  elements: readonly MessageFormatElement[],
  takes: Set<string>,
  plurals: Set<string>,
): void {
  for (const element of elements) {
    if ('value' in element && !isPlainText(element)) takes.add(element.value);
    if ('children' in element) collect(element.children, takes, plurals);
    if (!('options' in element)) continue;
    const isCardinal = 'pluralType' in element && element.pluralType !== 'ordinal';
    for (const [category, option] of Object.entries(element.options)) {
      if (isCardinal && !category.startsWith('=')) plurals.add(category);
      collect(option.value, takes, plurals);
    }
  }
}

/** Plain text is the parser's kind 0. */
function isPlainText(element: { readonly type: unknown }): boolean {
  return element.type === 0;
}

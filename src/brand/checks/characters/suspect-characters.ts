/** Characters that a text should not contain, with the code of their finding. */
interface SuspectCharacters {
  readonly code: 'BM2101' | 'BM2102';
  /** Code points as `U+202E`, in order of appearance, each once. */
  readonly characters: string;
}

/** A decoder wrote it in place of a character it could not read. */
const REPLACEMENT = /\uFFFD/g;

/**
 * Overrides and isolates can show a text in another order than it is read. The plain marks (LRM, RLM
 * and ALM) only place neutral characters, and right-to-left texts need them.
 */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Finds replacement characters and bidirectional controls in a text. */
export function suspectCharacters(text: string): readonly SuspectCharacters[] {
  return [
    ...named('BM2101', text.match(REPLACEMENT)),
    ...named('BM2102', text.match(DIRECTION_CONTROLS)),
  ];
}

function named(
  code: SuspectCharacters['code'],
  found: readonly string[] | null,
): readonly SuspectCharacters[] {
  if (found === null) return [];
  return [{ code, characters: [...new Set(found)].map(codePointName).join(', ') }];
}

const codePointName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

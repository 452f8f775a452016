import { suspectCharacters } from './suspect-characters.ts';

/** Suspect characters of a product text, with what a save makes of them. */
export interface CharacterFault {
  readonly code: 'BM2101' | 'BM2102';
  /** `characters` are code points as `U+202E`. */
  readonly params: Readonly<Record<string, string>>;
  /** error: the text is damaged, or turns what follows it. warning: its controls close within it. */
  readonly severity: 'error' | 'warning';
}

const POP_DIRECTIONAL_FORMAT = '\u202C';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/** The control that closes each opening one (Unicode Bidirectional Algorithm, UAX #9). */
const CLOSINGS: ReadonlyMap<string, string> = new Map([
  ['\u202A', POP_DIRECTIONAL_FORMAT],
  ['\u202B', POP_DIRECTIONAL_FORMAT],
  ['\u202D', POP_DIRECTIONAL_FORMAT],
  ['\u202E', POP_DIRECTIONAL_FORMAT],
  ['\u2066', POP_DIRECTIONAL_ISOLATE],
  ['\u2067', POP_DIRECTIONAL_ISOLATE],
  ['\u2068', POP_DIRECTIONAL_ISOLATE],
]);

/** Judges the suspect characters of a translated message. */
export function characterFaults(message: string): readonly CharacterFault[] {
  return suspectCharacters(message).map(({ code, characters }) => ({
    code,
    params: { characters },
    severity: code === 'BM2102' && isBalanced(message) ? 'warning' : 'error',
  }));
}

/** Whether each control that opens is closed in order, and none closes what the text did not open. */
function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const character of text) {
    const closing = CLOSINGS.get(character);
    if (closing !== undefined) open.push(closing);
    else if (character === POP_DIRECTIONAL_FORMAT || character === POP_DIRECTIONAL_ISOLATE) {
      if (open.pop() !== character) return false;
    }
  }
  return open.length === 0;
}

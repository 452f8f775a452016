/** A word that reads badly in code, and what to write in its place. */
interface AvoidedWord {
  pattern: RegExp;
  instead: string;
  /** Paths where the word is the term of a game. */
  except?: RegExp;
}

export interface WordFault {
  index: number;
  word: string;
  instead: string;
}

const AVOIDED: readonly AvoidedWord[] = [
  { pattern: /\b(?:told|tells?)\b/gi, instead: 'notify, return, log, show' },
  {
    pattern: /\bstands?\b(?!-)/gi,
    instead: 'is',
    except: /blackjack|baccarat/i,
  },
  { pattern: /\bnobody\b/gi, instead: 'name the role: no member, no caller' },
  { pattern: /\bwhoever\b/gi, instead: 'name the role: the member, the caller' },
  { pattern: /\bwhatever\b/gi, instead: 'any, or the name of the thing' },
  { pattern: /\banybody\b/gi, instead: 'name the role: any member, any visitor' },
  { pattern: /\bof\s+(?:its|their)\s+own\b/gi, instead: 'separate, its own …' },
  { pattern: /\banew\b/gi, instead: 'again' },
  {
    pattern: /(?<!\bthere\s+)\b(?:is|are)\s+no\b(?!\s+(?:longer|more|less)\b)/gi,
    instead: 'is not, lacks, has no',
  },
  { pattern: /\bbeside\b/gi, instead: 'next to, with' },
  { pattern: /\bgoes\s+back\b/gi, instead: 'is returned, is refunded' },
  { pattern: /\bcomes\s+back\b/gi, instead: 'is returned' },
  { pattern: /\bgoes\s+on\b(?!\s+(?:top|the)\b)/gi, instead: 'continues' },
];

/** Avoided words in a text whose quotations are masked, in their order. */
export function avoidedWords(text: string, path: string): WordFault[] {
  return AVOIDED.filter(({ except }) => !except?.test(path))
    .flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map((found) => ({
        index: found.index,
        word: found[0].replaceAll(/\s+/g, ' '),
        instead,
      })),
    )
    .toSorted((a, b) => a.index - b.index);
}

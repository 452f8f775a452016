/** A tag of the private kind: no registry of ours has it, no brand can offer it. */
export const PSEUDO_LANGUAGE = 'en-XA';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const VOWEL = /[aeiou]/i;
/** As much longer than English as other languages are. */
const LONGER = 0.4;

/**
 * An ICU message as a language would have it that nobody speaks: every letter accented, every word
 * longer, brackets around the whole. Arguments, tags and choices stay what they are.
 */
export function pseudoMessage(message: string): string {
  const { text, end } = readText(message, 0);
  if (end !== message.length) throw new Error(`a brace too many: ${message}`);
  return `[${text}]`;
}

/** The words of a page's markup; its tags and entities stay. */
export function pseudoMarkup(html: string): string {
  return html.replaceAll(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_all, kept?: string, words = '') =>
    kept === undefined ? stretch(words as string) : kept,
  );
}

interface Piece {
  text: string;
  end: number;
}

/** Up to the brace that closes it, or the end. */
function readText(message: string, from: number): Piece {
  let text = '';
  let at = from;
  while (at < message.length && message[at] !== '}') {
    const kept = /^(?:'[{}<>#][^']*'|''|<[^>]*>)/.exec(message.slice(at))?.[0];
    if (kept !== undefined) {
      text += kept;
      at += kept.length;
    } else if (message[at] === '{') {
      const argument = readArgument(message, at);
      text += argument.text;
      at = argument.end;
    } else {
      const [words = ''] = /^[^{}<']+|^./.exec(message.slice(at)) ?? [];
      text += stretch(words);
      at += words.length;
    }
  }
  return { text, end: at };
}

/** `{name}`, `{name, type, style}`, or a choice whose options are texts again. */
function readArgument(message: string, from: number): Piece {
  let text = '{';
  let at = from + 1;
  while (message[at] !== '}') {
    if (at >= message.length) throw new Error(`a brace too few: ${message}`);
    if (message[at] === '{') {
      const option = readText(message, at + 1);
      text += `{${option.text}}`;
      at = option.end + 1;
    } else {
      text += message[at];
      at += 1;
    }
  }
  return { text: `${text}}`, end: at + 1 };
}

function stretch(words: string): string {
  return words.replaceAll(/[a-z]+/gi, (word) => {
    const [vowel = ''] = VOWEL.exec(word) ?? [];
    const more = vowel.toLowerCase().repeat(Math.round(word.length * LONGER));
    const place = word.indexOf(vowel) + 1;
    return (word.slice(0, place) + more + word.slice(place)).replaceAll(/./g, accent);
  });
}

function accent(letter: string): string {
  return ACCENTED[PLAIN.indexOf(letter)] ?? letter;
}

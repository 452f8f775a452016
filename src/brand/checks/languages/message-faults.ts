import { closest } from '../closest.ts';
import { languageFacts } from '../registry/language-facts.ts';
import { messageNeeds } from './message-arguments.ts';
import { doubleApostrophes, quotedNames } from './quoted-names.ts';

/** Faults of a translated message compared with its source. */
export interface MessageFault {
  readonly code: 'BM1505' | 'BM1506' | 'BM1508' | 'BM1509' | 'BM1511';
  readonly params: Readonly<Record<string, string>>;
  /** The message with what was most likely meant. */
  readonly meant?: string;
  /** True when `meant` only repairs the notation and can be applied without a person. */
  readonly isSafe?: boolean;
}

/** A translation or a brand's own wording takes what the source takes, in the language's plurals. */
export function messageFaults(
  message: string,
  original: string,
  language: string,
): readonly MessageFault[] {
  const needs = messageNeeds(message);
  if (typeof needs === 'string') return [{ code: 'BM1506', params: { detail: needs } }];
  const wanted = messageNeeds(original);
  const known = typeof wanted === 'string' ? [] : wanted.takes;
  const extra = needs.takes.filter((name) => !known.includes(name));
  const lost = known.filter((name) => !needs.takes.includes(name));
  const quoted = quotedNames(message).filter((name) => lost.includes(name));
  const dropped = lost.filter((name) => !quoted.includes(name));
  const foreign = foreignPlurals(needs.plurals, language);
  const faults: (MessageFault | null)[] = [
    extra.length === 0
      ? null
      : {
          code: 'BM1505',
          params: { extra: extra.join(', '), known: known.join(', ') },
          ...renamed(message, extra, dropped),
        },
    // Report a misspelled argument once.
    dropped.length === 0 || extra.length > 0
      ? null
      : { code: 'BM1509', params: { lost: dropped.join(', ') } },
    quoted.length === 0
      ? null
      : { code: 'BM1511', params: { quoted: quoted.join(', ') }, ...unquoted(message, quoted) },
    foreign.length === 0
      ? null
      : {
          code: 'BM1508',
          params: {
            language,
            foreign: foreign.join(', '),
            known: languageFacts(language)?.pluralCategories?.join(', ') ?? '',
          },
        },
  ];
  return faults.filter((fault) => fault !== null);
}

/** Categories the language does not have, whose wording so would never show: `few` in Spanish. */
function foreignPlurals(used: readonly string[], language: string): readonly string[] {
  const known = used.length === 0 ? null : languageFacts(language)?.pluralCategories;
  return known === null || known === undefined
    ? []
    : used.filter((category) => !known.includes(category));
}

/** Doubled apostrophes, where the message then takes what it hid. */
function unquoted(
  message: string,
  quoted: readonly string[],
): Pick<MessageFault, 'isSafe' | 'meant'> {
  const meant = doubleApostrophes(message);
  const needs = messageNeeds(meant);
  const isMended = typeof needs !== 'string' && quoted.every((name) => needs.takes.includes(name));
  return isMended ? { meant, isSafe: true } : {};
}

/** One unknown name where one is lost is that one, mistyped. */
function renamed(
  message: string,
  extra: readonly string[],
  lost: readonly string[],
): Pick<MessageFault, 'meant'> {
  const [name] = extra;
  const meant = name === undefined || extra.length > 1 ? undefined : closest(name, lost);
  if (name === undefined || meant === undefined) return {};
  return { meant: message.replaceAll(new RegExp(`\\{\\s*${name}(?=[\\s,}])`, 'g'), `{${meant}`) };
}

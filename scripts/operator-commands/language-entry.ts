import { languageFacts } from '#brand/checks/registry/language-facts.ts';
import type { Registry, RegistryLanguage } from '#brand/registry.ts';
import type { Answers, Question } from './questions.ts';

/** What a person says where there is none. */
const NONE = 'none';

/** What has to be known about a language. Unicode's data proposes most of it. */
export function languageQuestions({ languages, fonts }: Registry): readonly Question[] {
  const factsOf = (known: Answers) => languageFacts(known['code'] ?? '');
  const families = Object.values(fonts).map(({ family }) => family);
  return [
    {
      flag: 'code',
      asks: 'its code, a BCP 47 tag',
      example: 'for example gl, es-CO, zh-Hans',
      fault: (code) => {
        if (Object.hasOwn(languages, code)) {
          return `${code} is there already: ${languages[code]?.endonym ?? ''}`;
        }
        return languageFacts(code) === null ? `nobody knows a language ${code}` : undefined;
      },
    },
    {
      flag: 'endonym',
      asks: 'what its speakers call it',
      proposes: (known) => factsOf(known)?.endonym ?? '',
    },
    {
      flag: 'english-name',
      asks: 'its English name',
      proposes: (known) => factsOf(known)?.englishName ?? '',
    },
    {
      flag: 'script',
      asks: 'its script, by ISO 15924',
      example: 'for example Latn',
      proposes: (known) => factsOf(known)?.script ?? '',
      fault: (script) => (/^[A-Z][a-z]{3}$/.test(script) ? undefined : 'four letters, as in Latn'),
    },
    {
      flag: 'direction',
      asks: 'which way it is read',
      choices: ['ltr', 'rtl'],
      proposes: (known) => factsOf(known)?.direction ?? '',
    },
    {
      flag: 'plurals',
      asks: 'its plural categories, with commas',
      example: 'for example one,other',
      proposes: (known) => factsOf(known)?.pluralCategories?.join(',') ?? 'other',
      fault: (plurals, known) => pluralFault(listOf(plurals), factsOf(known)?.pluralCategories),
    },
    {
      flag: 'font-pack',
      asks: 'the font family for its script, or none where the brand’s own fonts have it',
      proposes: () => NONE,
      optional: true,
      choices: [NONE, ...families],
    },
    {
      flag: 'flag',
      asks: 'the country whose flag stands for it, or none',
      example: 'for example CO',
      proposes: () => NONE,
      optional: true,
      fault: (flag) => (flag === NONE || isCountry(flag) ? undefined : `no country ${flag}`),
    },
    {
      flag: 'texts',
      asks: 'a folder with its texts (<namespace>.json), or nothing',
      proposes: () => '',
      optional: true,
    },
  ];
}

/** The entry the answers make. */
export function languageEntry(answers: Answers): RegistryLanguage {
  const { code = '', endonym = '', script = '', direction, plurals = '' } = answers;
  return {
    code,
    endonym,
    englishName: answers['english-name'] ?? '',
    script,
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    pluralCategories: listOf(plurals),
    fontPack: orNull(answers['font-pack']),
    flag: orNull(answers['flag']),
  };
}

/** Whether a code is a country's (ISO 3166-1 alpha-2) that Unicode has a name for. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false;
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return names.of(code) !== undefined;
}

/** Values between commas. */
export function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function pluralFault(
  given: readonly string[],
  wanted: readonly string[] | null | undefined,
): string | undefined {
  if (!given.includes('other')) return 'the category other is missing: every language has it';
  const missing = (wanted ?? []).filter((category) => !given.includes(category));
  if (missing.length > 0) return `the category ${missing.join(', ')} is missing`;
  // Of a language without data of its own nothing can be said against.
  const foreign = wanted ? given.filter((category) => !wanted.includes(category)) : [];
  return foreign.length > 0 ? `the language has no category ${foreign.join(', ')}` : undefined;
}

function orNull(answer: string | undefined): string | null {
  return answer === undefined || answer === '' || answer === NONE ? null : answer;
}

import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import englishWords from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs';
import spanishWords from '@zxcvbn-ts/language-es-es/dist/commonWords.json.mjs';

// Weighs over a megabyte: the site loads this module by a dynamic import only.

/** 0: guessed at once, 4: out of reach. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** An estimate grows with the square of the length; a password is judged by its beginning. */
const JUDGED_CHARACTERS = 32;

/** Ways to read digits and symbols as letters. The library's 100 take half a second. */
const READINGS = 8;

/** Scores below this are refused: fewer than a million guesses. */
const LEAST_SCORE = 2;

const commonPasswords = dictionary['passwords-common'];

interface Estimator {
  library: ZxcvbnFactory;
  common: ReadonlySet<string>;
}

/** Built with the first estimate: it indexes a hundred thousand words. */
let built: Estimator | null = null;

function estimator(): Estimator {
  built ??= {
    library: new ZxcvbnFactory({
      dictionary: { commonPasswords, englishWords, spanishWords },
      graphs: adjacencyGraphs,
      l33tMaxSubstitutions: READINGS,
      maxLength: JUDGED_CHARACTERS,
    }),
    common: new Set(commonPasswords.map(fold)),
  };
  return built;
}

/**
 * Estimates how hard a password is to guess. Server and site call the same function.
 * @param personal what others know about the owner: a password made of it is weak
 */
export function passwordScore(password: string, personal: readonly string[]): PasswordScore {
  const { library, common } = estimator();
  const folded = fold(password);
  // Letter case alone can raise the estimate of a known text above the limit.
  if (common.has(folded) || personal.some((text) => fold(text) === folded)) return 0;
  return library.check(password.slice(0, JUDGED_CHARACTERS), [...personal]).score;
}

/**
 * Whether a password stands in the list of those that were breached most often; the platform's old
 * default is among them.
 */
export function isBreached(password: string): boolean {
  return estimator().common.has(fold(password));
}

/** True for a password that is refused. */
export function isTooCommon(password: string, personal: readonly string[]): boolean {
  return passwordScore(password, personal) < LEAST_SCORE;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

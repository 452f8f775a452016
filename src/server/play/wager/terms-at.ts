import type { PlayTerms } from '../../promotion/turnover/play-terms.ts';
import type { Wagered, WagerParts } from './wagered.ts';

/**
 * The terms that hold at a game. Free rounds are of our own titles: another vendor's title with the same code is
 * not one of them.
 */
export function termsAt(
  catalogue: WagerParts['catalogue'],
  terms: PlayTerms,
  { vendor }: Pick<Wagered, 'vendor'>,
): PlayTerms {
  return catalogue.vendor(vendor)?.outside === undefined ? terms : { ...terms, freeRounds: [] };
}

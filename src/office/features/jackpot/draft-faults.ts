import { jackpotFaults } from '#domain/jackpot/jackpot-faults.ts';
import { poolTermsOf } from '#domain/jackpot/jackpot-terms.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';
import {
  completeTerms,
  type HeldJackpot,
  type JackpotEdits,
  type WantedTerms,
} from './jackpot-draft.ts';
import { namesOf, type TermName } from './jackpot-terms-text.ts';

const HUNDRED = 100;

/** What has to be mended, by the server's own rules. */
export function draftFaults(
  { stakes, gamesReturnPercent }: HeldJackpot,
  edits: JackpotEdits | null,
  terms: WantedTerms,
): readonly DraftFault[] {
  const unfit = namesOf(terms).flatMap((name) => termFault(name, terms[name], edits?.[name] ?? ''));
  const complete = completeTerms(terms);
  if (unfit.length > 0 || complete === null) return unfit;
  const game = { rtpMostPercent: gamesReturnPercent, stakesMicro: stakes.map(BigInt) };
  const { contributionPpm, ...others } = jackpotFaults(poolTermsOf(complete), [game]);
  return Object.entries({ ...others, contributionPercent: contributionPpm }).flatMap(
    ([name, fault]) =>
      fault === undefined ? [] : [{ pointer: termPointer(name as TermName), ...fault }],
  );
}

function termFault(name: TermName, value: string | null, typed: string): DraftFault[] {
  const pointer = termPointer(name);
  if (value === null) return [{ pointer, code: typed.trim() === '' ? 'REQUIRED' : 'PATTERN' }];
  if (Number(value) === 0) return [{ pointer, code: 'exclusiveMinimum', params: { limit: 0 } }];
  return name === 'contributionPercent' && Number(value) > HUNDRED
    ? [{ pointer, code: 'maximum', params: { limit: HUNDRED } }]
    : [];
}

/** Where a term stands in what is sent. */
export function termPointer(name: TermName): string {
  return `/terms/${name}`;
}

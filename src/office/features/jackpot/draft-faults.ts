import type { ProblemError } from '#contract/problem-error.ts';
import { jackpotFaults } from '#domain/jackpot/jackpot-faults.ts';
import type { DraftFault } from '../../desk/useFaultText.ts';
import {
  completeTerms,
  type HeldJackpot,
  type JackpotEdits,
  reckonedTerms,
  type WantedTerms,
} from './jackpot-draft.ts';
import { TERM_NAMES, type TermName } from './jackpot-terms-text.ts';

const HUNDRED = 100;

/**
 * What has to be mended, as far as it can be told here: what the games themselves give back, and so
 * whether it is too much, only the server knows.
 */
export function draftFaults(
  { stakes }: Pick<HeldJackpot, 'stakes'>,
  edits: JackpotEdits | null,
  terms: WantedTerms,
): readonly DraftFault[] {
  const unfit = TERM_NAMES.flatMap((name) => termFault(name, terms[name], edits?.[name] ?? ''));
  const complete = completeTerms(terms);
  if (unfit.length > 0 || complete === null) return unfit;
  const game = { rtpPercent: '0', stakesMicro: stakes.map(BigInt) };
  const { contributionPpm, ...others } = jackpotFaults(reckonedTerms(complete), [game]);
  return Object.entries({ ...others, contributionPercent: contributionPpm }).flatMap(
    ([name, fault]) =>
      fault === undefined || fault.code === 'GIVES_TOO_MUCH'
        ? []
        : [{ pointer: termPointer(name as TermName), ...fault }],
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

/** What the server found wrong with the terms. */
export function refusedFaults({ fields }: Pick<ProblemError, 'fields'>): readonly DraftFault[] {
  const pointers = TERM_NAMES.map(termPointer);
  return Object.entries(fields).flatMap(([pointer, { code, params }]) =>
    pointers.includes(pointer) ? [{ pointer, code, ...(params && { params }) }] : [],
  );
}

/** Where a term stands in what is sent. */
export function termPointer(name: TermName): string {
  return `/terms/${name}`;
}

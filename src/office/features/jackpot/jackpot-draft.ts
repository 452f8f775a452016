import type { JackpotSettings, JackpotTerms } from '#contract/generated/types.ts';
import { percentOfPpm } from '#domain/jackpot/jackpot-terms.ts';
import { suggestedTerms } from '#domain/jackpot/suggested-terms.ts';
import { namesOf, type Notation, readTerm, type TermName } from './jackpot-terms-text.ts';

/** What somebody is about to set: the switch, and terms as they were typed. Left out: as it is. */
export type JackpotEdits = Readonly<
  { enabled?: boolean; limited?: boolean } & Partial<Record<TermName, string>>
>;

/** null: it is not among those set, what was typed for it cannot be read, or nothing was. */
export type WantedTerms = Readonly<{ limited: boolean } & Record<TermName, string | null>>;

export interface WantedJackpot {
  readonly enabled: boolean;
  readonly terms: WantedTerms;
}

/** What the draft is made from. */
export type HeldJackpot = Pick<
  JackpotSettings,
  'enabled' | 'terms' | 'stakes' | 'gamesReturnPercent'
>;

/** PoolTerms to begin with where none were ever set. null: there is no stake to go by. */
export function firstTerms(stakes: readonly string[]): JackpotTerms | null {
  const terms = suggestedTerms(stakes.map(BigInt));
  return (
    terms && {
      contributionPercent: percentOfPpm(terms.contributionPpm),
      startMicro: String(terms.startMicro),
      turnoverMicro: String(terms.turnoverMicro),
      mustHitMicro: null,
    }
  );
}

/** A limit to begin with, in starts. */
const LIMIT_STARTS = 3n;

/** What there would be with the edits. */
export function wantedJackpot(
  now: HeldJackpot,
  edits: JackpotEdits | null,
  notation: Notation,
): WantedJackpot {
  const first = firstTerms(now.stakes);
  const held = now.terms ?? first;
  const limited = edits?.limited ?? (held !== null && held.mustHitMicro !== null);
  const suggested: Partial<Record<TermName, string | null>> = {
    turnoverMicro: first?.turnoverMicro ?? null,
    mustHitMicro: held && String(BigInt(held.startMicro) * LIMIT_STARTS),
  };
  const set = namesOf({ limited });
  const term = (name: TermName): string | null => {
    if (!set.includes(name)) return null;
    const typed = edits?.[name];
    if (typed !== undefined) return readTerm(name, typed, notation);
    return held?.[name] ?? suggested[name] ?? null;
  };
  return {
    enabled: edits?.enabled ?? now.enabled,
    terms: {
      limited,
      contributionPercent: term('contributionPercent'),
      startMicro: term('startMicro'),
      turnoverMicro: term('turnoverMicro'),
      mustHitMicro: term('mustHitMicro'),
    },
  };
}

/** The terms once each that is set is a figure above zero; else null. */
export function completeTerms(terms: WantedTerms): JackpotTerms | null {
  const { contributionPercent, startMicro, turnoverMicro, mustHitMicro } = terms;
  const isSet = (name: TermName): boolean => /[1-9]/.test(terms[name] ?? '');
  if (contributionPercent === null || startMicro === null || !namesOf(terms).every(isSet)) {
    return null;
  }
  return { contributionPercent, startMicro, turnoverMicro, mustHitMicro };
}

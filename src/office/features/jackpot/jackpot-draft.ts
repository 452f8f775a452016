import type { JackpotSettings, JackpotTerms } from '#contract/generated/types.ts';
import { type PoolTerms, percentOfPpm, ppmOfPercent } from '#domain/jackpot/jackpot-terms.ts';
import { suggestedTerms } from '#domain/jackpot/suggested-terms.ts';
import { type Notation, readTerm, type TermName } from './jackpot-terms-text.ts';

/** What somebody is about to set: the switch, and terms as they were typed. Left out: as it is. */
export type JackpotEdits = Readonly<{ enabled?: boolean } & Partial<Record<TermName, string>>>;

/** null: what was typed for it cannot be read, or nothing was. */
export type WantedTerms = Readonly<Record<TermName, string | null>>;

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
    }
  );
}

/** What there would be with the edits. */
export function wantedJackpot(
  now: HeldJackpot,
  edits: JackpotEdits | null,
  notation: Notation,
): WantedJackpot {
  const held = now.terms ?? firstTerms(now.stakes);
  const term = (name: TermName): string | null => {
    const typed = edits?.[name];
    return typed === undefined ? (held?.[name] ?? null) : readTerm(name, typed, notation);
  };
  return {
    enabled: edits?.enabled ?? now.enabled,
    terms: {
      contributionPercent: term('contributionPercent'),
      startMicro: term('startMicro'),
      turnoverMicro: term('turnoverMicro'),
    },
  };
}

/** The terms once each is a figure above zero; else null. */
export function completeTerms(terms: WantedTerms): JackpotTerms | null {
  const { contributionPercent, startMicro, turnoverMicro } = terms;
  if (contributionPercent === null || startMicro === null || turnoverMicro === null) return null;
  const isZero = [contributionPercent, startMicro, turnoverMicro].some(
    (term) => !/[1-9]/.test(term),
  );
  return isZero ? null : { contributionPercent, startMicro, turnoverMicro };
}

/** PoolTerms of the contract to reckon with. */
export function reckonedTerms(terms: JackpotTerms): PoolTerms {
  return {
    contributionPpm: ppmOfPercent(terms.contributionPercent),
    startMicro: BigInt(terms.startMicro),
    turnoverMicro: BigInt(terms.turnoverMicro),
  };
}

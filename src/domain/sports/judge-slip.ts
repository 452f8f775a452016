import type { OddsMilli } from '#contract/generated/types.ts';
import { subsets } from '../lottery/combinations.ts';
import type { MarketStatus } from './feed/message.ts';

/** Odds that a player accepts: those that were seen (none other), those or better ones (higher), or any. */
export type Acceptance = 'none' | 'higher' | 'any';

/** A leg as the player saw it. */
export interface SlipLeg {
  readonly event: string;
  readonly market: string;
  readonly outcome: string;
  readonly seen: OddsMilli;
}

/** The same leg as the book has it now; null: the book does not have it. */
export interface CurrentLeg {
  readonly status: MarketStatus;
  readonly odds: OddsMilli;
  /** Legs of one event may be combined in this market. */
  readonly combines: boolean;
}

export type SlipFault =
  | 'OUTCOME_NOT_FOUND'
  | 'MARKET_SUSPENDED'
  | 'ODDS_CHANGED'
  | 'LEG_TWICE'
  | 'CORRELATED_LEGS';

export interface RefusedLeg {
  readonly place: number;
  readonly fault: SlipFault;
}

/**
 * Judges a slip by what the book has now. Every leg at fault is named, so that the player sees all of it at once.
 * @param lines places of the legs of each line
 * @returns empty: it is taken, at the current odds
 */
export function judgeSlip(
  legs: readonly SlipLeg[],
  current: readonly (CurrentLeg | null)[],
  {
    acceptance,
    lines,
  }: { readonly acceptance: Acceptance; readonly lines: readonly (readonly number[])[] },
): readonly RefusedLeg[] {
  const refused = new Map<number, SlipFault>();
  const refuse = (place: number, fault: SlipFault): void => {
    if (!refused.has(place)) refused.set(place, fault);
  };
  const names = legs.map(({ event, market, outcome }) => `${event} ${market} ${outcome}`);
  for (const [place, leg] of legs.entries()) {
    const now = current[place] ?? null;
    if (names.indexOf(names[place] ?? '') !== place) refuse(place, 'LEG_TWICE');
    if (now === null) refuse(place, 'OUTCOME_NOT_FOUND');
    else if (now.status !== 'active') refuse(place, 'MARKET_SUSPENDED');
    else if (!isAccepted(leg.seen, now.odds, acceptance)) refuse(place, 'ODDS_CHANGED');
  }
  for (const line of lines) {
    for (const [one = 0, other = 0] of subsets(line, 2)) {
      const isOneEvent = legs[one]?.event === legs[other]?.event;
      const combine = current[one]?.combines === true && current[other]?.combines === true;
      if (isOneEvent && !combine) refuse(other, 'CORRELATED_LEGS');
    }
  }
  return [...refused]
    .map(([place, fault]) => ({ place, fault }))
    .toSorted((one, other) => one.place - other.place);
}

function isAccepted(seen: OddsMilli, now: OddsMilli, acceptance: Acceptance): boolean {
  switch (acceptance) {
    case 'none':
      return now === seen;
    case 'higher':
      return now >= seen;
    case 'any':
      return true;
  }
}

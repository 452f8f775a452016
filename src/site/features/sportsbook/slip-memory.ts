import { areOdds } from '#domain/sports/odds.ts';
import { type Acceptance, EMPTY_SLIP, type Pick, type Slip } from './slip.ts';

const KEY = 'sports.slip';
/** Letters that the field of the stake takes. */
const MOST_TYPED = 16;
const ACCEPTANCES: readonly Acceptance[] = ['none', 'higher', 'any'];

/** The slip that this browser keeps. What cannot be read is left out. */
export function readSlip(storage: () => Storage): Slip {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return EMPTY_SLIP;
    const { picks, kind, stake, acceptance } = kept as Readonly<Record<keyof Slip, unknown>>;
    return {
      picks: Array.isArray(picks) ? picks.filter(isPick) : [],
      kind: typeof kind === 'string' ? kind : EMPTY_SLIP.kind,
      stake: typeof stake === 'string' && stake.length <= MOST_TYPED ? stake : EMPTY_SLIP.stake,
      acceptance: ACCEPTANCES.find((one) => one === acceptance) ?? EMPTY_SLIP.acceptance,
    };
  } catch {
    return EMPTY_SLIP;
  }
}

/** Keeps the slip over reloads and the sign-in. A browser that keeps nothing loses it with the page. */
export function keepSlip(storage: () => Storage, slip: Slip): void {
  try {
    storage().setItem(KEY, JSON.stringify(slip));
  } catch {
    // The storage is full or forbidden.
  }
}

function isPick(value: unknown): value is Pick {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Readonly<Record<keyof Pick, unknown>>;
  const areTexts = [one.eventId, one.home, one.away, one.market, one.type, one.outcome].every(
    (text) => typeof text === 'string' && text !== '' && text.length <= 200,
  );
  return (
    areTexts &&
    typeof one.oddsMilli === 'number' &&
    areOdds(one.oddsMilli) &&
    typeof one.isBanker === 'boolean' &&
    Array.isArray(one.specifiers) &&
    one.specifiers.every(
      (named: unknown) =>
        typeof named === 'object' &&
        named !== null &&
        typeof (named as { name?: unknown }).name === 'string' &&
        typeof (named as { value?: unknown }).value === 'string',
    )
  );
}

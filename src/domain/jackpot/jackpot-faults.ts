import { MAX_AMOUNT_MICRO } from '../money/micro.ts';
import {
  contributionOf,
  jackpotReturnPpm,
  meanTurnover,
  type PoolTerms,
  percentOfPpm,
  ppmOfPercent,
} from './jackpot-terms.ts';
import { mustHitOdds, ticketOdds } from './jackpot-ticket.ts';

/** No game may give back more than this with its jackpot: no stake may cost the house. */
export const MOST_RETURN_PPM = 990_000;
/** The largest stake takes the pool once in so many rounds at most, or it would be no jackpot. */
export const LEAST_ROUNDS = 1_000;

/** A title that feeds the pool. */
export interface FeedingGame {
  /** The most the game returns by any choice of its player or its brand, in percent. */
  readonly rtpMostPercent: string;
  /** In the jackpot's currency. */
  readonly stakesMicro: readonly bigint[];
}

export interface JackpotFault {
  readonly code:
    | 'exclusiveMinimum'
    | 'maximum'
    | 'LIMIT_TOO_LOW'
    | 'TURNOVER_TOO_SMALL'
    | 'TURNOVER_TOO_FINE'
    | 'GIVES_TOO_MUCH';
  readonly params?: Readonly<Record<string, string | number>>;
}

export type JackpotFaults = Partial<Record<keyof PoolTerms, JackpotFault>>;

/** Faults of jackpot terms, by term. */
export function jackpotFaults(terms: PoolTerms, games: readonly FeedingGame[]): JackpotFaults {
  const { contributionPpm, startMicro, turnoverMicro, mustHitMicro } = terms;
  const stakes = games.flatMap(({ stakesMicro }) => stakesMicro);
  const largest = stakes.reduce((most, stake) => (stake > most ? stake : most), 1n);
  const faults: JackpotFaults = {};
  if (contributionPpm <= 0) {
    faults.contributionPpm = { code: 'exclusiveMinimum', params: { limit: 0 } };
  }
  if (startMicro > MAX_AMOUNT_MICRO) faults.startMicro = TOO_MUCH;
  if (mustHitMicro !== null) {
    const fault = limitFault({ ...terms, mustHitMicro }, stakes, largest);
    if (fault !== null) faults.mustHitMicro = fault;
  } else if (turnoverMicro > MAX_AMOUNT_MICRO) faults.turnoverMicro = TOO_MUCH;
  else if (turnoverMicro < largest * BigInt(LEAST_ROUNDS)) {
    faults.turnoverMicro = { code: 'TURNOVER_TOO_SMALL', params: { times: LEAST_ROUNDS } };
  } else if (stakes.some((stake) => ticketOdds(stake, turnoverMicro) === null)) {
    faults.turnoverMicro = { code: 'TURNOVER_TOO_FINE' };
  }
  return Object.keys(faults).length > 0 ? faults : generosity(terms, games);
}

function limitFault(
  terms: PoolTerms & { readonly mustHitMicro: bigint },
  stakes: readonly bigint[],
  largest: bigint,
): JackpotFault | null {
  const { startMicro, mustHitMicro } = terms;
  if (mustHitMicro > MAX_AMOUNT_MICRO) return TOO_MUCH;
  if (meanTurnover(terms) < largest * BigInt(LEAST_ROUNDS)) {
    return { code: 'LIMIT_TOO_LOW', params: { times: LEAST_ROUNDS } };
  }
  const isTooFine = stakes.some(
    (stake) => mustHitOdds(contributionOf(stake, terms), mustHitMicro - startMicro) === null,
  );
  return isTooFine ? { code: 'TURNOVER_TOO_FINE' } : null;
}

/** Maximum amount of one transfer, in the currency's units. */
const TOO_MUCH: JackpotFault = {
  code: 'maximum',
  params: { limit: Number(MAX_AMOUNT_MICRO / 1_000_000n) },
};

/** Highest return of the games themselves, in parts per million. */
export function gamesReturnPpm(games: readonly Pick<FeedingGame, 'rtpMostPercent'>[]): number {
  return Math.max(0, ...games.map(({ rtpMostPercent }) => ppmOfPercent(rtpMostPercent)));
}

/**
 * Highest return of a title in percent, over its own choices and its variants: a brand may change its
 * variant after it has set its jackpot. A title without a known return counts as 100 %.
 */
export function mostReturnPercent({
  rtpMostPercent,
  variantPercents = {},
}: {
  readonly rtpMostPercent: string | null;
  readonly variantPercents?: Readonly<Record<string, string>>;
}): string {
  const returns = [rtpMostPercent ?? UNKNOWN_RETURN, ...Object.values(variantPercents)];
  return returns.reduce((most, each) => (ppmOfPercent(each) > ppmOfPercent(most) ? each : most));
}

const UNKNOWN_RETURN = '100';

/** Whichever gives too much away is the one to lower. */
function generosity(terms: PoolTerms, games: readonly FeedingGame[]): JackpotFaults {
  const byGame = gamesReturnPpm(games);
  const returnedPpm = byGame + jackpotReturnPpm(terms);
  if (returnedPpm <= MOST_RETURN_PPM) return {};
  const fault: JackpotFault = {
    code: 'GIVES_TOO_MUCH',
    params: { returned: percentOfPpm(returnedPpm), most: percentOfPpm(MOST_RETURN_PPM) },
  };
  return byGame + terms.contributionPpm > MOST_RETURN_PPM
    ? { contributionPpm: fault }
    : { startMicro: fault };
}

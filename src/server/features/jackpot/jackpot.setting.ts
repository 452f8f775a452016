import type { JackpotTerms } from '#contract/generated/types.ts';
import { type FeedingGame, gamesReturnPpm, jackpotFaults } from '#domain/jackpot/jackpot-faults.ts';
import type { StoredJackpot } from '#domain/jackpot/jackpot.setting.ts';
import { type PoolTerms, percentOfPpm, poolTermsOf } from '#domain/jackpot/jackpot-terms.ts';
import { loosensJackpot } from '#domain/jackpot/loosens-jackpot.ts';
import { JACKPOT } from '#domain/ledger/account-kind.ts';
import { secondPersonAboveMicro } from '../../brands/second-person-above.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { systemBalanceOf } from '../../ledger/ledger.read.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import type { Setting } from '../../settings/setting.ts';
import { findRunning } from './jackpot.store.ts';
import { type JackpotSetting, jackpotSettingOf, storedJackpot } from './stored-jackpot.ts';

/** Where the request has each term. */
const POINTERS = {
  contributionPpm: '/terms/contributionPercent',
  startMicro: '/terms/startMicro',
  turnoverMicro: '/terms/turnoverMicro',
  mustHitMicro: '/terms/mustHitMicro',
} as const satisfies Record<keyof PoolTerms, string>;

/**
 * The jackpot of a brand in its currency: on or off at once, and the terms of its next pool. null:
 * never set in this currency. @param gamesOf the titles of a brand that feed its jackpot
 */
export function jackpotSetting(
  gamesOf: (brand: LiveBrand) => readonly FeedingGame[],
): Setting<'getJackpotSettings', 'setJackpotSettings', JackpotSetting | null> {
  return {
    kind: 'jackpot',
    read: 'getJackpotSettings',
    write: 'setJackpotSettings',
    normalise: (stored, { site }) =>
      jackpotSettingOf(stored as StoredJackpot | null, site.currency),
    async view(setting, brand, db) {
      const { currency } = brand.site;
      const games = gamesOf(brand);
      const running = await findRunning(db, { brand: brand.id, currency });
      const pool = { brand: brand.id, currency, account: JACKPOT };
      const poolMicro = await systemBalanceOf(db, pool);
      const stakes = [...new Set(games.flatMap(({ stakesMicro }) => stakesMicro))];
      return {
        enabled: setting?.enabled ?? false,
        currency,
        terms: setting && termsView(setting),
        cycle: running && {
          terms: termsView(running),
          poolMicro: String(poolMicro),
          since: running.startedAt.toISOString(),
        },
        stakes: stakes.toSorted((a, b) => (a < b ? -1 : 1)).map(String),
        gamesReturnPercent: percentOfPpm(gamesReturnPpm(games)),
      };
    },
    change({ enabled, terms }, held, brand) {
      const { currency } = brand.site;
      const setting = { currency, enabled, ...poolTermsOf(terms) };
      // A jackpot whose terms no longer fit its games can still be turned off.
      if (enabled || changesTerms(held, setting)) checkTerms(setting, gamesOf(brand));
      return setting;
    },
    twoPersons: (before, after, brand) => {
      const aboveMicro = secondPersonAboveMicro(brand);
      return loosensJackpot(before, after, aboveMicro) ? aboveMicro : null;
    },
    canonicalForm: (setting) => setting && { enabled: setting.enabled, ...termsView(setting) },
    store: (setting) => setting && storedJackpot(setting),
  };
}

export function termsView(terms: PoolTerms): JackpotTerms {
  const { contributionPpm, startMicro, turnoverMicro, mustHitMicro } = terms;
  return {
    contributionPercent: percentOfPpm(contributionPpm),
    startMicro: String(startMicro),
    turnoverMicro: mustHitMicro === null ? String(turnoverMicro) : null,
    mustHitMicro: mustHitMicro === null ? null : String(mustHitMicro),
  };
}

function changesTerms(held: PoolTerms | null, wanted: PoolTerms): boolean {
  const terms = Object.keys(POINTERS) as (keyof PoolTerms)[];
  return terms.some((term) => held?.[term] !== wanted[term]);
}

/** @throws Problem INVALID_JACKPOT */
function checkTerms(terms: PoolTerms, games: readonly FeedingGame[]): void {
  const fields: Record<string, FieldProblem> = {};
  for (const [term, fault] of Object.entries(jackpotFaults(terms, games))) {
    fields[POINTERS[term as keyof PoolTerms]] = fault;
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_JACKPOT', { fields });
}

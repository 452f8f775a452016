import type { JackpotSettings, JackpotTerms as TermsView } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { type FeedingGame, gamesReturnPpm } from '#domain/jackpot/jackpot-faults.ts';
import { type JackpotTerms, percentOfPpm } from '#domain/jackpot/jackpot-terms.ts';
import { JACKPOT } from '#domain/ledger/account-kind.ts';
import { systemBalanceOf } from '../../ledger/ledger.read.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { readFactStamp } from '../../platform/server-fact.ts';
import { findRunning, findSetting, termsOf } from './jackpot.store.ts';

/** What setting a jackpot needs of its brand. */
export interface PlayedBrand {
  currency: string;
  games: readonly FeedingGame[];
}

/** Entries of a page when it does not say how many. */
const PAGE = 20;

/** What the office edits, beside the pool as it stands. */
export async function readJackpotSettings(
  db: Db | Tx,
  brand: string,
  { currency, games }: PlayedBrand,
): Promise<JackpotSettings> {
  const stamp = await readFactStamp(db, brand, 'jackpot');
  const setting = await findSetting(db, { brand, currency });
  const running = await findRunning(db, { brand, currency });
  const poolMicro = await systemBalanceOf(db, { brand, currency, account: JACKPOT });
  const stakes = [...new Set(games.flatMap(({ stakesMicro }) => stakesMicro))];
  return {
    brand,
    ...stamp,
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
}

export function termsView({ contributionPpm, startMicro, turnoverMicro }: JackpotTerms): TermsView {
  return {
    contributionPercent: percentOfPpm(contributionPpm),
    startMicro: String(startMicro),
    turnoverMicro: String(turnoverMicro),
  };
}

/** Pools of a brand that were taken, newest first. */
export async function listJackpotWins(
  db: Db,
  brand: string,
  { limit = PAGE, cursor }: RequestOf<'listJackpotWins'>['query'],
): Promise<ReplyOf<'listJackpotWins'>> {
  let rows = wonCycles(db, brand).limit(limit + 1);
  if (cursor !== undefined) rows = rows.where('c.id', '<', cursorId(cursor));
  return pageOf(await rows.execute(), limit, (row) => ({
    jackpotId: String(row.id),
    memberId: String(row.won_by),
    username: row.username,
    currency: row.currency,
    amountMicro: String(row.won_micro),
    roundId: row.round_ref ?? '',
    terms: termsView(termsOf(row)),
    since: row.started_at.toISOString(),
    at: (row.won_at ?? row.started_at).toISOString(),
  }));
}

function wonCycles(db: Db, brand: string) {
  return db
    .selectFrom('jackpot_cycle as c')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'c.won_by').onRef('m.brand', '=', 'c.brand'),
    )
    .selectAll('c')
    .select('m.username')
    .where('c.brand', '=', brand)
    .where('c.won_at', 'is not', null)
    .orderBy('c.id', 'desc');
}

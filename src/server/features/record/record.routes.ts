import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { type CallFacts, memberOf, type Route, route, staffOf } from '../../platform/route.ts';
import type { RoundEvidenceSource } from '../../vendors/round-evidence.ts';
import { roundMovements } from './round-movements.read.ts';
import { findOfficeRound, officeRound, searchRounds } from '../../play/rounds/office-round.read.ts';
import { liveRoundAt } from '#domain/live/own-studio.ts';
import type { Selectable } from 'kysely';
import { fallbackChain } from '#brand/texts.ts';
import { rewardTitles } from '../../promotion/campaign/campaign.read.ts';
import { rewardsOwed, roundTurnovers } from '../../promotion/turnover/round-turnover.read.ts';
import type { RoundTable } from '../../platform/db/generated/tables.ts';
import {
  findRoundRow,
  roundsOfMember,
  roundView,
  type TurnoversOf,
} from '../../play/rounds/rounds-of-member.read.ts';
import { personalLoss } from './personal-loss.read.ts';
import { findShare } from './round-share.store.ts';
import { playerMovements } from './player-movements.read.ts';
import { roundIdsOf } from '../../play/rounds/round-ids.read.ts';
import { findTransaction } from './transaction.read.ts';

/** Betting record and account record. @param evidence replay and proof of rounds, by vendor */
export function recordRoutes(
  { db, catalogue: names, brands, config }: Parts,
  evidence: ReadonlyMap<string, RoundEvidenceSource>,
): Route[] {
  const own = (call: CallFacts & { params: { brand: string } }): string => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand)).id;
  };
  const turnoversOf =
    (call: CallFacts): TurnoversOf =>
    async (rounds) => {
      const { site, ...member } = memberOf(call);
      const languages = [...fallbackChain(call.language), site.defaultLanguage];
      const rewards = await rewardsOwed(db, member, rounds);
      const titles = await rewardTitles(db, rewards, languages);
      return roundTurnovers(db, member, rounds, (id) => titles.get(id) ?? null);
    };
  const turnoverOf = async (call: CallFacts, row: Selectable<RoundTable>) => {
    const turnover = (await turnoversOf(call)([row])).get(row.id);
    return turnover === undefined ? {} : { turnover };
  };
  return [
    route('listRounds', (call) =>
      roundsOfMember(db, memberOf(call), call.query, names, turnoversOf(call)),
    ),

    route('getRound', async (call) => {
      const owner = memberOf(call);
      const row = await findRoundRow(db, owner, BigInt(call.params.roundId));
      if (row === null) throw new Problem('ROUND_NOT_FOUND');
      const source = evidence.get(row.vendor);
      const told = source === undefined ? null : await source(owner, row.round_ref);
      return {
        round: { ...roundView(row, names), ...(await turnoverOf(call, row)) },
        transactions: await roundMovements(db, owner, row.vendor, row.round_ref),
        replay: told?.replay ?? null,
        fairness: told?.fairness ?? null,
        share: await findShare(db, { secret: config.secrets.session }, owner, row.id),
        liveRound: liveRoundAt(row.vendor, row.game_code, row.round_ref),
      };
    }),

    route('searchRounds', (call) => searchRounds(db, own(call), call.query, names)),

    route('getOfficeRound', async (call) => {
      const row = await findOfficeRound(db, own(call), BigInt(call.params.roundId));
      if (row === null) throw new Problem('ROUND_NOT_FOUND');
      const owner = { brand: row.brand, memberId: row.member_id };
      const told = (await evidence.get(row.vendor)?.(owner, row.round_ref)) ?? null;
      return {
        round: officeRound(row, names),
        transactions: await roundMovements(db, owner, row.vendor, row.round_ref),
        replay: told?.replay ?? null,
        fairness: told?.fairness ?? null,
      };
    }),

    route('getTransaction', async (call) => {
      const owner = memberOf(call);
      const found = await findTransaction(db, owner, BigInt(call.params.transactionId));
      if (found === null) throw new Problem('TRANSACTION_NOT_FOUND');
      const { round, ...detail } = found;
      const rounds = await roundIdsOf(db, owner, [round]);
      return { ...detail, roundId: rounds.get(`${round.provider} ${round.roundRef}`) ?? null };
    }),

    route('getPersonalLoss', (call) => {
      const { brand, memberId, site } = memberOf(call);
      const { from, to } = call.query;
      const { currency } = site;
      const period = { from: new Date(from), to: new Date(to) };
      return personalLoss(db, { brand, memberId, currency, ...period });
    }),

    route('listTransactions', (call) => {
      const { brand, memberId, site } = memberOf(call);
      const { cursor, limit = 20, kind, from, to } = call.query;
      return playerMovements(db, {
        brand,
        memberId,
        currency: site.currency,
        cursor,
        limit,
        kind,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
      });
    }),
  ];
}

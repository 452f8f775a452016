import { dayIn, readDay } from '#domain/day/day.ts';
import { mayAgent } from '#domain/agent/agent-powers.ts';
import { settingOf } from '../../brands/setting-of.ts';
import { findNode, teamNode } from '../../tree/tree.read.ts';
import { roundsOfMember } from '../../play/rounds/rounds-of-member.read.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, memberOf, route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { listIncome } from './income.read.ts';
import { payIncome } from './pay-income.job.ts';
import { checkDay, checkRollups, rollupDays, waitingEvents } from './rollup-health.ts';
import { addTeamMetrics } from './team-metrics.ts';
import { teamFigures } from './team-figures.consumer.ts';
import { listTeamMovements } from './team-movement.read.ts';
import { teamLines, teamOverview, type TeamReader } from './team.read.ts';

/** What teams do and agents earn: figures by day, incomes and their payment. */
export function teamFeature(parts: Parts): Feature {
  const { db, clock, brands, catalogue, metrics } = parts;
  const own = (call: CallFacts & { params: { brand: string } }) =>
    ownBrand(staffOf(call), call.params.brand, brands.byId(call.params.brand));
  const readerOf = async (call: CallFacts): Promise<TeamReader & { type: number }> => {
    const { brand, memberId, site } = memberOf(call);
    const node = await findNode(db, { brand, memberId });
    if (node === null) throw new Problem('MEMBER_NOT_FOUND');
    const { type } = node;
    const seesNames = mayAgent(type, 'seeNames');
    return { brand, memberId, currency: site.currency, seesNames, type };
  };
  const todayOf = (brand: string): string =>
    dayIn(settingOf(brands.byId(brand), 'brandDay').timeZone, clock.now());
  addTeamMetrics(metrics.registry, db);
  return {
    name: 'team',
    consumers: [teamFigures(parts)],
    jobs: [
      { name: 'payIncome', everySeconds: 5, run: (fence) => payIncome(parts, fence) },
      { name: 'checkRollups', everySeconds: 300, run: (fence) => checkRollups(parts, fence) },
    ],
    routes: [
      route('getTeamOverview', async (call) =>
        teamOverview(db, await readerOf(call), call.query, clock.now()),
      ),

      route('listTeamLines', async (call) => teamLines(db, await readerOf(call), call.query)),

      route('listIncome', async (call) => {
        const reader = await readerOf(call);
        return listIncome(db, reader, call.query, todayOf(reader.brand));
      }),

      route('listTeamMovements', async (call) => {
        const reader = await readerOf(call);
        if (!mayAgent(reader.type, 'seeTransactions')) throw new Problem('AGENT_POWER_MISSING');
        return listTeamMovements(db, reader, call.query);
      }),

      route('listDownlineRounds', async (call) => {
        const reader = await readerOf(call);
        const node = await teamNode(db, reader, BigInt(call.params.memberId));
        if (!mayAgent(reader.type, 'seeTransactions')) throw new Problem('AGENT_POWER_MISSING');
        const owner = { brand: reader.brand, memberId: node.id };
        return roundsOfMember(db, owner, call.query, catalogue);
      }),

      route('listRollupDays', async (call) => {
        const brand = own(call);
        return {
          timeZone: settingOf(brand, 'brandDay').timeZone,
          currency: brand.site.currency,
          waitingEvents: await waitingEvents(db),
          items: [...(await rollupDays(db, brand.id, todayOf(brand.id)))],
        };
      }),

      route('recheckRollupDay', async (call) => {
        const { id: brand } = own(call);
        const day = readDay(call.params.day);
        const today = todayOf(brand);
        const [found] =
          day === null || day > today
            ? []
            : await inTransaction(db, async (tx) => {
                await checkDay(tx, brand, day, clock.now());
                return (await rollupDays(tx, brand, day)).filter((one) => one.day === day);
              });
        if (found === undefined) {
          throw new Problem('INVALID_PERIOD', { fields: { '/day': { code: 'END_BEFORE_START' } } });
        }
        return found;
      }),
    ],
  };
}

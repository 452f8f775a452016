import { dayIn } from '#domain/day/day.ts';
import { mayAgent } from '#domain/agent/agent-powers.ts';
import { settingOf } from '../../brands/setting-of.ts';
import { findNode, teamNode } from '../../tree/tree.read.ts';
import { roundsOfMember } from '../../play/rounds/rounds-of-member.read.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, memberOf, route } from '../../platform/route.ts';
import { listIncome } from './income.read.ts';
import { listTeamMovements } from './team-movement.read.ts';
import { teamLines, teamOverview, type TeamReader } from './team.read.ts';

/** What teams do and agents earn, as agents read it. */
export function teamFeature(parts: Parts): Feature {
  const { db, clock, brands, catalogue } = parts;
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
  return {
    name: 'team',
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
    ],
  };
}

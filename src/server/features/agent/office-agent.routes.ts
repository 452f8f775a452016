import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import { writeAudit } from '../../platform/audit.ts';
import { keyedRoute, type Route, route, staffOf, weighedRoute } from '../../platform/route.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import { ownLiveBrand, settingRoutes } from '../../settings/setting-routes.ts';
import { decideAgentMove, requestAgentMove } from './agent-move.ts';
import { agentPolicySetting } from './agent-policy.ts';
import { appointAgent } from './appoint-agent.ts';
import { checkCredentials, createAccount } from './create-account.ts';
import { listAgents, readAgent, readMove } from './office-agent.read.ts';
import { brandTerms, refuseOutside } from './own-terms.ts';
import { blockAgent, setAgentTerms } from './staff-acts.ts';
import { weighAgentTerms } from './weigh-terms.ts';

/** What staff do about agents: find, create, terms, block, move. */
export function officeAgentRoutes(parts: Parts): Route[] {
  const { db, clock, brands } = parts;
  return [
    ...settingRoutes(agentPolicySetting, parts),

    keyedRoute('appointAgent', (tx, call) => {
      const { staffId, brands: own } = staffOf(call);
      const memberId = BigInt(call.params.memberId);
      const appointment = { ...call.body, memberId, staffId, brands: own };
      return appointAgent(tx, appointment, termsFor(brands), clock);
    }),

    route('listAgents', (call) => {
      const brand = ownLiveBrand(brands, call);
      return listAgents(db, brand, call.query, settingOf(brand, 'agentPolicy'));
    }),

    keyedRoute(
      'createTopAgent',
      async (tx, call) => {
        const brand = ownLiveBrand(brands, call);
        const policy = settingOf(brand, 'agentPolicy');
        const { username, password, type, terms, reason } = call.body;
        refuseOutside(terms, brandTerms(brand), brand);
        const { language, ip } = call;
        const [host = call.origin] = brand.hosts;
        const request = { username, password, type, terms, agentId: null, language, ip };
        const origin = `https://${host}`;
        const hash = await hashPassword(password, { brand: brand.id, ip });
        const id = await createAccount(tx, brand, { ...request, origin }, hash, policy, clock);
        await writeAudit(tx, {
          staffId: staffOf(call).staffId,
          brand: brand.id,
          action: 'createTopAgent',
          subject: String(id),
          before: null,
          after: { type, ...terms },
          reason,
          at: clock.now(),
        });
        return readAgent(tx, brand, id, policy);
      },
      async () => parts.relay.nudge(),
      async (call) => checkCredentials(ownLiveBrand(brands, call), call.body, clock.now()),
    ),

    weighedRoute('setAgentTerms', {
      weigh: (tx, call) => {
        const memberId = BigInt(call.params.agentId);
        return weighAgentTerms(tx, ownLiveBrand(brands, call), { ...call.body, memberId });
      },
      run: async (tx, call) => {
        const brand = ownLiveBrand(brands, call);
        const memberId = BigInt(call.params.agentId);
        const { staffId } = staffOf(call);
        await setAgentTerms(tx, brand, { ...call.body, memberId, staffId }, clock);
        return readAgent(tx, brand, memberId, settingOf(brand, 'agentPolicy'));
      },
    }),

    keyedRoute('blockAgent', async (tx, call) => {
      const brand = ownLiveBrand(brands, call);
      const memberId = BigInt(call.params.agentId);
      const { staffId } = staffOf(call);
      await blockAgent(tx, brand, { ...call.body, memberId, staffId }, clock);
      return readAgent(tx, brand, memberId, settingOf(brand, 'agentPolicy'));
    }),

    keyedRoute('requestAgentMove', async (tx, call) => {
      const brand = ownLiveBrand(brands, call);
      const { memberId, uplineId, reason } = call.body;
      const { staffId } = staffOf(call);
      const request = {
        memberId: BigInt(memberId),
        uplineId: uplineId === null ? null : BigInt(uplineId),
        reason,
        staffId,
      };
      const id = await requestAgentMove(tx, brand, request, settingOf(brand, 'agentPolicy'), clock);
      return readMove(tx, brand.id, staffId, id);
    }),

    keyedRoute('decideAgentMove', async (tx, call) => {
      const brand = ownLiveBrand(brands, call);
      const { staffId } = staffOf(call);
      const moveId = BigInt(call.params.moveId);
      const decision = { ...call.body, moveId, staffId };
      await decideAgentMove(tx, brand, decision, settingOf(brand, 'agentPolicy'), clock);
      return readMove(tx, brand.id, staffId, moveId);
    }),
  ];
}

/** What agents of a brand begin with. */
const termsFor = (brands: Parts['brands']) => (id: string) => {
  const brand = brands.byId(id);
  return { policy: settingOf(brand, 'agentPolicy'), terms: brandTerms(brand) };
};

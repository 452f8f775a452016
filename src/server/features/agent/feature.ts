import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { agentRoutes } from './agent.routes.ts';
import { agentMoveDesk } from './office-agent.read.ts';
import { officeAgentRoutes } from './office-agent.routes.ts';
import { seedAgent } from './seed-agent.ts';

/** Agents: their tree, terms, links and downlines. */
export function agentFeature(parts: Parts): Feature {
  const { brands } = parts;
  return {
    name: 'agent',
    routes: [...agentRoutes(parts), ...officeAgentRoutes(parts)],
    desks: [agentMoveDesk],
    retention: [
      {
        table: 'invitation_visit',
        key: ['brand', 'code_key', 'day', 'address_hash'],
        age: 'at',
        keepDays: 40,
        why: 'A visit counts once a day; the count itself is kept with the link.',
      },
    ],
    seedDemo: async (id, player) => {
      const brand = brands.byId(id);
      if (brand !== null) await seedAgent(parts, brand, player);
    },
  };
}

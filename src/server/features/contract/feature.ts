import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { addContractMetrics } from './contract-metrics.ts';
import { agentContractRoutes } from './contract.routes.ts';
import { officeContractRoutes } from './office-contract.routes.ts';
import { seedContracts } from './seed-contracts.ts';
import { settleContracts } from './settle-contracts.job.ts';

const EVERY_SECONDS = 60;

/** Contracts between agents and their downlines: offered, accepted, settled and paid. */
export function contractFeature(parts: Parts): Feature {
  addContractMetrics(parts.metrics.registry, parts.db);
  return {
    name: 'contract',
    routes: [...agentContractRoutes(parts), ...officeContractRoutes(parts)],
    jobs: [
      {
        name: 'settleContracts',
        everySeconds: EVERY_SECONDS,
        run: (fence) => settleContracts(parts, fence),
      },
    ],
    seedDemo: async (id) => {
      const brand = parts.brands.byId(id);
      if (brand !== null) await seedContracts(parts, brand);
    },
  };
}

import type { EarningKind } from '#domain/earning/earning-kind.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { earn, type SeenWindows } from './earn.job.ts';
import { addEarningMetrics } from './earning-metrics.ts';
import { beginKinds } from '../../play/earning/earning-start.store.ts';

/** Every kind of earning of agents and players, computed and paid by one job. */
export async function earningFeature(
  parts: Parts,
  kinds: readonly EarningKind[],
): Promise<Feature> {
  const reading = (reads: EarningKind['reads']) => kinds.filter((kind) => kind.reads === reads);
  const codesOf = (some: readonly EarningKind[]) => some.map(({ code }) => code);
  const seen: SeenWindows = new Map();
  await beginKinds(parts.db, codesOf(reading('rounds')));
  addEarningMetrics(parts.metrics.registry, parts.db, codesOf(kinds));
  return {
    name: 'earning',
    jobs: [
      {
        name: 'earnRounds',
        everySeconds: 5,
        run: (fence) => earn(parts, reading('rounds'), seen, fence),
      },
      {
        name: 'earnWindows',
        everySeconds: 60,
        run: (fence) => earn(parts, reading('window'), seen, fence),
      },
    ],
  };
}

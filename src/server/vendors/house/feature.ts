import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { VendorPorts } from '../vendor-adapter.ts';
import type { House } from './house.ts';
import { houseRoutes } from './house.routes.ts';
import { houseReplay } from './house-replay.ts';
import { settleStaleRounds } from './settle-stale-rounds.job.ts';

/** Our own games, as a vendor behind the same ports as any other. */
export function houseFeature({ db, clock, log }: Parts, ports: VendorPorts & Pick<House, 'games'>) {
  const house = { db, clock, log, ...ports };
  return feature({
    name: 'house',
    routes: houseRoutes(house),
    jobs: [{ name: 'settleStaleRounds', everySeconds: 30, run: () => settleStaleRounds(house) }],
    house,
    evidence: houseReplay(db),
  });
}

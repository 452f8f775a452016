import { expectWholeAfterBench } from './after-bench.ts';
import { fillMembers, openScratchDatabase } from './bet-database.ts';
import { type BenchRow, median } from './bench-row.ts';
import { CLIENTS, MEMBERS, RUNS, SECONDS } from './bench-settings.ts';
import { loadBets } from './bet-target.ts';
import { ledgerTarget } from './ledger-target.ts';

/** Each brand has a house of its own; this many stand side by side. */
const HOUSES = 10;

/** Nine of ten bets against one house, beside the same bets spread over ten: no row may be hot. */
export async function run(): Promise<BenchRow[]> {
  const database = await openScratchDatabase();
  try {
    const brands = Array.from({ length: HOUSES }, (_brand, index) => `brand-${index}`);
    const members = await fillMembers(database, brands);
    const any = () => Math.floor(Math.random() * MEMBERS);
    // Members take turns over the brands: those of one lie HOUSES apart.
    const ofFirst = () => Math.floor(Math.random() * (MEMBERS / HOUSES)) * HOUSES;
    let hot = false;
    const target = ledgerTarget(database, members, () =>
      hot && Math.random() < 0.9 ? ofFirst() : any(),
    );
    await loadBets(target, { clients: CLIENTS, seconds: 1 });
    const speeds = { hot: [] as number[], spread: [] as number[] };
    for (let turn = 0; turn < RUNS; turn += 1) {
      for (const kind of ['hot', 'spread'] as const) {
        hot = kind === 'hot';
        speeds[kind].push(
          (await loadBets(target, { clients: CLIENTS, seconds: SECONDS })).betsPerSecond,
        );
      }
    }
    await target.close();
    await expectWholeAfterBench(database);
    return [
      {
        measure: `90% of bets on one house / spread over ${HOUSES} (${target.label})`,
        ours: median(speeds.hot),
        reference: median(speeds.spread),
        unit: 'bets/s',
        ratio: median(speeds.hot) / median(speeds.spread),
        goal: 0.9,
        better: 'higher',
      },
    ];
  } finally {
    await database.close();
  }
}

import { Counter } from 'prom-client';
import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { playMoneyOf } from './play-money.read.ts';
import { seedTrial } from './seed-trial.ts';
import { removeEndedTrials } from './trial-player.store.ts';
import { trialRoutes } from './trial.routes.ts';
import type { JudgeStake } from '../../vendors/wallet-port.ts';
import { trialWallet } from './trial-wallet.ts';

/** Trial play: sessions of players without an account, and their play money. */
export function trialFeature(parts: Parts, judge: JudgeStake) {
  const { db, clock } = parts;
  const registers = [parts.metrics.registry];
  const opened = new Counter({
    name: 'trial_opened_total',
    help: 'Sessions of trial players, by brand and whether the trial is new or goes on.',
    labelNames: ['brand', 'outcome'] as const,
    registers,
  });
  const ended = new Counter({
    name: 'trial_removed_total',
    help: 'Trials that ended and were removed with everything they left.',
    registers,
  });
  return feature({
    name: 'trial',
    routes: trialRoutes(parts, opened),
    jobs: [
      {
        name: 'removeEndedTrials',
        everySeconds: 300,
        async run() {
          const removed = await removeEndedTrials(db, clock);
          ended.inc(removed);
          return removed;
        },
      },
    ],
    seedDemo: (brand: string) => seedTrial(parts, brand),
    wallet: trialWallet({ db, clock, judge }),
    pageData: async ({ caller }) =>
      caller?.kind === 'trial' ? { playMoney: await playMoneyOf(db, caller) } : {},
  });
}

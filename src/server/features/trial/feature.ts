import type { MemberKey } from '../../platform/session/member-key.ts';
import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { playMoneyOf } from './play-money.read.ts';
import { removeEndedTrials } from './trial-player.store.ts';
import { trialRoutes } from './trial.routes.ts';
import { type JudgeStake, trialWallet } from './trial-wallet.ts';

/** Trial play: sessions of players without an account, and their play money. */
export function trialFeature(parts: Parts, judge: JudgeStake) {
  const { db, clock, metrics } = parts;
  return feature({
    name: 'trial',
    routes: trialRoutes(parts),
    jobs: [
      {
        name: 'removeEndedTrials',
        everySeconds: 300,
        async run() {
          const removed = await removeEndedTrials(db, clock);
          metrics.trialsRemoved.inc(removed);
          return removed;
        },
      },
    ],
    wallet: trialWallet({ db, clock, judge }),
    /** For the first data of a page. */
    playMoneyOf: (player: MemberKey) => playMoneyOf(db, player),
  });
}

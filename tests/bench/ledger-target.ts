import { betPostings } from '#domain/ledger/bet-postings.ts';
import { openLedger } from '#server/ledger/ledger.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLog } from '#server/platform/log.ts';
import type { BenchMember } from './bet-database.ts';
import { STAKE_MICRO } from './bench-settings.ts';
import type { BetTarget } from './bet-target.ts';

let placed = 0;

/** Bets straight into the ledger, without HTTP. `pick` chooses who plays. */
export function ledgerTarget(
  database: Database,
  members: readonly BenchMember[],
  pick: () => number = () => Math.floor(Math.random() * members.length),
): BetTarget {
  const ledger = openLedger({ database, clock: systemClock, log: createLog('error') });
  return {
    label: 'ledger direct, no HTTP',
    async bet() {
      const member = members[pick()];
      if (member === undefined) throw new Error('no member to play');
      placed += 1;
      const outcome = await ledger.post({
        ...member,
        provider: 'vendor',
        externalRef: `bet-${process.pid}-${placed}`,
        kind: 'bet',
        roundRef: 'round',
        postings: betPostings({ stakeMicro: STAKE_MICRO, funds: ['cash'] }),
      });
      if (outcome.status !== 'posted') throw new Error(`a bet was refused: ${outcome.reason}`);
    },
    close: () => ledger.close(),
  };
}

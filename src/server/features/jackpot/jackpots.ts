import type { JackpotTerms } from '#domain/jackpot/jackpot-terms.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Relay } from '../../platform/outbox/relay.ts';
import type { JackpotPort } from '../../vendors/jackpot-port.ts';
import type { JackpotBoard } from './jackpot.read.ts';
import { findRunning, findSetting, findTaken } from './jackpot.store.ts';
import { openPool } from './open-pool.ts';
import { takePool } from './take-pool.ts';

export interface JackpotDependencies {
  db: Db;
  clock: Clock;
  ledger: Pick<Ledger, 'postIn'>;
  relay: Pick<Relay, 'nudge'>;
  board: JackpotBoard;
}

/** The brands' jackpots over the ledger, for vendors. */
export function jackpots({ db, clock, ledger, relay, board }: JackpotDependencies): JackpotPort {
  return {
    async termsFor({ brand, memberId, currency }): Promise<JackpotTerms | null> {
      const setting = await findSetting(db, { brand, currency });
      if (setting === null || !setting.enabled) return null;
      const running = await findRunning(db, { brand, currency });
      if (running !== null) return running;
      const at = clock.now();
      await inTransaction(db, (tx) =>
        openPool(tx, ledger, { brand, memberId, currency, terms: setting, at }),
      );
      board.forget();
      return findRunning(db, { brand, currency });
    },

    async take(vendor, claim) {
      const at = clock.now();
      const wonMicro = await inTransaction(db, (tx) =>
        takePool(tx, ledger, { ...claim, vendor, at }),
      );
      relay.nudge();
      board.forget();
      return wonMicro;
    },

    takenBy: (vendor, round) => findTaken(db, { ...round, vendor }),
    read: (brand) => board.read(brand),
  };
}

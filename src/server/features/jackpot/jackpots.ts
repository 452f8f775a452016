import type { PoolTerms } from '#domain/jackpot/jackpot-terms.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { JackpotPort } from '../../vendors/jackpot-port.ts';
import type { JackpotBoard } from './jackpot.read.ts';
import { findRunning, findTerms } from './jackpot.store.ts';
import { openPool } from './open-pool.ts';
import { takePool } from './take-pool.ts';

/** The brands' jackpots over the ledger, for vendors. */
export function jackpots(
  { db, clock, ledger, relay, catalogue }: Parts,
  board: JackpotBoard,
): JackpotPort {
  return {
    async termsFor({ brand, memberId, currency }): Promise<PoolTerms | null> {
      const found = await findTerms(db, { brand, currency });
      if (found === null || !found.setting.enabled) return null;
      if (found.running !== null) return found.running;
      const at = clock.now();
      await inTransaction(db, (tx) =>
        openPool(tx, ledger, { brand, memberId, currency, terms: found.setting, at }),
      );
      board.forget();
      return findRunning(db, { brand, currency });
    },

    async take(vendor, claim) {
      const at = clock.now();
      const category = catalogue.categoryOf(vendor, claim.gameCode);
      const wonMicro = await inTransaction(db, (tx) =>
        takePool(tx, ledger, { ...claim, vendor, category, at }),
      );
      relay.nudge();
      board.forget();
      return wonMicro;
    },

    read: (brand) => board.read(brand),
  };
}

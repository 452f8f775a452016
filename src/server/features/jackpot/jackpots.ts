import { takesPool } from '#domain/jackpot/jackpot-ticket.ts';
import { JACKPOT } from '#domain/ledger/account-kind.ts';
import { systemBalanceOf } from '../../ledger/ledger.read.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DrawingTerms, JackpotPort } from '../../vendors/jackpot-port.ts';
import type { JackpotBoard } from './jackpot.read.ts';
import { findRunning, findTaken, findTerms, type RunningTerms } from './jackpot.store.ts';
import { openPool } from './open-pool.ts';
import { takePool } from './take-pool.ts';

interface PoolOf {
  readonly brand: string;
  readonly currency: string;
}

/** The brands' jackpots over the ledger, for vendors. */
export function jackpots(
  { db, clock, ledger, relay, catalogue }: Parts,
  board: JackpotBoard,
): JackpotPort {
  return {
    async termsFor({ brand, memberId, currency }) {
      const found = await findTerms(db, { brand, currency });
      if (found === null || !found.setting.enabled) return null;
      if (found.running !== null) return drawingTerms({ brand, currency }, found.running);
      const at = clock.now();
      await inTransaction(db, (tx) =>
        openPool(tx, ledger, { brand, memberId, currency, terms: found.setting, at }),
      );
      board.forget();
      const opened = await findRunning(db, { brand, currency });
      return opened && drawingTerms({ brand, currency }, opened);
    },

    async take(vendor, claim) {
      if (!takesPool(claim.ticket) && !(await isAtLimit(claim))) {
        // Asked again, a round that brought the pool to its limit has emptied it.
        return (await findTaken(db, { ...claim, vendor })) ?? 0n;
      }
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

  /** A pool without a limit is not read: what it holds changes no chance. */
  async function drawingTerms(of: PoolOf, running: RunningTerms): Promise<DrawingTerms> {
    const { mustHitMicro } = running;
    if (mustHitMicro === null) return { ...running, leftMicro: null };
    const poolMicro = await systemBalanceOf(db, { ...of, account: JACKPOT });
    return { ...running, leftMicro: mustHitMicro - poolMicro };
  }

  async function isAtLimit(of: PoolOf): Promise<boolean> {
    const running = await findRunning(db, of);
    const terms = running && (await drawingTerms(of, running));
    return terms !== null && terms.leftMicro !== null && terms.leftMicro <= 0n;
  }
}

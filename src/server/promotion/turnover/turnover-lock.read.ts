import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { openRequirements, type Requirement } from './turnover.store.ts';

/** Cash that stays in the wallet until turnover is met, in micro-units. */
export interface TurnoverLock {
  readonly lockedMicro: bigint;
  /** Turnover that is left for all of it. */
  readonly leftMicro: bigint;
  /** What locks it, the oldest first: each is free once it and those before are met. */
  readonly requirements: readonly Requirement[];
}

/** The cash of a member that turnover locks. */
export async function turnoverLock(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<TurnoverLock> {
  const open = await openRequirements(db, brand, [memberId]);
  let left = 0n;
  let lockedMicro = 0n;
  let leftMicro = 0n;
  for (const requirement of open) {
    left += requirement.requiredMicro - requirement.progressMicro;
    if (requirement.lockedMicro === 0n) continue;
    lockedMicro += requirement.lockedMicro;
    leftMicro = left;
  }
  return { lockedMicro, leftMicro, requirements: open };
}

/**
 * Refuses to let money leave on which turnover is owed. The caller holds the member's row.
 * @param cashMicro the member's cash. @throws Problem TURNOVER_OWED
 */
export async function requireTurnover(
  tx: Tx,
  owner: MemberKey & { currency: string },
  { amountMicro, cashMicro }: { amountMicro: bigint; cashMicro: bigint },
): Promise<void> {
  const { lockedMicro, leftMicro } = await turnoverLock(tx, owner);
  const freeMicro = cashMicro > lockedMicro ? cashMicro - lockedMicro : 0n;
  if (lockedMicro === 0n || amountMicro <= freeMicro) return;
  throw new Problem('TURNOVER_OWED', {
    fields: { '/amountMicro': { code: 'TURNOVER_OWED', messageKey: 'error:TURNOVER_OWED' } },
    value: {
      currency: owner.currency,
      availableMicro: String(freeMicro),
      turnoverLeftMicro: String(leftMicro),
    },
  });
}

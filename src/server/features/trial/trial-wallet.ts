import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import type { JudgeStake, RoundWallet } from '../../vendors/wallet-port.ts';

/**
 * The wallet of trial players. Play money lies in rows of its own and never meets the ledger, and it
 * moves by the ledger's rules: a call sent twice moves once, a stake is covered, a payout belongs to a
 * stake. A player's row is locked for each movement.
 */
export function trialWallet(deps: { db: Db; clock: Clock; judge: JudgeStake }): RoundWallet {
  const { db, clock } = deps;

  const balance: RoundWallet['balance'] = async (player) => (await readPlayer(db, player)).balance;

  return {
    balance,

    async bet(vendor, request) {
      await deps.judge(vendor, request);
      return inTransaction(db, async (tx) => {
        const player = await lockPlayer(tx, request);
        const known = await findMovement(tx, request, request.transactionId);
        if (known?.returned === true) throw new Problem('TRANSACTION_ROLLED_BACK');
        if (known !== null) return sameAgain(known, request.amountMicro, player);
        if (player.ends_at <= clock.now()) throw new Problem('TOKEN_EXPIRED');
        if (player.balance < request.amountMicro) throw uncovered(player);
        await note(tx, request, 'bet', request.transactionId);
        return pay(tx, player, -request.amountMicro);
      });
    },

    win: (_vendor, request) =>
      inTransaction(db, async (tx) => {
        const player = await lockPlayer(tx, request);
        const known = await findMovement(tx, request, request.transactionId);
        if (known !== null) return sameAgain(known, request.amountMicro, player);
        const bet = await findMovement(tx, request, request.betTransactionId);
        if (bet?.kind !== 'bet') throw new Problem('TRANSACTION_DOES_NOT_EXIST');
        if (bet.returned) throw new Problem('TRANSACTION_ROLLED_BACK');
        await note(tx, request, 'win', request.betTransactionId);
        return pay(tx, player, request.amountMicro);
      }),

    rollback: (_vendor, request) =>
      inTransaction(db, async (tx) => {
        const { betTransactionId: betId } = request;
        const player = await lockPlayer(tx, request);
        const bet = await findMovement(tx, request, betId);
        if (bet?.returned === true) return { balanceMicro: player.balance };
        if (bet === null) {
          // Should the stake still come, it is refused.
          const never = { ...request, transactionId: betId, amountMicro: 0n };
          await note(tx, never, 'bet', betId, true);
          return { balanceMicro: player.balance };
        }
        if (await isPaid(tx, request, betId)) throw new Problem('ALREADY_SETTLED');
        await tx
          .updateTable('trial_movement')
          .set({ returned: true })
          .where('member_id', '=', request.memberId)
          .where('transaction_id', '=', betId)
          .execute();
        return pay(tx, player, bet.amount_micro);
      }),

    async findStake(_vendor, request) {
      const bet = await findMovement(db, request, request.betTransactionId);
      if (bet === null) return 'unknown';
      return bet.returned ? 'returned' : 'taken';
    },
  };
}

type Player = Awaited<ReturnType<typeof readPlayer>>;

/** @throws Problem TOKEN_EXPIRED: the trial has ended and is gone */
async function readPlayer(db: Db | Tx, player: MemberKey) {
  const row = await playersOf(db, player).executeTakeFirst();
  if (row === undefined) throw new Problem('TOKEN_EXPIRED');
  return row;
}

async function lockPlayer(tx: Tx, player: MemberKey): Promise<Player> {
  const row = await playersOf(tx, player).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Problem('TOKEN_EXPIRED');
  return row;
}

function playersOf(db: Db | Tx, { brand, memberId }: MemberKey) {
  return db
    .selectFrom('trial_player')
    .select(['member_id', 'currency', 'balance_micro as balance', 'start_micro', 'ends_at'])
    .where('member_id', '=', memberId)
    .where('brand', '=', brand);
}

interface Movement {
  kind: string;
  amount_micro: bigint;
  returned: boolean;
}

async function findMovement(
  db: Db | Tx,
  { memberId }: MemberKey,
  transactionId: string,
): Promise<Movement | null> {
  const row = await db
    .selectFrom('trial_movement')
    .select(['kind', 'amount_micro', 'returned'])
    .where('member_id', '=', memberId)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row ?? null;
}

async function isPaid(tx: Tx, { memberId }: MemberKey, betId: string): Promise<boolean> {
  const win = await tx
    .selectFrom('trial_movement')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('bet_transaction_id', '=', betId)
    .where('kind', '=', 'win')
    .executeTakeFirst();
  return win !== undefined;
}

/** @throws Problem DUPLICATE_TRANSACTION: the same id with another amount */
function sameAgain(known: Movement, amountMicro: bigint, player: Player) {
  if (known.amount_micro !== amountMicro) throw new Problem('DUPLICATE_TRANSACTION');
  return { balanceMicro: player.balance };
}

function uncovered({ currency, balance }: Player): Problem {
  return new Problem('INSUFFICIENT_FUNDS', { value: { currency, balanceMicro: String(balance) } });
}

async function note(
  tx: Tx,
  request: MemberKey & { transactionId: string; amountMicro: bigint },
  kind: 'bet' | 'win',
  betId: string,
  returned = false,
): Promise<void> {
  await tx
    .insertInto('trial_movement')
    .values({
      member_id: request.memberId,
      transaction_id: request.transactionId,
      kind,
      bet_transaction_id: betId,
      amount_micro: request.amountMicro,
      returned,
    })
    .execute();
}

async function pay(tx: Tx, player: Player, amountMicro: bigint): Promise<{ balanceMicro: bigint }> {
  const balanceMicro = player.balance + amountMicro;
  await tx
    .updateTable('trial_player')
    .set({ balance_micro: balanceMicro })
    .where('member_id', '=', player.member_id)
    .execute();
  return { balanceMicro };
}

import { sql } from 'kysely';
import { JACKPOT } from '#domain/ledger/account-kind.ts';
import { betPostings } from '#domain/ledger/bet-postings.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import { judgePlay } from '../../account/safer-play/judge-play.ts';
import { boundsStakes, readPlayRules } from '../../account/safer-play/play-rules.store.ts';
import { noteStake } from '../../promotion/turnover/bonus-stake.store.ts';
import { CASH, judgeStake, playTerms, stakeSource } from '../../promotion/turnover/play-terms.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { lockWallet } from '../../ledger/lock-wallet.ts';
import type { PostingRequest, PostOutcome } from '../../ledger/transfer-request.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { BetRequest } from '../../vendors/wallet-port.ts';

interface Staking {
  readonly db: Db;
  readonly ledger: Pick<Ledger, 'postIn'>;
  readonly clock: Clock;
}

export interface TermedStake {
  readonly vendor: string;
  readonly category: string;
  readonly bet: Omit<BetRequest, 'token'>;
  /** The stake as the wallet posts it, but for its postings. */
  readonly posting: Omit<PostingRequest, 'postings'>;
}

/**
 * Takes a stake while a bonus, free rounds or rules of the player's own run: judges it by them, and takes
 * the money in their order, in one transaction with the note of where it came from.
 * @throws Problem BONUS_STAKE_LIMIT, BONUS_GAME_FORBIDDEN, CATEGORY_BLOCKED, PLAY_LIMIT_REACHED,
 * REALITY_CHECK_DUE, PLAN_REACHED
 */
export function stakeByTerms(
  { db, ledger, clock }: Staking,
  { vendor, category, bet, posting }: TermedStake,
): Promise<PostOutcome> {
  const { brand, memberId, currency, gameCode, roundRef, amountMicro, transactionId } = bet;
  const wallet = { brand, memberId, currency };
  return inTransaction(db, async (tx) => {
    const terms = await playTerms(tx, { brand, memberId }, clock, { lock: true });
    // Held before the rules are read: a stake that waited for a stricter limit is judged by it.
    await lockWallet(tx, wallet);
    const rules = await readPlayRules(tx, wallet, clock);
    const isBound = boundsStakes(rules);
    const earlier = await earlierStakes(tx, vendor, bet);
    const stake = { gameCode, category, amountMicro, earlierMicro: earlier.stakeMicro };
    if (!earlier.isKnown) judgeStake(terms, stake);
    // A round that began without a bonus goes on without it, so that its payout has one way.
    const source =
      bet.cashOnly === true || earlier.outsideTerms || amountMicro === 0n
        ? CASH
        : stakeSource(terms, stake);
    if (isBound && !earlier.isKnown) {
      const stakeMicro = source.funds.includes('cash') ? amountMicro : 0n;
      await judgePlay(tx, wallet, rules, { category, stakeMicro, attended: true }, clock);
    }
    const { jackpotContributionMicro: poolMicro = 0n } = bet;
    const outcome = await ledger.postIn(tx, {
      ...posting,
      report: ['cash', 'bonus', 'promo'],
      postings: betPostings({
        stakeMicro: amountMicro,
        funds: source.funds,
        ...(poolMicro > 0n && { contribution: { to: JACKPOT, amountMicro: poolMicro } }),
      }),
    });
    if (outcome.status === 'posted' && !outcome.replayed) {
      const key = { brand, memberId, vendor, roundRef, betRef: transactionId };
      await noteStake(tx, key, source, outcome.moved, clock);
    }
    return outcome;
  });
}

interface EarlierStakes {
  readonly stakeMicro: bigint;
  /** One of them was taken before what runs now began. */
  readonly outsideTerms: boolean;
  /** This very stake was taken before: it is answered, not judged. */
  readonly isKnown: boolean;
}

async function earlierStakes(
  tx: Tx,
  vendor: string,
  { brand, memberId, roundRef, transactionId }: Omit<BetRequest, 'token'>,
): Promise<EarlierStakes> {
  const { rows } = await sql<{ stake: bigint; outside: boolean; known: boolean }>`
    select coalesce(sum(case when t.external_ref <> ${transactionId}::text then (
        select -coalesce(sum(e.amount), 0) from entry e
        join ledger_account a on a.shard = e.shard and a.id = e.account_id
        where e.shard = t.shard and e.transfer_id = t.id and a.owner_kind = 'member'
      ) end), 0)::bigint as stake,
      coalesce(bool_or(s.bet_ref is null and t.external_ref <> ${transactionId}::text), false) as outside,
      coalesce(bool_or(t.external_ref = ${transactionId}::text), false) as known
    from transfer t
    left join bonus_stake s on s.member_id = t.member_id and s.vendor = t.provider
      and s.round_ref = t.round_ref and s.bet_ref = t.external_ref
    where t.shard = ${shardOf(memberId)}::int and t.member_id = ${memberId}::bigint
      and t.provider = ${vendor}::text and t.round_ref = ${roundRef}::text
      and t.brand = ${brand}::text and t.kind = 'bet'
      and not exists (select 1 from transfer r where r.shard = t.shard and r.reverses = t.id)
  `.execute(tx);
  const [row] = rows;
  return {
    stakeMicro: row?.stake ?? 0n,
    outsideTerms: row?.outside ?? false,
    isKnown: row?.known ?? false,
  };
}

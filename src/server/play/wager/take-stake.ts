import { JACKPOT } from '#domain/ledger/account-kind.ts';
import { betPostings } from '#domain/ledger/bet-postings.ts';
import type { Posted, PostingRequest, PostOutcome } from '../../ledger/transfer-request.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { noteStake } from '../../promotion/turnover/bonus-stake.store.ts';
import { CASH, playTerms, type StakeSource } from '../../promotion/turnover/play-terms.ts';
import { judgeMember } from './judge-member.ts';
import { judgeOpen } from './judge-open.ts';
import { judgeTerms } from './judge-terms.ts';
import type { ProductRule, SessionStake, Stake } from './stake.ts';
import { tell } from './pay-stake.ts';
import { requirePosted } from './refused-stake.ts';
import { closeRefOf, partOf, type WagerParts } from './wagered.ts';

/** @see takeStake */
export type TakenStake = PostOutcome & {
  /** Neither limits nor a bonus ran: the stake is cash, and so is what it wins. */
  readonly isPlain: boolean;
};

/**
 * Takes the stake of a game session. Nearly all players have neither limits nor a bonus: the ledger's own
 * statement judges session and member and takes the cash, together with the stakes that wait next to it.
 * Where it answers that the member plays under terms, the stake goes through every gate.
 * @throws Problem the refusals of `takeStakeIn`
 */
export async function takeStake(
  deps: WagerParts,
  stake: SessionStake,
  postingsOf: PostingsOf = stakePostings,
): Promise<TakenStake> {
  judgeOpen(deps, stake);
  const plain = await deps.ledger.post(requestOf(stake, postingsOf(deps, stake, CASH)));
  const isTermed = plain.status === 'refused' && plain.reason === 'underTerms';
  const outcome = isTermed
    ? await inTransaction(deps.db, (tx) => stakeIn(tx, deps, stake, {}, postingsOf))
    : plain;
  tell(deps, outcome);
  return { ...outcome, isPlain: !isTermed };
}

/**
 * Takes a stake in the caller's transaction, with the product's own rows. The gates and the locks have one
 * order for every product (see README.md): site and game, member, terms, product, wallet, the player's
 * own rules, exposure, ledger.
 * @throws Problem the refusals of the ledger, so that the product's rows fall with them; MAINTENANCE, REGION_BLOCKED,
 * GAME_MAINTENANCE, GAME_NOT_OFFERED, MEMBER_BLOCKED, BONUS_STAKE_LIMIT, BONUS_GAME_FORBIDDEN,
 * CATEGORY_BLOCKED, PLAY_LIMIT_REACHED, REALITY_CHECK_DUE, PLAN_REACHED, and those of the product's rule
 */
export async function takeStakeIn(
  tx: Tx,
  deps: WagerParts,
  stake: Stake,
  rule: ProductRule = {},
  postingsOf: PostingsOf = stakePostings,
): Promise<Posted> {
  return requirePosted(await stakeIn(tx, deps, stake, rule, postingsOf), stake.currency);
}

async function stakeIn(
  tx: Tx,
  deps: WagerParts,
  stake: Stake,
  rule: ProductRule,
  postingsOf: PostingsOf,
): Promise<PostOutcome> {
  const source = await passGates(tx, deps, stake, rule);
  await rule.take?.(tx);
  const request = requestOf(stake, postingsOf(deps, stake, source ?? CASH), true);
  const outcome = await deps.ledger.postIn(tx, request);
  if (source !== null && outcome.status === 'posted' && !outcome.replayed) {
    const { brand, memberId, vendor, roundRef, stakeRef: betRef } = stake;
    const key = { brand, memberId, vendor, roundRef, betRef };
    await noteStake(tx, key, source, outcome.moved, deps.clock);
  }
  return outcome;
}

/**
 * The gates of a stake, in their order, each with its lock.
 * @returns the funds that the stake is taken from; null: nothing bounds the member, so it is cash
 */
export async function passGates(
  tx: Tx,
  deps: WagerParts,
  stake: Stake,
  rule: ProductRule,
): Promise<StakeSource | null> {
  judgeOpen(deps, stake);
  const isBound = await judgeMember(tx, deps, stake);
  const terms = isBound ? await playTerms(tx, stake, deps.clock, { lock: true }) : null;
  await rule.judge?.(tx);
  return terms === null ? null : judgeTerms(tx, deps, terms, stake);
}

/** Builds the movement of a stake: its kind, its content and its postings. */
export type PostingsOf = (
  deps: WagerParts,
  stake: Stake,
  source: StakeSource,
) => Required<Pick<PostingRequest, 'kind' | 'content' | 'postings' | 'event'>>;

const stakePostings: PostingsOf = (deps, stake, { funds }) => {
  const { stakeMicro, contributionMicro = 0n, gameCode } = stake;
  return {
    kind: 'bet',
    // Not the part that feeds the jackpot: those terms are ours and may change under a retry.
    content: ['bet', gameCode, String(stakeMicro)],
    event: partOf(deps, stake, 'stake', stakeMicro),
    postings:
      contributionMicro > 0n
        ? betPostings({
            stakeMicro,
            funds,
            contribution: { to: JACKPOT, amountMicro: contributionMicro },
          })
        : betPostings({ stakeMicro, funds }),
  };
};

const ALL_FUNDS = ['cash', 'bonus', 'promo'] as const;

/**
 * Field by field: this runs for every bet, and copies of whole objects were its costliest lines.
 * @param isJudged the member's terms were judged, so the ledger need not refuse for them
 */
function requestOf(
  stake: Stake,
  movement: ReturnType<PostingsOf>,
  isJudged = false,
): PostingRequest {
  const { session } = stake;
  return {
    brand: stake.brand,
    memberId: stake.memberId,
    currency: stake.currency,
    provider: stake.vendor,
    externalRef: stake.stakeRef,
    referenceScope: stake.referenceScope,
    roundRef: stake.roundRef,
    kind: movement.kind,
    content: movement.content,
    postings: movement.postings,
    event: movement.event,
    forbids: closeRefOf(stake.roundRef),
    guard:
      session === null
        ? undefined
        : {
            gameSessionHash: session.gameSessionHash,
            idleSeconds: session.idleSeconds,
            byTerms: isJudged,
          },
    report: isJudged ? ALL_FUNDS : undefined,
  };
}

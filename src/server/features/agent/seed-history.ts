import { betPostings } from '#domain/ledger/bet-postings.ts';
import { channelSettlement, depositPostings } from '#domain/ledger/deposit-postings.ts';
import { winPostings } from '#domain/ledger/win-postings.ts';
import { type Ledger, openLedger } from '../../ledger/ledger.ts';
import type { Parts } from '../../parts.ts';
import type { RoundPart } from '../../play/facts/round-part.ts';
import type { SeededPlayer } from './seed-team.ts';

const DAY_MS = 86_400_000;
const HISTORY_DAYS = 30;
/** The vendor of our own titles. */
const HOUSE_CODE = 'house';
const UNIT = 1_000_000n;

interface History {
  readonly brand: string;
  readonly currency: string;
}

/**
 * A month of deposits, bets and withdrawals of the demo's team, posted by the ledger under the clock of
 * each day, so that every figure has its entries behind it.
 */
export async function seedHistory(
  { database, log, clock, catalogue }: Pick<Parts, 'database' | 'log' | 'clock' | 'catalogue'>,
  { brand, currency }: History,
  players: readonly SeededPlayer[],
): Promise<void> {
  let at = clock.now();
  const ledger = openLedger({ database, log, clock: { now: () => at } });
  const chance = lots(brand);
  const games = GAMES.filter((code) => catalogue.find(HOUSE_CODE, code) !== null);
  try {
    for (let daysAgo = HISTORY_DAYS; daysAgo >= 1; daysAgo -= 1) {
      at = new Date(clock.now().getTime() - daysAgo * DAY_MS + chance(8) * 3_600_000);
      const active = players.filter((player) => player.daysAgo > daysAgo && chance(10) < 7);
      const of = ({ memberId }: SeededPlayer) => ({ brand, memberId, currency });
      await Promise.all(
        active
          .filter((player) => chance(3) === 0 || player.daysAgo === daysAgo + 1)
          .map((player) => payIn(ledger, of(player), `${daysAgo}`, 50n + 10n * BigInt(chance(20)))),
      );
      const rounds = active.flatMap((player) =>
        games
          .filter(() => chance(2) === 0)
          .map((gameCode) => ({
            ...of(player),
            gameCode,
            ref: `history-${daysAgo}-${gameCode}-${player.memberId}`,
            stakeMicro: UNIT * BigInt(2 + chance(9)),
            payoutMicro: chance(5) < 2 ? UNIT * BigInt(1 + chance(22)) : 0n,
            category: catalogue.categoryOf(HOUSE_CODE, gameCode),
          })),
      );
      const taken = await Promise.all(rounds.map((round) => stake(ledger, round)));
      await Promise.all(
        rounds.filter((_round, index) => taken[index] === true).map((round) => pay(ledger, round)),
      );
      await Promise.all(
        active
          .filter(() => chance(9) === 0)
          .map((player) => payOut(ledger, of(player), `${daysAgo}`, 20n * UNIT)),
      );
    }
  } finally {
    await ledger.close();
  }
}

/** Titles of the house that the team plays. */
const GAMES = ['jade-orchard', 'roulette-corsa', 'keno-forty', 'dice-line'];

interface Wallet extends History {
  readonly memberId: bigint;
}

interface SeedRound extends Wallet {
  readonly gameCode: string;
  readonly category: string;
  readonly ref: string;
  readonly stakeMicro: bigint;
  readonly payoutMicro: bigint;
}

const payIn = (ledger: Ledger, wallet: Wallet, day: string, units: bigint) =>
  ledger.post({
    ...wallet,
    provider: 'sandbox',
    externalRef: `history-deposit-${day}-${wallet.memberId}`,
    kind: 'deposit',
    postings: depositPostings({ amountMicro: units * UNIT, channel: 'sandbox' }),
  });

const payOut = (ledger: Ledger, wallet: Wallet, day: string, amountMicro: bigint) =>
  ledger.post({
    ...wallet,
    provider: 'sandbox',
    externalRef: `history-withdrawal-${day}-${wallet.memberId}`,
    kind: 'withdrawal',
    postings: [
      { fund: 'cash', amountMicro: -amountMicro },
      { system: channelSettlement('sandbox'), amountMicro },
    ],
  });

function partOf(
  { gameCode, category, stakeMicro, payoutMicro }: SeedRound,
  movement: 'stake' | 'payout',
): RoundPart {
  const isPayout = movement === 'payout';
  return {
    product: 'game',
    vendor: HOUSE_CODE,
    gameCode,
    category,
    movement,
    amountMicro: String(isPayout ? payoutMicro : stakeMicro),
    closes: isPayout,
  };
}

/** @returns whether the player had the money. */
async function stake(ledger: Ledger, round: SeedRound): Promise<boolean> {
  const { brand, memberId, currency, ref, stakeMicro } = round;
  const outcome = await ledger.post({
    brand,
    memberId,
    currency,
    provider: HOUSE_CODE,
    externalRef: `${ref}-bet`,
    kind: 'bet',
    roundRef: ref,
    postings: betPostings({ stakeMicro, funds: ['cash'] }),
    event: partOf(round, 'stake'),
  });
  return outcome.status === 'posted';
}

const pay = (ledger: Ledger, round: SeedRound) => {
  const { brand, memberId, currency, ref, payoutMicro } = round;
  return ledger.post({
    brand,
    memberId,
    currency,
    provider: HOUSE_CODE,
    externalRef: `${ref}-win`,
    kind: 'win',
    roundRef: ref,
    postings: winPostings({ payoutMicro }),
    event: partOf(round, 'payout'),
  });
};

/** The same numbers for the same brand, so that a demo looks alike each time. @returns 0 to below - 1 */
function lots(seed: string): (below: number) => number {
  let state = Array.from(seed).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return (below) => {
    // A linear congruential generator (Numerical Recipes): play data needs no more.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) % below;
  };
}

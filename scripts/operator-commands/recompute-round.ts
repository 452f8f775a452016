import { ChoiceError, type JsonObject } from '#games/game-rules.ts';
import { loadVerifier, verifierVersions } from '#games/verifier-versions.ts';
import { CLIENT_SEED_PATTERN, SERVER_SEED_PATTERN } from '#domain/fairness/round-seeds.ts';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import { drawTicket, MOST_NUMBERS, takesPool, ticketOdds } from '#domain/jackpot/jackpot-ticket.ts';

/** The command's options as typed; undefined: not given. */
export interface RoundArguments {
  readonly serverSeed?: string | undefined;
  readonly clientSeed?: string | undefined;
  readonly nonce?: string | undefined;
  readonly game?: string | undefined;
  readonly version?: string | undefined;
  readonly stake?: string | undefined;
  /** What was bet on and what was done since, as JSON. */
  readonly wager?: string | undefined;
  readonly actions?: string | undefined;
  readonly serverSeedHash?: string | undefined;
  readonly jackpotTurnover?: string | undefined;
  /** `winsBelow/outOf`, as the round shows them. */
  readonly jackpotOdds?: string | undefined;
}

export interface RecomputedRound {
  readonly game: string;
  readonly version: string;
  readonly serverSeedHash: string;
  /** Null: no commitment was given to compare with. */
  readonly commitmentHolds: boolean | null;
  readonly stakeMicro: string;
  readonly payoutMicro: string;
  readonly events: readonly unknown[];
  /** Null: neither turnover nor odds were given, or the stake has no part in the jackpot. */
  readonly jackpot: { ticket: number; winsBelow: number; outOf: number; wins: boolean } | null;
}

/** What a person typed cannot be a round. */
export class RoundArgumentError extends Error {
  override name = 'RoundArgumentError';
}

const HASH = /^[0-9a-f]{64}$/i;
const ODDS = /^[1-9]\d{0,9}\/[1-9]\d{0,9}$/;
const NONCE = /^\d{1,15}$/;
const AMOUNT = /^(\d{1,12})(?:\.(\d{1,6}))?$/;

/** Computes a round from its seeds, offline. @throws RoundArgumentError */
export async function recomputeRound(typed: RoundArguments): Promise<RecomputedRound> {
  const game = typed.game ?? '';
  const version = typed.version ?? '';
  const verifier = await loadVerifier(game, version);
  if (verifier === null) {
    const versions = verifierVersions().filter((known) => known.startsWith(`${game}@`));
    const known = versions.length > 0 ? versions : verifierVersions();
    throw new RoundArgumentError(`--game and --version: one of ${known.join(', ')}`);
  }
  const serverSeed = matching(
    typed.serverSeed,
    SERVER_SEED_PATTERN,
    '--server-seed: 64 hex digits',
  );
  const clientSeed = matching(
    typed.clientSeed,
    CLIENT_SEED_PATTERN,
    '--client-seed: 1 to 64 letters, digits, dots, hyphens or underscores',
  );
  const nonce = Number(matching(typed.nonce, NONCE, '--nonce: a whole number from 0'));
  const stakeMicro = microOf(typed.stake ?? '1', '--stake');
  const seeds = { serverSeed, clientSeed, nonce };
  const wager = jsonOf(typed.wager ?? '{}', '--wager', isObject);
  const actions = jsonOf(typed.actions ?? '[]', '--actions', isListOfObjects);
  const choices = { stakeMicro, wager, actions };
  const outcome = playOut(() => verifier.replay(seeds, choices));
  const serverSeedHash = commitToServerSeed(serverSeed);
  const promised =
    typed.serverSeedHash === undefined
      ? null
      : matching(typed.serverSeedHash, HASH, '--server-seed-hash: 64 hex digits').toLowerCase();
  const odds = oddsOf(typed, stakeMicro);
  const ticket = odds === null ? null : drawTicket(seeds, odds);
  return {
    game,
    version,
    serverSeedHash,
    commitmentHolds: promised === null ? null : promised === serverSeedHash,
    stakeMicro: String(stakeMicro),
    payoutMicro: String(outcome.payoutMicro),
    events: outcome.events,
    jackpot: ticket === null ? null : { ...ticket, wins: takesPool(ticket) },
  };
}

/** From the terms of a pool, or as a round on a pool with a limit shows them. */
function oddsOf({ jackpotOdds, jackpotTurnover }: RoundArguments, stakeMicro: bigint) {
  if (jackpotOdds !== undefined) {
    const what = '--jackpot-odds: two whole numbers, as in 7/1000';
    const [winsBelow = 0, outOf = 0] = matching(jackpotOdds, ODDS, what).split('/').map(Number);
    if (winsBelow > outOf || outOf > Number(MOST_NUMBERS)) throw new RoundArgumentError(what);
    return { winsBelow, outOf };
  }
  if (jackpotTurnover === undefined) return null;
  return ticketOdds(stakeMicro, microOf(jackpotTurnover, '--jackpot-turnover'));
}

function playOut<T>(replay: () => T): T {
  try {
    return replay();
  } catch (error) {
    if (error instanceof ChoiceError) {
      throw new RoundArgumentError(`--wager or --actions: ${error.message}`, { cause: error });
    }
    // The seeds have their format: only the stake and the form of the choices are left.
    throw new RoundArgumentError('--stake, --wager, --actions: no round of this game has these', {
      cause: error,
    });
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfObjects = (value: unknown): value is readonly JsonObject[] =>
  Array.isArray(value) && value.every(isObject);

function jsonOf<T>(text: string, option: string, is: (value: unknown) => value is T): T {
  try {
    const value: unknown = JSON.parse(text);
    if (is(value)) return value;
  } catch {
    // Told below, as any other value that is not meant.
  }
  throw new RoundArgumentError(`${option}: JSON as the round's record shows it`);
}

function matching(text: string | undefined, pattern: RegExp, rule: string): string {
  if (text === undefined || !pattern.test(text)) throw new RoundArgumentError(rule);
  return text;
}

/** A decimal amount as micro-units. */
function microOf(text: string, option: string): bigint {
  const match = AMOUNT.exec(text);
  if (match === null) throw new RoundArgumentError(`${option}: an amount such as 1 or 0.50`);
  return BigInt(match[1] ?? '0') * 1_000_000n + BigInt((match[2] ?? '').padEnd(6, '0'));
}

import type { Fund } from '#contract/generated/types.ts';
import { afterAll, beforeAll } from 'vitest';
import { channelSettlement, depositPostings } from '#domain/ledger/deposit-postings.ts';
import { betPostings } from '#domain/ledger/bet-postings.ts';
import type { PlayFund } from '#domain/ledger/account-kind.ts';
import { adjustmentPostings } from './postings.ts';
import { winPostings } from '#domain/ledger/win-postings.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/id.ts';
import { createLog } from '#server/platform/log.ts';
import { type Ledger, type LedgerOptions, openLedger } from '#server/ledger/ledger.ts';
import { openMemberAccounts } from '#server/ledger/open-member-accounts.ts';
import type {
  PostingRequest,
  PostOutcome,
  ReversalRequest,
} from '#server/ledger/transfer-request.ts';
import type { TestEngine } from './test-database.ts';

export const BRAND = 'denluma';
export const VENDOR = 'vendor-a';
export const CURRENCY = 'PEN';

export interface Player {
  readonly brand: string;
  readonly memberId: bigint;
  readonly currency: string;
}

/** A ledger over a fresh database, closed before the database is. */
export function useLedger(
  engine: TestEngine,
  options: Partial<LedgerOptions> = {},
): { database: () => Database; ledger: () => Ledger } {
  const database = engine.useDatabase();
  let ledger: Ledger | undefined;
  beforeAll(() => {
    ledger = openLedger({
      database: database(),
      clock: systemClock,
      log: createLog('silent'),
      ...options,
    });
  });
  afterAll(() => ledger?.close());
  return {
    database,
    ledger: () => {
      if (ledger === undefined) throw new Error('the ledger is open inside tests and hooks only');
      return ledger;
    },
  };
}

/** A member with open accounts and, where asked, money: through transfers, so that the books stay whole. */
export async function openPlayer(
  database: Database,
  ledger: Ledger,
  fundsMicro: Partial<Record<Fund, bigint>> = {},
  { brand = BRAND, currency = CURRENCY } = {},
): Promise<Player> {
  const player: Player = { brand, memberId: newId(), currency };
  await database.db.transaction().execute((tx) => openMemberAccounts(tx, player));
  for (const [fund, amountMicro] of Object.entries(fundsMicro) as [Fund, bigint][]) {
    const outcome = await ledger.post({
      ...player,
      provider: 'test-funding',
      externalRef: `fund-${newId()}`,
      kind: fund === 'cash' ? 'deposit' : 'adjustment',
      postings:
        fund === 'cash'
          ? depositPostings({ amountMicro, channel: 'test-channel' })
          : adjustmentPostings({ amountMicro, fund, against: channelSettlement('test-channel') }),
    });
    if (outcome.status !== 'posted') throw new Error(`not funded: ${outcome.reason}`);
  }
  return player;
}

let made = 0;

/** A reference nobody has used. */
export function freshRef(prefix = 'ref'): string {
  made += 1;
  return `${prefix}-${process.pid}-${made}`;
}

export function bet(
  player: Player,
  stakeMicro: bigint,
  more: Partial<PostingRequest> & { funds?: readonly PlayFund[] } = {},
): PostingRequest {
  const { funds = ['cash'], ...rest } = more;
  return {
    ...player,
    provider: VENDOR,
    externalRef: freshRef('bet'),
    kind: 'bet',
    postings: betPostings({ stakeMicro, funds }),
    ...rest,
  };
}

export function win(
  player: Player,
  payoutMicro: bigint,
  requires: string,
  more: Partial<PostingRequest> = {},
): PostingRequest {
  return {
    ...player,
    provider: VENDOR,
    externalRef: freshRef('win'),
    kind: 'win',
    postings: winPostings({ payoutMicro }),
    requires,
    ...more,
  };
}

export function rollback(
  player: Player,
  reverses: string,
  more: Partial<ReversalRequest> = {},
): ReversalRequest {
  return {
    ...player,
    provider: VENDOR,
    externalRef: freshRef('rollback'),
    kind: 'rollback',
    reverses,
    ...more,
  };
}

/** The outcome in words: 'posted', 'replayed', or the reason of a refusal. */
export function said(outcome: PostOutcome): string {
  if (outcome.status === 'refused') return outcome.reason;
  return outcome.replayed ? 'replayed' : 'posted';
}

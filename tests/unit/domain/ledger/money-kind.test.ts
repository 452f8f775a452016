import {
  contractPaidPostings,
  contractReceivedPostings,
} from '#domain/ledger/contract-postings.ts';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adjustmentPostings } from '#domain/ledger/adjustment-postings.ts';
import { betPostings } from '#domain/ledger/bet-postings.ts';
import { commissionReturnPostings } from '#domain/ledger/commission-postings.ts';
import { compensationPostings } from '#domain/ledger/compensation-postings.ts';
import {
  creditMovedPostings,
  creditReceivedPostings,
  creditSentPostings,
} from '#domain/ledger/credit-postings.ts';
import {
  depositPostings,
  depositReversedPostings,
  payoutReturnedPostings,
} from '#domain/ledger/deposit-postings.ts';
import { holdPostings, voidHoldPostings } from '#domain/ledger/hold-postings.ts';
import { jackpotStartPostings } from '#domain/ledger/jackpot-postings.ts';
import {
  LEDGER_KINDS,
  type LedgerKind,
  LISTED_KINDS,
  MONEY_KINDS,
} from '#domain/ledger/money-kind.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import { referralPostings } from '#domain/ledger/referral-postings.ts';
import {
  forfeitPostings,
  releasePostings,
  rewardPostings,
  takeBackPostings,
} from '#domain/ledger/reward-postings.ts';
import { pointsReturnedPostings, pointsSpentPostings } from '#domain/ledger/points-postings.ts';
import { winPostings } from '#domain/ledger/win-postings.ts';

const MIGRATIONS = 'src/server/migrations';

/** The kinds that the newest constraint of this name admits. */
async function admittedBy(constraint: string): Promise<readonly string[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).toSorted();
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(MIGRATIONS, file), 'utf8')),
  );
  const [, list = ''] =
    new RegExp(`add constraint ${constraint} check \\(kind in \\(([^)]*)\\)`).exec(
      texts.findLast((text) => text.includes(`add constraint ${constraint} `)) ?? '',
    ) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, kind = '']) => kind);
}

const channel = 'bank';
const POSTINGS: Partial<Record<LedgerKind, readonly Posting[]>> = {
  deposit: depositPostings({ amountMicro: 9n, channel, feeMicro: 1n }),
  depositReversed: depositReversedPostings({ amountMicro: 9n, channel, feeMicro: 1n }),
  payoutReturned: payoutReturnedPostings({ amountMicro: 9n, channel }),
  bet: betPostings({ stakeMicro: 9n, funds: ['promo', 'bonus', 'cash'] }),
  win: winPostings({ payoutMicro: 9n, to: 'bonus' }),
  promoPayout: rewardPostings('promo', 9n),
  bonusReleased: releasePostings(9n),
  bonusForfeited: forfeitPostings('bonus', 9n),
  adjustment: adjustmentPostings(9n),
  compensation: compensationPostings(9n),
  commission: commissionReturnPostings(9n),
  referralReward: referralPostings(9n),
  creditSent: creditSentPostings({ from: 'agentCredit', amountMicro: 9n, feeMicro: 1n }),
  creditReceived: creditReceivedPostings({ to: 'cash', amountMicro: 9n }),
  creditMoved: creditMovedPostings({ from: 'cash', amountMicro: 9n }),
  contractPaid: contractPaidPostings(9n, 'agent'),
  contractReceived: contractReceivedPostings(9n, 'agent'),
  pointsEarned: takeBackPostings(['cash'], 9n),
  pointsSpent: pointsSpentPostings(9n),
  pointsReturned: pointsReturnedPostings(9n),
  ticketsGiven: takeBackPostings(['cash'], 9n),
  ticketsUsed: pointsSpentPostings(9n),
  hold: holdPostings({ amountMicro: 9n, funds: ['cash', 'bonus'] }),
  holdVoided: voidHoldPostings([{ fund: 'cash', amountMicro: 9n }]),
  jackpotStart: jackpotStartPostings(9n),
};

const fundsOf = (posting: Posting): readonly string[] =>
  'fund' in posting ? [posting.fund] : 'drawFrom' in posting ? posting.drawFrom : [];

describe('kinds of money', () => {
  it('add to the figures and statements that they added to before they were one table', () => {
    const figures = LEDGER_KINDS.flatMap((kind) => {
      const { figure } = MONEY_KINDS[kind];
      return figure === null ? [] : [`${kind}: ${figure.sign} ${figure.name}`];
    });
    expect(figures.toSorted()).toEqual([
      'bonusForfeited: 1 promotion',
      'cashBack: 1 rebate',
      'commission: 1 commission',
      'compensation: 1 promotion',
      'deposit: 1 deposit',
      'depositReversed: 1 deposit',
      'holdPosted: 1 deposit',
      'payoutReturned: -1 withdrawal',
      'promoPayout: 1 promotion',
      'rebate: 1 rebate',
      'referralReward: 1 promotion',
      'withdrawal: -1 withdrawal',
    ]);
    const group = (name: string) => LEDGER_KINDS.filter((kind) => MONEY_KINDS[kind].group === name);
    expect(group('stake')).toEqual(['bet']);
    expect(group('return')).toEqual(['win', 'betWin', 'jackpotWin', 'rollback']);
    expect(group('agent')).toEqual([
      'commission',
      'creditSent',
      'creditReceived',
      'creditMoved',
      'contractPaid',
      'contractReceived',
    ]);
    expect(group('deposit')).toEqual(['deposit', 'depositReversed']);
  });

  it.each(Object.entries(POSTINGS))('%s touches only the funds of its row', (kind, postings) => {
    const { funds, side } = MONEY_KINDS[kind as LedgerKind];
    const touched = postings.flatMap(fundsOf);
    expect(funds).toEqual(expect.arrayContaining(touched));
    expect(touched.length > 0).toBe(side === 'member');
  });

  it('are the ones that the database admits', async () => {
    expect((await admittedBy('transfer_kind_check')).toSorted()).toEqual(LEDGER_KINDS.toSorted());
    expect((await admittedBy('team_movement_kind_check')).toSorted()).toEqual(
      LISTED_KINDS.toSorted(),
    );
  });

  it('have words for players, staff and agents', async () => {
    const member = LEDGER_KINDS.filter((kind) => MONEY_KINDS[kind].side === 'member');
    for (const [namespace, kinds] of [
      ['records', member],
      ['office', member],
      ['agent', LISTED_KINDS],
    ] as const) {
      const file = `brands/_base/locales/en/${namespace}.json`;
      const texts = Object.keys(JSON.parse(await readFile(file, 'utf8')) as object);
      expect(texts).toEqual(expect.arrayContaining(kinds.map((kind) => `kind.${kind}`)));
    }
  });
});

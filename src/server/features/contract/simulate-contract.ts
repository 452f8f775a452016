import type { ReplyOf } from '#contract/operation.ts';
import { contractWindow, hourWindow } from '#domain/contract/contract-window.ts';
import { type PeriodFigures, settleContract } from '#domain/contract/settle-contract.ts';
import { addDays, dayIn } from '#domain/day/day.ts';
import type { Db } from '../../platform/db/database.ts';
import { betFigures } from './bet-figures.read.ts';
import type { ContractRow } from './contract.store.ts';
import { contractFigures } from './figures.read.ts';
import type { FiguresOf } from './team-sql.ts';

/** Periods of a simulation. */
const PERIODS = 3;

interface Place {
  readonly currency: string;
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * What a contract would have paid in the last periods that are over, the newest first, with the figures of those days. What
 * is paid by the hour or at once is shown for the last hours.
 */
export async function simulateContract(
  db: Db,
  contract: ContractRow,
  place: Place,
): Promise<ReplyOf<'simulateContract'>> {
  const { kind, brand } = contract;
  // Its own days lie ahead.
  const terms = { ...contract, fromDay: null, toDay: null };
  const periods: ReplyOf<'simulateContract'>['periods'] = [];
  for (const window of lastWindows(contract, place)) {
    const of = { brand, currency: place.currency, ...window };
    const figures = (
      kind === 'realTimeSalary' && of.hour !== null
        ? await betFigures(db, [terms], of, of.hour)
        : await contractFigures(db, [terms], of)
    ).get(contract.id);
    if (figures !== undefined) periods.push(periodView(contract, window, figures));
  }
  return { currency: place.currency, periods };
}

type Window = Pick<FiguresOf, 'from' | 'to' | 'hour'>;

function lastWindows({ terms: { period } }: ContractRow, { timeZone, now }: Place): Window[] {
  const windows: Window[] = [];
  if (period === 'hourly' || period === 'realTime') {
    let { startsAt } = hourWindow(timeZone, now);
    while (windows.length < PERIODS) {
      const { day, ...hour } = hourWindow(timeZone, new Date(startsAt.getTime() - 1));
      windows.push({ from: day, to: day, hour });
      ({ startsAt } = hour);
    }
    return windows;
  }
  let { from } = contractWindow(period, dayIn(timeZone, now));
  while (windows.length < PERIODS) {
    const window = contractWindow(period, addDays(from, -1));
    windows.push({ ...window, hour: null });
    ({ from } = window);
  }
  return windows;
}

function periodView(
  { kind, terms }: ContractRow,
  { from, to, hour }: Window,
  figures: PeriodFigures,
): ReplyOf<'simulateContract'>['periods'][number] {
  const { tier, amountMicro } = settleContract(kind, terms, figures, 0n);
  return {
    from,
    to,
    startsAt: hour?.startsAt.toISOString() ?? null,
    endsAt: hour?.endsAt.toISOString() ?? null,
    figures: {
      validMicro: String(figures.validMicro),
      profitMicro: String(figures.profitMicro),
      winningMicro: String(figures.winningMicro),
      losingMicro: String(figures.losingMicro),
      activeMembers: tier === null ? 0 : (figures.activeByTier[tier] ?? 0),
    },
    tier: tier === null ? null : (terms.tiers[tier] ?? null),
    amountMicro: String(amountMicro),
  };
}

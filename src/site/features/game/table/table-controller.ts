import type { GameTable, HouseSession, OwnTableSeat } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { asProblemError } from '#ui/query/as-problem-error.ts';
import type { HouseCalls, TableState } from '../session/house-calls.ts';
import { owedMicro } from './seat-payout.ts';
import { createServerClock } from './server-clock.ts';

/** News younger than this makes a question unnecessary, milliseconds. */
const FRESH_MS = 5_000;

export interface SeatedState {
  readonly table: GameTable | null;
  /** The player's seat in the table's round. */
  readonly seat: OwnTableSeat | null;
  /** With what a cashed-out seat is owed. */
  readonly balanceMicro: bigint;
  /** What the session has brought: payouts less stakes, a cash-out counted at once. */
  readonly netMicro: bigint;
  /** A bet or a cash-out is on its way. */
  readonly busy: boolean;
  readonly problem: ProblemError | null;
}

export interface TableControllerOptions {
  readonly session: HouseSession;
  readonly house: Pick<HouseCalls, 'look' | 'takeSeat' | 'cashOut' | 'read'>;
  readonly nowMs: () => number;
  readonly makeKey: () => string;
}

/** One player at a table that everybody plays. */
export interface TableController {
  readonly getState: () => SeatedState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** The server's clock, milliseconds since 1970. */
  readonly serverNow: () => number;
  /** The socket has told of the table. */
  readonly hear: (table: GameTable) => void;
  /** Asks for the table, which also keeps it going. */
  readonly look: () => Promise<void>;
  /** Asks unless the socket has just told. */
  readonly lookIfQuiet: () => void;
  readonly bet: (stakeMicro: bigint, autoCashOut: number | null) => Promise<void>;
  readonly cashOut: () => Promise<void>;
}

export function createTableController(options: TableControllerOptions): TableController {
  const { house, nowMs, makeKey, session } = options;
  const clock = createServerClock(nowMs);
  const listeners = new Set<() => void>();
  let heardAt = Number.NEGATIVE_INFINITY;
  let paidRound: string | null = null;
  let state: SeatedState = {
    table: null,
    seat: null,
    balanceMicro: BigInt(session.balanceMicro),
    netMicro: netOf(session),
    busy: false,
    problem: null,
  };

  const change = (part: Partial<SeatedState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const take = (table: GameTable | null): void => {
    if (table !== null) clock.hear(table.now);
    const isSame = state.seat?.tableRoundId === table?.tableRoundId;
    change({ table, seat: isSame ? state.seat : null });
    if (table?.status === 'ended' && paidRound !== table.tableRoundId) {
      paidRound = table.tableRoundId;
      void readMoney();
    }
  };
  const takeState = ({ table, seat: heard, balanceMicro }: TableState): void => {
    const seat = newerSeat(state.seat, heard);
    const owed = owedMicro(seat);
    // A table that is paying may have credited the seat already.
    const isPaying = table?.status === 'paying' && owed > 0n;
    change({
      seat,
      balanceMicro: isPaying ? state.balanceMicro : BigInt(balanceMicro) + owed,
    });
    take(table);
  };
  /** A round that has been paid changes the balance, the seat, and what the session has brought. */
  const readMoney = async (): Promise<void> => {
    await look();
    const read = await house.read().catch(() => null);
    if (read !== null) change({ netMicro: netOf(read) });
  };
  const look = async (): Promise<void> => {
    try {
      takeState(await house.look());
    } catch (error) {
      change({ problem: asProblemError(error) });
    }
  };
  /** One thing at a time. What fails leaves the table as the server has it. */
  const attempt = async (call: () => Promise<void>): Promise<void> => {
    if (state.busy) return;
    change({ busy: true, problem: null });
    try {
      await call();
    } catch (error) {
      const problem = asProblemError(error);
      await look();
      change({ problem });
    } finally {
      change({ busy: false });
    }
  };

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    serverNow: clock.now,
    hear(table) {
      heardAt = nowMs();
      take(table);
    },
    look,
    lookIfQuiet() {
      if (nowMs() - heardAt > FRESH_MS) void look();
    },
    bet: (stakeMicro, autoCashOut) =>
      attempt(async () => {
        const wasSeated = state.seat !== null;
        takeState(await house.takeSeat({ stakeMicro, autoCashOut, key: makeKey() }));
        if (state.seat === null || wasSeated) return;
        change({ netMicro: state.netMicro - BigInt(state.seat.stakeMicro) });
      }),
    cashOut: () =>
      attempt(async () => {
        const { seat: before } = state;
        if (before === null) return;
        const seat = await house.cashOut(before.tableRoundId);
        // The answer may have come with the end of the round: its money has been read then.
        if (state.seat?.tableRoundId !== seat.tableRoundId) return;
        change({
          seat,
          balanceMicro: state.balanceMicro + owedMicro(seat) - owedMicro(state.seat),
          netMicro: state.netMicro + owedMicro(seat) - owedMicro(before),
        });
      }),
  };
}

/** A look that left the server before the cash-out does not undo it. */
function newerSeat(known: OwnTableSeat | null, heard: OwnTableSeat | null): OwnTableSeat | null {
  const isOlder =
    known !== null &&
    known.tableRoundId === heard?.tableRoundId &&
    known.cashedAt !== null &&
    heard.status === 'in' &&
    heard.cashedAt === null;
  return isOlder ? known : heard;
}

const netOf = ({ paidMicro, stakedMicro }: HouseSession): bigint =>
  BigInt(paidMicro) - BigInt(stakedMicro);

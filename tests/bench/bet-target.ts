/** Where bets go: the ledger itself, or a server in front of it. */
export interface BetTarget {
  /** Names the row. */
  readonly label: string;
  /** Places one bet of a random member and resolves when it is acknowledged; rejects unless it was taken. */
  bet(): Promise<void>;
  close(): Promise<void>;
}

export interface BetLoad {
  readonly betsPerSecond: number;
  /** 99 of 100 bets were acknowledged within this. */
  readonly p99Ms: number;
}

/** Keeps `clients` bets in flight for `seconds`, each client waiting for its answer before the next. */
export async function loadBets(
  target: Pick<BetTarget, 'bet'>,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<BetLoad> {
  const latenciesMs: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let sent = performance.now(); sent < end; sent = performance.now()) {
        await target.bet();
        latenciesMs.push(performance.now() - sent);
      }
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  const sorted = Float64Array.from(latenciesMs).toSorted();
  return {
    betsPerSecond: latenciesMs.length / elapsed,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}

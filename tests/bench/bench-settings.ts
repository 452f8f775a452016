/** Length of one measurement; every figure is the median of RUNS of them. */
export const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
export const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
/** Connections, or requests in flight. */
export const CLIENTS = Number(process.env['BENCH_CLIENTS'] ?? 64);
/** Members that play. */
export const MEMBERS = 20_000;

export const BRAND = 'denluma';
export const CURRENCY = 'PEN';
export const STAKE_MICRO = 1_000_000n;
/** Enough that no bet is refused. */
export const BALANCE_MICRO = 10n ** 15n;

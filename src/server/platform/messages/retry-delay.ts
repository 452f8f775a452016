/** Seconds until the next attempt, by the number of attempts made. Codes live ten minutes. */
const DELAYS_S = [5, 15, 45, 120, 300];

/** Milliseconds until the next attempt, a tenth earlier or later; null: no attempt is left. */
export function retryDelayMs(attempts: number, random: () => number = Math.random): number | null {
  const seconds = DELAYS_S[attempts - 1];
  return seconds === undefined ? null : seconds * 1000 * (0.9 + random() * 0.2);
}

import type { SeenCommitments } from '../../fairness/seen-commitments.ts';
import type { HouseCalls } from './house-calls.ts';

/** The same calls, which also remember in this browser every commitment that the server shows. */
export function keepCommitments(
  house: HouseCalls,
  gameCode: string,
  seen: SeenCommitments,
): HouseCalls {
  let isSeries = false;
  return {
    ...house,
    async read() {
      const session = await house.read();
      const { seeds, nextServerSeedHash, series } = session;
      isSeries = series !== undefined;
      if (series === undefined) seen.see(gameCode, seeds, nextServerSeedHash);
      else seen.seeSeries(gameCode, series);
      return session;
    },
    async play(press, signal) {
      const round = await house.play(press, signal);
      seen.keepRound(round);
      return round;
    },
    async rotate(choice) {
      const rotated = await house.rotate(choice);
      if (!isSeries) seen.see(gameCode, rotated.current, rotated.nextServerSeedHash);
      return rotated;
    },
  };
}

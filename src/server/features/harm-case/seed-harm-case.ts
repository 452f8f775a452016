import type { Parts } from '../../parts.ts';
import { memberByUsername } from '../../account/member-by-username.read.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { noteHarm } from './harm-case.store.ts';

const HOUR_MS = 3_600_000;

/** Gives a new demo's player a week that staff should look at. */
export async function seedHarmCase(
  { db, clock }: Parts,
  brand: string,
  username: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const memberId = await memberByUsername(tx, brand, username);
    if (memberId === null) return;
    const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS);
    const facts = {
      weekLossMicro: 900_000_000n,
      usualLossMicro: 300_000_000n,
      depositedAt: [3, 5, 8, 20].map(hoursAgo),
      declinedDeposits: 0,
      withdrawalsTakenBack: 0,
      minutesOfDay: 140,
      nightsPlayed: 3,
      looseningLimits: 0,
      isAfterBreak: false,
    };
    await noteHarm(tx, { brand, memberId }, facts, clock);
  });
}

/**
 * Rounds of every version that has decided rounds, computed once when the version was published.
 * Add entries for a new version; never change or remove one.
 */
export const GOLDEN_SEEDS = { serverSeed: `${'0'.repeat(63)}1`, clientSeed: 'demo-client' };

export interface GoldenRound {
  readonly nonce: number;
  readonly payoutMicro: string;
  readonly eventCount: number;
  /** SHA-256 of the events as JSON. */
  readonly eventsHash: string;
}

/** At a stake of 1.00. */
export const GOLDEN_ROUNDS: Readonly<Record<string, readonly GoldenRound[]>> = {
  'jade-orchard@1.0.0': [
    {
      nonce: 0,
      payoutMicro: '0',
      eventCount: 4,
      eventsHash: '37450542fdf3d97c9717b45dce8f0076e46f6c7663e02b2f90c21af5ddb45f07',
    },
    {
      nonce: 7,
      payoutMicro: '0',
      eventCount: 4,
      eventsHash: 'd4690a0b69bc572ee94c93f7daf45807ffe523274d83604638139809b0f64b35',
    },
    {
      nonce: 446,
      payoutMicro: '32400000',
      eventCount: 86,
      eventsHash: '385a5755a76b7fe7e65e66b362d6d2aab899673d4b823ec798facf8834ead665',
    },
  ],
};

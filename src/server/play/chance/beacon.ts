import type { Tx } from '../../platform/db/database.ts';
import { takeSeed } from './chain.store.ts';

/** A value that nobody knew before the close. */
export interface BeaconPulse {
  readonly source: string;
  /** The beacon's own name of the pulse. */
  readonly round: string;
  /** 64 hexadecimal digits. */
  readonly value: string;
  /** What the beacon had published before: SHA-256 of the value. */
  readonly commitment: string;
}

/** Where draws take their second part of chance from, after their close. */
export interface Beacon {
  pulse(tx: Tx, now: Date): Promise<BeaconPulse>;
}

const LOCAL = 'local';

/**
 * A chain of our own: it proves that a pulse was fixed before it was shown. It is only as independent
 * as the operator; a public beacon takes its place behind the same port.
 */
export const localBeacon: Beacon = {
  async pulse(tx, now) {
    const { chainId, position, serverSeed, commitment } = await takeSeed(tx, 'beacon', now);
    return { source: LOCAL, round: `${chainId}-${position}`, value: serverSeed, commitment };
  },
};

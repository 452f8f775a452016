import type { Alive, SnapshotComplete } from './message.ts';

/** Without a sign of life for so long, every market of a producer is suspended. */
export const SILENCE_MS = 20_000;

export interface ProducerState {
  /** Our clock at the last sign of life. */
  readonly heardAt: number;
  /** The recovery that was asked for and is not complete; null: none is needed. */
  readonly awaits: string | null;
}

/** A producer that was never heard: it takes no bets before its first snapshot. */
export const unheard = (request: string): ProducerState => ({ heardAt: 0, awaits: request });

/**
 * The state after a message. A gap, by the producer's word or by its silence, asks for another recovery.
 * @param now our clock
 * @param request the name of the recovery, should one be needed
 */
export function afterSign(
  state: ProducerState,
  message: Alive | SnapshotComplete,
  { now, request }: { readonly now: number; readonly request: string },
): ProducerState {
  if (message.kind === 'snapshotComplete') {
    // The end of an older recovery ends nothing.
    return { heardAt: now, awaits: message.request === state.awaits ? null : state.awaits };
  }
  // A recovery that runs does not bring what was lost after it began.
  if (!message.subscribed) return { heardAt: now, awaits: request };
  const isSilent = now - state.heardAt > SILENCE_MS;
  return { heardAt: now, awaits: isSilent && state.awaits === null ? request : state.awaits };
}

/** Whether bets are taken on a producer's markets. */
export const takesBets = ({ heardAt, awaits }: ProducerState, now: number): boolean =>
  awaits === null && now - heardAt <= SILENCE_MS;

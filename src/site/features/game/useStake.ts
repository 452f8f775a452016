import { useState } from 'react';
import type { HouseSession } from '#contract/generated/types.ts';

export interface StakeChoice {
  readonly stakeMicro: bigint;
  /** All that may be chosen, smallest first. */
  readonly stakes: readonly bigint[];
  choose: (stakeMicro: bigint) => void;
}

const KEY = 'game-stake';

/**
 * The stake of the next round. This tab remembers it; without a memory it is the smallest. Null
 * until the game has been opened.
 */
export function useStake(gameCode: string, session: HouseSession | null): StakeChoice | null {
  const [chosen, setChosen] = useState<bigint | null>(() => recall(gameCode));
  if (session === null) return null;
  const { stakesMicro, flags } = session;
  const most = flags.maxStakeMicro === null ? null : BigInt(flags.maxStakeMicro);
  const stakes = stakesMicro.map(BigInt).filter((stake) => most === null || stake <= most);
  const stakeMicro = stakes.find((stake) => stake === chosen) ?? stakes[0] ?? 0n;
  return {
    stakeMicro,
    stakes,
    choose(stake) {
      setChosen(stake);
      keep(gameCode, stake);
    },
  };
}

function recall(gameCode: string): bigint | null {
  try {
    const text = sessionStorage.getItem(`${KEY}/${gameCode}`);
    return text !== null && /^\d+$/.test(text) ? BigInt(text) : null;
  } catch {
    return null;
  }
}

function keep(gameCode: string, stake: bigint): void {
  try {
    sessionStorage.setItem(`${KEY}/${gameCode}`, String(stake));
  } catch {
    // Without storage the choice lasts as long as the window.
  }
}

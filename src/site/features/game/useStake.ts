import { useState } from 'react';
import type { HouseSession } from '#contract/generated/types.ts';
import { chipCount } from '#games/kit/chips.ts';
import type { JsonObject } from '#games/game-rules.ts';
import type { PlayableGame } from './playable-games.ts';

export interface StakeChoice {
  readonly stakeMicro: bigint;
  /** What the stakes are: whole rounds, or chips that are laid on spots. */
  readonly kind: 'bet' | 'chip';
  /** All that may be chosen, smallest first. */
  readonly stakes: readonly bigint[];
  choose: (stakeMicro: bigint) => void;
}

const KEY = 'game-stake';

/**
 * The stake of the next round. This tab remembers it; without a memory it is the smallest. Null
 * until the game has been opened.
 */
export function useStake(
  { code: gameCode, stakeRule }: Pick<PlayableGame, 'code' | 'stakeRule'>,
  session: HouseSession | null,
): StakeChoice | null {
  const [chosen, setChosen] = useState<bigint | null>(() => recall(gameCode));
  if (session === null) return null;
  const { stakesMicro, flags } = session;
  const most = flags.maxStakeMicro === null ? null : BigInt(flags.maxStakeMicro);
  const stakes = stakesMicro.map(BigInt).filter((stake) => most === null || stake <= most);
  const stakeMicro = stakes.find((stake) => stake === chosen) ?? stakes[0] ?? 0n;
  return {
    kind: stakeRule.kind === 'chips' ? 'chip' : 'bet',
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

/** What a wager costs; null where it bets on nothing yet. */
export function costOf(stake: StakeChoice | null, wager: JsonObject | null): bigint | null {
  if (stake === null || wager === null) return null;
  if (stake.kind === 'bet') return stake.stakeMicro;
  const chips = chipCount(wager);
  return chips === 0 ? null : BigInt(chips) * (stake.stakes[0] ?? 0n);
}

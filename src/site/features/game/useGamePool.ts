import { useEffect, useEffectEvent, useState } from 'react';
import type { HouseSession, Jackpot } from '#contract/generated/types.ts';
import { feedingGame } from '../jackpot/jackpot-odds.ts';
import { useJackpot } from '../jackpot/useJackpot.ts';
import { usePageData } from '../../frame/page-data-context.ts';
import type { PlayableGame } from './playable-games.ts';
import { jackpotMicro, type RoundPhase } from './round/round-state.ts';
import type { Rounds } from './round/useRounds.ts';

/**
 * What the game's rounds feed and may take, asked anew after each of them; null: nothing, as with play
 * money.
 */
export function useGamePool(
  game: PlayableGame,
  session: HouseSession | null,
  rounds: Rounds | null,
  isDemo: boolean,
): Jackpot | null {
  const page = usePageData();
  const { jackpot, refresh } = useJackpot(session === null ? page.jackpot : session.jackpot);
  const refetchPool = useEffectEvent(() => void refresh());
  const phase = rounds?.state.phase ?? null;
  const betweenRounds = phase?.kind === 'idle';
  useEffect(() => {
    if (betweenRounds) refetchPool();
  }, [betweenRounds]);
  // The game is shown first: a pool that emptied would tell its end.
  const [held, hold] = useState(jackpot);
  if (held !== jackpot && !isStillSecret(phase)) hold(jackpot);
  if (isDemo) return null;
  const shown = isStillSecret(phase) ? held : jackpot;
  return shown !== null && feedingGame(shown, game.vendor, game.code) !== null ? shown : null;
}

/** A round is being shown that has taken the pool already. */
function isStillSecret(phase: RoundPhase | null): boolean {
  return (
    (phase?.kind === 'showing' || phase?.kind === 'finishing') && jackpotMicro(phase.round) > 0n
  );
}

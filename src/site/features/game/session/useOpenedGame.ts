import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { PlayMode } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { useLanguage } from '#ui/i18n/useTexts.ts';
import { asProblemError } from '#ui/query/as-problem-error.ts';
import { useClient } from '#ui/query/client-context.ts';
import type { PlayableGame } from '../playable-games.ts';
import { seenCommitments } from '../../fairness/seen-commitments.ts';
import { createHouseClient, houseCalls } from './house-calls.ts';
import { keepCommitments } from './keep-commitments.ts';
import { type OpenedGame, openGame } from './open-game.ts';
import { sessionStartMemory } from './session-start-memory.ts';

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly problem: ProblemError }
  | { readonly kind: 'open'; readonly game: OpenedGame };

/** Opens a game for a player; null for who is not signed in: nothing is opened. */
export function useOpenedGame(
  game: PlayableGame,
  memberId: string | null,
  mode: PlayMode,
): { opening: Opening; reopen: () => void } {
  const client = useClient();
  const language = useLanguage();
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  // Counted, so that opening once more is an effect of its own.
  const [attempt, setAttempt] = useState(0);
  const currentLanguage = useEffectEvent(() => language);

  useEffect(() => {
    if (memberId === null) return;
    let gone = false;
    setOpening({ kind: 'opening' });
    const { vendor, code } = game;
    openGame({
      memberId,
      gameCode: code,
      memory: sessionStartMemory(sessionStorage),
      launch: async () => {
        const body = {
          vassalage: vendor,
          gameCode: code,
          mode,
          language: currentLanguage(),
        };
        return (await client.call('launchGame', { body })).launchToken;
      },
      houseOf: (token) =>
        keepCommitments(
          houseCalls(createHouseClient(token, () => currentLanguage())),
          code,
          seenCommitments(localStorage),
        ),
      nowMs: () => Date.now(),
    }).then(
      (opened) => {
        if (!gone) setOpening({ kind: 'open', game: opened });
      },
      (error: unknown) => {
        if (!gone) setOpening({ kind: 'failed', problem: asProblemError(error) });
      },
    );
    return () => {
      gone = true;
    };
  }, [client, game, memberId, mode, attempt]);

  const reopen = useCallback(() => setAttempt((count) => count + 1), []);
  return { opening, reopen };
}

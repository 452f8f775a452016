import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { GameItem, PlayMode } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { useLanguage } from '#ui/i18n/useTexts.ts';
import { asProblemError } from '#ui/query/as-problem-error.ts';
import { useClient } from '#ui/query/client-context.ts';

export type Launch =
  | { readonly kind: 'launching' }
  | { readonly kind: 'failed'; readonly problem: ProblemError }
  | { readonly kind: 'open'; readonly url: string };

const ignore = (): void => undefined;

/** Asks for the address of a game elsewhere; another attempt gives another address. */
export function useLaunch(
  { vassalage, gameCode }: Pick<GameItem, 'vassalage' | 'gameCode'>,
  memberId: string | null,
  mode: PlayMode,
): { launch: Launch; reopen: () => void } {
  const client = useClient();
  const language = useLanguage();
  const [launch, setLaunch] = useState<Launch>({ kind: 'launching' });
  const [attempt, setAttempt] = useState(0);
  const currentLanguage = useEffectEvent(() => language);

  useEffect(() => {
    if (memberId === null) return;
    let gone = false;
    let token: string | null = null;
    const leave = (): void => {
      // A job brings the money back where this call fails.
      if (token !== null) client.call('leaveGame', { body: { launchToken: token } }).catch(ignore);
    };
    setLaunch({ kind: 'launching' });
    const body = { vassalage, gameCode, mode, language: currentLanguage() };
    client.call('launchGame', { body }).then(
      ({ launchUrl, launchToken, keepsMoney }) => {
        if (keepsMoney) token = launchToken;
        if (gone) leave();
        else setLaunch({ kind: 'open', url: launchUrl });
      },
      (error: unknown) => {
        if (!gone) setLaunch({ kind: 'failed', problem: asProblemError(error) });
      },
    );
    return () => {
      gone = true;
      leave();
    };
  }, [client, vassalage, gameCode, memberId, mode, attempt]);

  const reopen = useCallback(() => setAttempt((count) => count + 1), []);
  return { launch, reopen };
}

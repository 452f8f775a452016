import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { GamePolicy, Jackpot } from '#contract/generated/types.ts';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { loadChunk } from '#ui/chunk/load-chunk.ts';
import type { RulesProps } from '#games/stage-port.ts';
import type { PlayableGame } from '../playable-games.ts';
import type { StakeChoice } from '../useStake.ts';
import { JackpotRules } from './JackpotRules.tsx';

/** For players who cannot stake yet: pays of one unit of the currency. */
const SAMPLE_STAKE_MICRO = 1_000_000n;

export interface GameRulesProps {
  game: PlayableGame;
  /** Version of the rules that are played; undefined: the present one. */
  version: string | undefined;
  policy: GamePolicy;
  /** Null: the game is not open. */
  stake: StakeChoice | null;
  jackpot: Jackpot | null;
  currency: string;
  pictureAddress: (name: string) => string;
}

/** A game's rules, pays and figures at the chosen stake, and the jackpot it feeds. */
export function GameRules(props: GameRulesProps) {
  const { game, version, policy, stake, jackpot, currency, pictureAddress } = props;
  const stakeMicro = stake?.stakeMicro ?? SAMPLE_STAKE_MICRO;
  const [Rules] = useState<ComponentType<RulesProps>>(() =>
    lazy(async () => ({ default: await loadChunk(() => game.loadRules(version)) })),
  );
  return (
    <Suspense fallback={<Skeleton shape="block" count={3} />}>
      <Rules
        pictureAddress={pictureAddress}
        currency={currency}
        stakeMicro={stakeMicro}
        stakes={stake?.stakes ?? []}
        policy={policy}
      />
      {jackpot === null ? null : (
        <JackpotRules jackpot={jackpot} game={game} stakeMicro={stakeMicro} />
      )}
    </Suspense>
  );
}

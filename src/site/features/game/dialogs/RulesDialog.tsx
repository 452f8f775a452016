import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { GamePolicy, Jackpot } from '#contract/generated/types.ts';
import { Dialog } from '#ui/kit/mui/Dialog.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { loadChunk } from '#ui/chunk/load-chunk.ts';
import type { PlayableGame } from '../playable-games.ts';
import type { RulesProps } from '#games/stage-port.ts';
import type { StakeChoice } from '../useStake.ts';
import { JackpotRules } from './JackpotRules.tsx';

/** For who cannot stake yet: pays of one unit of the currency. */
const SAMPLE_STAKE_MICRO = 1_000_000n;

export interface RulesDialogProps {
  game: PlayableGame;
  /** Of the rules that are played; left out: the present ones. */
  version: string | undefined;
  policy: GamePolicy;
  stake: StakeChoice | null;
  jackpot: Jackpot | null;
  currency: string;
  pictureAddress: (name: string) => string;
  onClose: () => void;
}

/** How the game is played and what it pays, at the present stake. */
export function RulesDialog(props: RulesDialogProps) {
  const { game, version, policy, stake, jackpot, currency, pictureAddress, onClose } = props;
  const stakeMicro = stake?.stakeMicro ?? SAMPLE_STAKE_MICRO;
  const say = useTexts('game', game.namespace);
  const [Rules] = useState<ComponentType<RulesProps>>(() =>
    lazy(async () => ({ default: await loadChunk(() => game.loadRules(version)) })),
  );
  return (
    <Dialog
      title={say('game:rules.title', { game: game.name ?? say(`${game.namespace}:name`) })}
      width="wide"
      onClose={onClose}
    >
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
    </Dialog>
  );
}

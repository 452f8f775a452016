import type { Jackpot } from '#contract/generated/types.ts';
import { lazyChunk } from '../../../frame/lazy-chunk.tsx';
import { ChunkBoundary } from '../../../frame/ChunkBoundary.tsx';
import { variantVersion } from '#games/slot/generated/load-slot.ts';
import { usePageData } from '../../../frame/page-data-context.ts';
import type { Rounds } from '../round/useRounds.ts';
import type { OpenedGame } from '../session/open-game.ts';
import type { PlayableGame } from '../playable-games.ts';
import type { StakeChoice } from '../useStake.ts';

export type GameDialogName = 'rules' | 'seeds' | 'jackpot';

const RulesDialog = lazyChunk(async () => (await import('./RulesDialog.tsx')).RulesDialog);
const JackpotDialog = lazyChunk(async () => (await import('./JackpotDialog.tsx')).JackpotDialog);
const SeedsDialog = lazyChunk(async () => (await import('./SeedsDialog.tsx')).SeedsDialog);

export interface DialogSlotProps {
  name: GameDialogName | null;
  onClose: () => void;
  game: PlayableGame;
  opened: OpenedGame | null;
  rounds: Rounds | null;
  stake: StakeChoice | null;
  /** What the game's rounds feed and may take. */
  jackpot: Jackpot | null;
  /** Sounds what the jackpot's dialog shows. */
  onCelebrate: () => void;
  currency: string;
  pictureAddress: (name: string) => string;
  /** It is played for play money, of which no record is kept. */
  isDemo: boolean;
}

/** The dialog that lies over the game, if any. The game goes on beneath it. */
export function DialogSlot(props: DialogSlotProps) {
  const { name, onClose, game, opened, rounds, stake, jackpot, currency, pictureAddress } = props;
  const { gamePolicy } = usePageData();
  const jackpotRound = rounds?.state.jackpotRound ?? null;
  if (name === null) return null;
  return (
    <ChunkBoundary key={name} onClose={onClose}>
      {name === 'rules' ? (
        <RulesDialog
          game={game}
          version={opened?.session.gameVersion ?? variantVersion(game.code, gamePolicy.slotReturn)}
          policy={gamePolicy}
          stake={stake}
          jackpot={jackpot}
          currency={currency}
          pictureAddress={pictureAddress}
          onClose={onClose}
        />
      ) : null}
      {name === 'jackpot' && jackpotRound !== null ? (
        <JackpotDialog round={jackpotRound} onShown={props.onCelebrate} onClose={onClose} />
      ) : null}
      {name === 'seeds' && opened !== null && rounds !== null ? (
        <SeedsDialog
          game={game}
          house={opened.house}
          rounds={rounds}
          hasRecords={!props.isDemo}
          onClose={onClose}
        />
      ) : null}
    </ChunkBoundary>
  );
}

import { latePart } from '../../../late-part.tsx';
import { PartBoundary } from '../../../shell/PartBoundary.tsx';
import type { Rounds } from '../round/useRounds.ts';
import type { OpenedGame } from '../session/open-game.ts';
import type { PlayableGame } from '../playable-games.ts';
import type { StakeChoice } from '../useStake.ts';

export type GameDialogName = 'rules' | 'seeds';

const RulesDialog = latePart(async () => (await import('./RulesDialog.tsx')).RulesDialog);
const SeedsDialog = latePart(async () => (await import('./SeedsDialog.tsx')).SeedsDialog);

export interface DialogSlotProps {
  name: GameDialogName | null;
  onClose: () => void;
  game: PlayableGame;
  opened: OpenedGame | null;
  rounds: Rounds | null;
  stake: StakeChoice | null;
  currency: string;
  pictureAddress: (name: string) => string;
}

/** The dialog that lies over the game, if any. The game goes on beneath it. */
export function DialogSlot(props: DialogSlotProps) {
  const { name, onClose, game, opened, rounds, stake, currency, pictureAddress } = props;
  if (name === null) return null;
  return (
    <PartBoundary key={name} onClose={onClose}>
      {name === 'rules' ? (
        <RulesDialog
          game={game}
          stake={stake}
          currency={currency}
          pictureAddress={pictureAddress}
          onClose={onClose}
        />
      ) : null}
      {name === 'seeds' && opened !== null && rounds !== null ? (
        <SeedsDialog game={game} house={opened.house} rounds={rounds} onClose={onClose} />
      ) : null}
    </PartBoundary>
  );
}

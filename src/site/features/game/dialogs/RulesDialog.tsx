import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { GameRules, type GameRulesProps } from './GameRules.tsx';

export interface RulesDialogProps extends GameRulesProps {
  onClose: () => void;
}

/** How the game is played and what it pays, at the present stake. */
export function RulesDialog({ onClose, ...rules }: RulesDialogProps) {
  const { game } = rules;
  const say = useTexts('game', game.namespace);
  return (
    <Dialog
      title={say('game:rules.title', { game: game.name ?? say(`${game.namespace}:name`) })}
      width="wide"
      onClose={onClose}
    >
      <GameRules {...rules} />
    </Dialog>
  );
}

import { useTexts } from '#ui/i18n/useTexts.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { GameRail } from '../game-list/GameRail.tsx';
import { useRecentGames } from '../game-list/useRecentGames.ts';
import type { BlockOf } from './block-of.ts';

/** What the member opened last; whoever has opened nothing yet sees nothing of it. */
export function ContinuePlaying({ block }: { block: BlockOf<'continuePlaying'> }) {
  const say = useTexts('lobby');
  const label = useLabel();
  const games = useRecentGames().slice(0, block.count);
  if (games.length === 0) return null;
  return (
    <div className="page">
      <GameRail
        title={block.heading === null ? say('lobby:continue') : label(block.heading)}
        games={games}
      />
    </div>
  );
}

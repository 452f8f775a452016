import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { loadChunk } from '#ui/chunk/load-chunk.ts';
import type { PlayableGame } from './playable-games.ts';
import type { StageControls, StageProps } from '#games/stage-port.ts';
import styles from './StageSlot.module.css';

const parts = new Map<string, ComponentType<StageProps>>();

/** A game's stage, loaded when it is opened. */
function stageOf({ code, loadStage }: PlayableGame): ComponentType<StageProps> {
  const known = parts.get(code);
  if (known !== undefined) return known;
  const part = lazy(async () => ({ default: await loadChunk(loadStage) }));
  parts.set(code, part);
  return part;
}

/** Without a picture the game still goes on: results are told in words. */
const NO_STAGE: StageControls = {
  turn: () => undefined,
  cancelSpin: () => undefined,
  play: () => Promise.resolve(),
  skip: () => false,
  finish: () => undefined,
  celebrate: () => undefined,
};

export interface StageSlotProps extends StageProps {
  game: PlayableGame;
}

export function StageSlot({ game, ...props }: StageSlotProps) {
  const say = useTexts('game');
  const [Stage] = useState(() => stageOf(game));
  return (
    <StageBoundary
      onBroken={() => props.onReady(NO_STAGE)}
      instead={<p className={styles.broken}>{say('game:stage.broken')}</p>}
    >
      <Suspense
        fallback={<p className={styles.loading}>{say(`game:stage.loading.${game.button}`)}</p>}
      >
        <Stage {...props} />
      </Suspense>
    </StageBoundary>
  );
}

interface StageBoundaryProps {
  onBroken: () => void;
  instead: ReactNode;
  children: ReactNode;
}

/** A picture that fails must not take the controls and the payout with it. */
class StageBoundary extends Component<StageBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(): void {
    this.props.onBroken();
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}

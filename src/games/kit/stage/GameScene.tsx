import { type ReactNode, useRef } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import type { SurfaceKind } from '../backdrop/draw-surface.ts';
import type { StagePhase } from '../../stage-port.ts';
import type { ShownEnd } from './event-show.ts';
import styles from './GameScene.module.css';
import { type HistoryMark, HistoryStrip } from './HistoryStrip.tsx';
import { ResultPlate } from './ResultPlate.tsx';
import { useBackdrop } from './useBackdrop.ts';

export interface GameSceneProps {
  code: string;
  /** Ground of the play area; paper when omitted. */
  surface?: SurfaceKind | undefined;
  end: ShownEnd | null;
  phase: StagePhase;
  marks: readonly HistoryMark[];
  currency: string;
  children: ReactNode;
}

/** The brand's scene around a game's board: sign, board, result and history. */
export function GameScene(props: GameSceneProps) {
  const { code, surface, end, phase, marks, currency, children } = props;
  const say = useTexts(code);
  const { theme } = useSitePlan();
  const scene = useRef<HTMLElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useBackdrop(code, surface ?? null, { scene, board, inner });
  return (
    <section
      ref={scene}
      className={styles.scene}
      data-recipe={theme.recipe}
      data-phase={phase}
      aria-label={say(`${code}:name`)}
    >
      <p className={`display ${styles.title}`} aria-hidden="true">
        {say(`${code}:name`)}
      </p>
      <div
        ref={board}
        className={styles.board}
        data-celebrated={end !== null && end.tier !== 'plain'}
      >
        <div ref={inner} className={styles.inner} data-surface={surface}>
          {children}
        </div>
      </div>
      <div className={styles.foot}>
        <ResultPlate end={end} phase={phase} currency={currency} />
        <HistoryStrip marks={marks} />
      </div>
    </section>
  );
}

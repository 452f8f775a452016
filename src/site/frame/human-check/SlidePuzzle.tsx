import { useRef, useState } from 'react';
import type { SlidePuzzle as Puzzle } from '#contract/generated/types.ts';
import { type SlidePoint, writeTrack } from '#domain/human-check/slide-track.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './HumanCheck.module.css';

export interface SlidePuzzleProps {
  puzzle: Puzzle;
  /** `performance.now()` when the puzzle appeared. */
  shownAt: number;
  onAnswer: (track: string) => void;
}

/** The piece follows a slider: dragged, clicked, or moved by arrow keys. */
export function SlidePuzzle({ puzzle, shownAt, onAnswer }: SlidePuzzleProps) {
  const say = useTexts('verification');
  const [x, setX] = useState(0);
  const track = useRef<SlidePoint[]>([]);
  const { width, height, pieceSize, pieceY, backgroundPng, piecePng } = puzzle;

  const move = (next: number): void => {
    track.current.push({ x: next, atMs: performance.now() - shownAt });
    setX(next);
  };
  return (
    <div className={styles.puzzle} dir="ltr">
      <div className={styles.picture}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <image href={`data:image/png;base64,${backgroundPng}`} width={width} height={height} />
          <image
            href={`data:image/png;base64,${piecePng}`}
            x={x}
            y={pieceY}
            width={pieceSize}
            height={pieceSize}
          />
        </svg>
      </div>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={width - pieceSize}
        step={1}
        value={x}
        aria-label={say('verification:puzzle.slider')}
        onChange={(event) => move(event.target.valueAsNumber)}
      />
      <Button
        tone="secondary"
        wide
        aria-disabled={x === 0}
        onClick={() => {
          if (x > 0) onAnswer(writeTrack(track.current));
        }}
      >
        {say('verification:puzzle.submit')}
      </Button>
    </div>
  );
}

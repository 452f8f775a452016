import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { eraseField, eraseStroke, paintFoil } from './paint-foil.ts';
import type { Point } from './scratch-mask.ts';
import styles from './ScratchFoil.module.css';
import { BRUSH, type Scratching } from './useScratching.ts';

export interface ScratchFoilProps {
  scratching: Pick<Scratching, 'revealed' | 'scratch'>;
  /** The player may scratch. */
  isLive: boolean;
  /** Everything is revealed. */
  isOpen: boolean;
}

/** The layer over a ticket. Mounted anew for each ticket. */
export function ScratchFoil({ scratching, isLive, isOpen }: ScratchFoilProps) {
  const { revealed, scratch } = scratching;
  const canvas = useRef<HTMLCanvasElement>(null);
  const strokes = useRef<(readonly [Point, Point])[]>([]);
  const last = useRef<Point | null>(null);

  const eraseRevealed = useEffectEvent(() => {
    const foil = canvas.current;
    if (foil === null) return;
    for (const [index, isOff] of revealed.entries()) if (isOff) eraseField(foil, index);
  });
  useEffect(() => eraseRevealed(), [revealed]);

  useEffect(() => {
    const foil = canvas.current;
    if (foil === null) return;
    const observer = new ResizeObserver(() => {
      const scale = Math.min(devicePixelRatio, 2);
      foil.width = Math.max(1, Math.round(foil.clientWidth * scale));
      foil.height = Math.max(1, Math.round(foil.clientHeight * scale));
      paintFoil(foil);
      for (const [from, to] of strokes.current) eraseStroke(foil, from, to, BRUSH);
      eraseRevealed();
    });
    observer.observe(foil);
    return () => observer.disconnect();
  }, []);

  const rub = (event: PointerEvent<HTMLCanvasElement>): void => {
    const foil = event.currentTarget;
    const box = foil.getBoundingClientRect();
    const to = {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    };
    const from = last.current ?? to;
    last.current = to;
    strokes.current.push([from, to]);
    eraseStroke(foil, from, to, BRUSH);
    scratch(from, to);
  };
  const lift = (): void => {
    last.current = null;
  };
  return (
    <canvas
      ref={canvas}
      className={styles.foil}
      data-live={isLive}
      data-open={isOpen}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (!isLive) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        rub(event);
      }}
      onPointerMove={(event) => {
        if (isLive && last.current !== null) rub(event);
      }}
      onPointerUp={lift}
      onPointerCancel={lift}
    />
  );
}

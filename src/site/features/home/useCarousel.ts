import { lessMotion } from '#ui/calm/calm.ts';
import { type DOMAttributes, useEffect, useState } from 'react';

export interface Carousel {
  current: number;
  /** Whether slides change by themselves. */
  playing: boolean;
  toggle: () => void;
  show: (index: number) => void;
  /** For the element under whose pointer or focus nothing may move. */
  hold: Pick<
    DOMAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >;
}

/** Takes turns among `count` slides. Never starts by itself where less motion is asked for. */
export function useCarousel(count: number, intervalMs: number): Carousel {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(count > 1);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (lessMotion()) setPlaying(false);
  }, []);
  useEffect(() => {
    if (!playing || held || count < 2) return;
    const timer = setInterval(() => {
      // Nobody looks at a page in the background.
      if (!document.hidden) setCurrent((index) => (index + 1) % count);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [playing, held, count, intervalMs]);

  return {
    current: Math.min(current, Math.max(0, count - 1)),
    playing,
    toggle: () => setPlaying(!playing),
    show: (index) => {
      setCurrent(index);
      setPlaying(false);
    },
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

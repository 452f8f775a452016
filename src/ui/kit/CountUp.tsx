import { useEffect, useState } from 'react';
import { Money } from './Money.tsx';

export interface CountUpProps {
  fromMicro: bigint;
  toMicro: bigint;
  /** 0: no animation. */
  durationMs: number;
  currency: string;
}

const PARTS = 10_000;

/** An amount that counts up. Visual only: screen readers get the amount once, elsewhere. */
export function CountUp({ fromMicro, toMicro, durationMs, currency }: CountUpProps) {
  const [share, setShare] = useState(durationMs > 0 ? 0 : PARTS);
  useEffect(() => {
    if (durationMs <= 0) {
      setShare(PARTS);
      return;
    }
    const startedAt = performance.now();
    let frame = 0;
    const draw = (now: number): void => {
      const progress = Math.min(1, Math.max(0, (now - startedAt) / durationMs));
      setShare(Math.round(slowingDown(progress) * PARTS));
      if (progress < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [toMicro, durationMs]);
  const micro = fromMicro + ((toMicro - fromMicro) * BigInt(share)) / BigInt(PARTS);
  return <Money micro={micro} currency={currency} />;
}

const slowingDown = (progress: number): number => 1 - (1 - progress) ** 3;

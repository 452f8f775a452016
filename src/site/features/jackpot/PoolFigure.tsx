import { lessMotion } from '#ui/calm/calm.ts';
import { useState } from 'react';
import { CountUp } from '#ui/kit/CountUp.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';

const ROLL_MS = 900;

/**
 * What lies in the pool. A rise rolls up, unless less motion is asked for; what is read out is the
 * amount itself, and only when somebody comes to it.
 */
export function PoolFigure({ micro, currency }: { micro: bigint; currency: string }) {
  const [rise, setRise] = useState({ from: micro, to: micro });
  if (rise.to !== micro) setRise({ from: rise.to, to: micro });
  const { from, to } = rise;
  return (
    <>
      <span aria-hidden="true">
        <CountUp
          key={String(to)}
          fromMicro={from}
          toMicro={to}
          durationMs={to > from && mayMove() ? ROLL_MS : 0}
          currency={currency}
        />
      </span>
      <VisuallyHidden>
        <Money micro={to} currency={currency} />
      </VisuallyHidden>
    </>
  );
}

/** Asked only once a value has changed, which happens in a browser alone. */
const mayMove = (): boolean => !lessMotion();

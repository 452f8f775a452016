import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useArt } from '#ui/plan/useArt.ts';
import { loadChunk } from '#ui/chunk/load-chunk.ts';
import type { EventsProps } from '#games/stage-port.ts';
import type { ProvableGame } from './verifiers.ts';

export interface EventsSlotProps {
  game: ProvableGame;
  /** Of the rules that decided them; left out: the present ones. */
  version?: string | undefined;
  events: readonly unknown[];
  currency: string;
}

/** A round's events, shown by the game they belong to. */
export function EventsSlot({ game, version, events, currency }: EventsSlotProps) {
  const art = useArt();
  const [Events] = useState<ComponentType<EventsProps>>(() =>
    lazy(async () => ({ default: await loadChunk(() => game.loadEvents(version)) })),
  );
  return (
    <Suspense fallback={<Skeleton shape="line" count={3} />}>
      <Events events={events} currency={currency} pictureAddress={art.symbol} />
    </Suspense>
  );
}

import { useState } from 'react';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { lazyChunk } from '../../frame/lazy-chunk.tsx';
import { useOfferMoment } from '../offer-moment/useOfferMoment.ts';
import { useNow } from './useNow.ts';
import { usePlaySession } from './usePlaySession.ts';

const LimitReviewDialog = lazyChunk(
  async () => (await import('./LimitReviewDialog.tsx')).LimitReviewDialog,
);

/** Asks a signed-in player from time to time to look over limits and figures, when it disturbs nothing. */
export function LimitReviewWatch() {
  const { hasWallet } = useSession();
  const { routes } = useSitePlan();
  const now = useNow();
  const { value, put } = usePlaySession({ enabled: hasWallet });
  const [isLater, setLater] = useState(false);
  const saferPlay = routes.find(({ screen }) => screen === 'saferPlay')?.path ?? null;
  const isPast = (at: string | null) => at !== null && Date.parse(at) <= now;
  const isDue = value !== undefined && isPast(value.reviewDueAt) && !isPast(value.checkDueAt);
  const mayAsk = useOfferMoment(hasWallet && isDue && !isLater);
  if (!mayAsk || saferPlay === null) return null;
  // Without its code the dialog cannot be shown; the page must survive that.
  return (
    <ErrorBoundary fallback={() => null}>
      <LimitReviewDialog limitsHref={saferPlay} onReviewed={put} onLater={() => setLater(true)} />
    </ErrorBoundary>
  );
}

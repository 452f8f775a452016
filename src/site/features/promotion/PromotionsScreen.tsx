import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { chunkPending } from '../../frame/pending-chunk.ts';
import { ScreenSkeleton } from '../../frame/ScreenSkeleton.tsx';
import { scrollToTop } from '../../frame/scroll-to-top.ts';
import { lazyChunk } from '../../frame/lazy-chunk.tsx';
import { PromotionList } from './PromotionList.tsx';
import styles from './PromotionList.module.css';

const PromotionDetailView = lazyChunk(
  async () => (await import('./PromotionDetailView.tsx')).PromotionDetailView,
);

/** All promotions, or the one that the address names. */
export function PromotionsScreen() {
  // The texts of its parts too: all load in one request.
  useTexts('promotion');
  const [search] = useSearchParams();
  const promotionId = search.get('id');
  const isHydrated = useHydrated();
  useBeginAtTop(promotionId);
  return (
    <div className={`page ${styles.screen}`}>
      {promotionId === null ? (
        <PromotionList />
      ) : isHydrated ? (
        <PromotionDetailView key={promotionId} promotionId={promotionId} />
      ) : (
        <div {...chunkPending}>
          <ScreenSkeleton />
        </div>
      )}
    </div>
  );
}

/** Another promotion is another page to the reader; going back keeps the place in the list. */
function useBeginAtTop(promotionId: string | null): void {
  const shown = useRef(promotionId);
  const navigation = useNavigationType();
  useEffect(() => {
    if (shown.current === promotionId) return;
    shown.current = promotionId;
    if (navigation !== NavigationType.Pop) scrollToTop();
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [promotionId, navigation]);
}

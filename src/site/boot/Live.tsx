import { useAtomValue } from 'jotai';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { lazyChunk } from '../frame/lazy-chunk.tsx';
import { isLiveAtom } from './live-site.ts';

const LiveNotices = lazyChunk(async () => (await import('../features/live/live.ts')).LiveNotices);

const RealityCheckWatch = lazyChunk(
  async () => (await import('../features/live/live.ts')).RealityCheckWatch,
);

const LimitReviewWatch = lazyChunk(
  async () => (await import('../features/live/live.ts')).LimitReviewWatch,
);

const ThirdPartyWatch = lazyChunk(
  async () => (await import('../features/live/live.ts')).ThirdPartyWatch,
);

const PasskeyOffer = lazyChunk(async () => (await import('../features/live/live.ts')).PasskeyOffer);

/** What shows what is heard; its code comes with the socket's. A failure of it costs the notices alone. */
export function Live() {
  const isLive = useAtomValue(isLiveAtom);
  return isLive ? (
    <ErrorBoundary fallback={() => null}>
      <LiveNotices />
      <RealityCheckWatch />
      <LimitReviewWatch />
      <ThirdPartyWatch />
      <PasskeyOffer />
    </ErrorBoundary>
  ) : null;
}

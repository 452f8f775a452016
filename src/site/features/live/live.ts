/** All that hears and shows what happens elsewhere, in one file that is loaded once. */
export { startLive } from '#ui/live/start-live.ts';
export { LiveNotices } from './LiveNotices.tsx';
export { PasskeyOffer } from '../passkey/PasskeyOffer.tsx';
export { LimitReviewWatch } from '../safer-play/LimitReviewWatch.tsx';
export { RealityCheckWatch } from '../safer-play/RealityCheckWatch.tsx';
export { ThirdPartyWatch } from '../third-party/ThirdPartyWatch.tsx';

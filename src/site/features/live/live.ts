/** All that hears and shows what happens elsewhere, in one file that is loaded once. */
export { startLive } from '#ui/live/start-live.ts';
export { LiveNotices } from './LiveNotices.tsx';

import type { Store } from '../../frame/site-context.ts';
import { takeUpdateAtom } from '../../frame/update.atoms.ts';
import { TAKE_OVER } from './worker-scope.ts';

const LOOK_EVERY_MS = 60 * 60 * 1000;

/**
 * Lets the site be read without a network, and tells the store when a newer version waits. Where
 * workers are not to be had, nothing happens.
 */
export async function registerWorker(store: Store): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (registration === undefined) return;
  const offer = (waiting: ServiceWorker): void => {
    // The first one ever replaces nothing.
    if (serviceWorker.controller === null) return;
    store.set(takeUpdateAtom, {
      take: () => {
        serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        // A worker has one origin; windows alone want it named.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        waiting.postMessage(TAKE_OVER);
      },
    });
  };
  if (registration.waiting !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') offer(coming);
    });
  });
  setInterval(() => {
    registration.update().catch(() => undefined);
  }, LOOK_EVERY_MS);
}

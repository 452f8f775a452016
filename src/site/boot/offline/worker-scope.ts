/** As much of a service worker's world as ours uses; the DOM's own types know the page's side alone. */
export interface WorkerScope {
  /** Put before the script by the server: what this release is, and what its shell consists of. */
  readonly shell: { readonly release: string; readonly assets: readonly string[] };
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What a page says to a waiting worker whose release the visitor wants. */
export const TAKE_OVER = 'takeOver';
/** The server's mark on pages that show nothing of a member. */
export const KEEP_HEADER = 'x-keep-offline';

import type { TopicName } from '#contract/topic.ts';
import type { SessionEnd } from '../session/guarded-client.ts';
import { sharedSocket } from './shared-socket.ts';
import type { TopicBoard } from './topic-board.ts';

/** While sockets are blocked. */
const POLL_MS = 20_000;

export interface LiveOptions {
  /** `/ws` or `/ws/office`. */
  path: string;
  /** Whose tabs share one socket. */
  owner: string;
  board: TopicBoard;
  /** Asks by HTTP where no socket gets through; null: then lists are refreshed by hand. */
  poll: ((topics: readonly TopicName[]) => Promise<readonly PolledState[]>) | null;
  onEnded: (reason: SessionEnd) => void;
  /** The session ends then unless it is used. */
  onEnding: (at: string) => void;
}

export interface PolledState {
  readonly topic: string;
  readonly state: unknown;
}

/** Brings the page's topics. @returns ends it */
export function startLive(options: LiveOptions): () => void {
  const { path, owner, board, poll, onEnded, onEnding } = options;
  const url = new URL(path, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  let polling: ReturnType<typeof setInterval> | undefined;

  async function askAll(): Promise<void> {
    const wanted = board.wanted();
    if (poll === null || wanted.length === 0 || document.visibilityState === 'hidden') return;
    // A failure is no news: the next turn asks again.
    const states = await poll(wanted).catch(() => []);
    for (const { topic, state } of states) board.deliver(topic as TopicName, state);
  }

  const socket = sharedSocket(url.href, owner, {
    onFrame: (frame) => {
      if (frame.kind === 'state') board.deliver(frame.topic, frame.state);
      if (frame.kind === 'ending') onEnding(frame.at);
      if (frame.kind === 'ended') onEnded(frame.reason);
    },
    onBlocked: (blocked) => {
      if (!blocked) {
        clearInterval(polling);
        polling = undefined;
      } else if (polling === undefined) {
        void askAll();
        polling = setInterval(() => void askAll(), POLL_MS);
      }
    },
  });
  const tellWanted = (): void => socket.want(board.wanted());
  board.onWanted(tellWanted);
  tellWanted();
  return () => {
    board.onWanted(null);
    clearInterval(polling);
    socket.close();
  };
}

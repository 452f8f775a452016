import { atom } from 'jotai';
import { loadChunk } from '#ui/chunk/load-chunk.ts';
import { sessionAtom, sessionEndedAtom, sessionEndingAtom } from '#ui/session/session.atoms.ts';
import type { TopicBoard } from '#ui/live/topic-board.ts';
import type { SiteContext } from '../frame/site-context.ts';

/** The page hears of what happens elsewhere; what shows it is loaded from then on. */
export const isLiveAtom = atom(false);

const INTERACTIONS = ['pointerdown', 'keydown', 'scroll', 'pointermove'] as const;
/** What the player has touched comes first. */
const FIRST_MOMENTS_MS = 3_000;
/** After the input that started the app: its screen may still be loading. */
const FIRST_SCREEN_MS = 8_000;
/** A sign-out of this page's own has been noticed by then. */
const OWN_SIGN_OUT_MS = 2_000;
/** Until the code is asked for again that did not arrive. */
const AGAIN_MS = 30_000;

/**
 * Opens the socket soon after the first interaction with a signed-in page, and anew when somebody else signs
 * in. Until then the page has loaded nothing of it.
 */
export function liveOnInteraction(context: SiteContext & { board: TopicBoard }): void {
  const { store } = context;
  let stop: (() => void) | null = null;
  let owner: string | null = null;
  let touched = false;

  async function follow(): Promise<void> {
    const next = ownerOf(context);
    if (!touched || next === owner) return;
    owner = next;
    stop?.();
    stop = null;
    if (next === null) return;
    const part = await loadChunk(() => import('../features/live/live.ts')).catch(() => null);
    if (owner !== next) return;
    if (part === null) {
      owner = null;
      setTimeout(() => void follow(), AGAIN_MS);
      return;
    }
    stop = part.startLive({
      path: '/ws',
      owner: next,
      board: context.board,
      poll: async (topics) => {
        const query = { topics: topics.join(',') };
        return (await context.client.call('readTopics', { query })).items;
      },
      onEnding: (at) => store.set(sessionEndingAtom, at),
      onEnded: (reason) => {
        setTimeout(() => {
          if (ownerOf(context) === next) store.set(sessionEndedAtom, reason);
        }, OWN_SIGN_OUT_MS);
      },
    });
    store.set(isLiveAtom, true);
  }

  const beginAfter = (ms: number): void => {
    setTimeout(() => {
      touched = true;
      void follow();
    }, ms);
  };
  const begin = (): void => {
    for (const name of INTERACTIONS) removeEventListener(name, begin);
    beginAfter(FIRST_MOMENTS_MS);
  };
  for (const name of INTERACTIONS) addEventListener(name, begin, { passive: true });
  // The input that started the app counts: a player who only reads from then on hears of changes too.
  if ('interacted' in document.documentElement.dataset) beginAfter(FIRST_SCREEN_MS);
  store.sub(sessionAtom, () => void follow());
}

/** null: a visitor, whose page asks for what it shows. */
function ownerOf({ store }: SiteContext): string | null {
  const session = store.get(sessionAtom);
  const { kind = 'visitor', member = null } = session ?? {};
  return kind === 'visitor' || member === null ? null : `${kind} ${member.id}`;
}

import type { AuthoredManifest } from '#brand/authored.ts';
import { isJsonArray, isJsonObject, sameJson } from '#brand/json.ts';
import { NO_HISTORY, readHistory, type UndoHistory } from '../undo.ts';
import type { SavedDraft } from './autosave.ts';

/** What this browser keeps of the work on one brand, over reloads and crashes. */
export interface KeptWork {
  /** What the server held when it was kept. */
  readonly saved: SavedDraft;
  readonly authored: AuthoredManifest;
  readonly history: UndoHistory;
  /** Saves without an answer: the server's draft may be one of them after a reload. */
  readonly unanswered: readonly AuthoredManifest[];
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/** Part of localStorage's interface. */
export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** One person's work on one brand, before the name of the tab: nobody else who signs in here sees it. */
export function workPrefix(staffId: string, brand: string): string {
  return `builder.work.${staffId}.${brand}.`;
}

/** Something in it the server has not been known to hold. */
export function hasUnsent({ authored, saved }: KeptWork): boolean {
  return !sameJson(authored, saved.manifest);
}

/** Keeps the work; when there is no more room the oldest undo steps go first. */
export function keepWork(keep: Keep, key: string, work: KeptWork): void {
  try {
    keep.setItem(key, JSON.stringify(work));
  } catch {
    try {
      keep.setItem(key, JSON.stringify({ ...work, history: NO_HISTORY }));
    } catch {
      // No room at all, or storage forbidden: the server's copy has to do.
    }
  }
}

export function readWork(keep: Keep, key: string): KeptWork | null {
  const kept = parse(keep.getItem(key));
  if (!isJsonObject(kept)) return null;
  const { saved, authored, history, unanswered, keptAt } = kept;
  if (!isJsonObject(saved) || !isJsonObject(authored)) return null;
  const { version, manifest } = saved;
  if (typeof version !== 'number' || !isJsonObject(manifest)) return null;
  return {
    saved: { version, manifest },
    authored,
    history: readHistory(history),
    unanswered: isJsonArray(unanswered) ? unanswered.filter(isJsonObject) : [],
    keptAt: typeof keptAt === 'number' ? keptAt : 0,
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * What to go on with when a brand is opened: the server's draft, the work found here, or both when
 * somebody saved since and something here was never sent.
 */
export type Opening =
  | { readonly name: 'asSaved'; readonly history: UndoHistory }
  | { readonly name: 'unsent'; readonly authored: AuthoredManifest; readonly history: UndoHistory }
  | { readonly name: 'conflict'; readonly work: KeptWork };

export function openWork(server: SavedDraft, work: KeptWork | null): Opening {
  if (work === null) return { name: 'asSaved', history: NO_HISTORY };
  if (sameJson(work.authored, server.manifest)) return { name: 'asSaved', history: work.history };
  // The server went on since; what was here is in it or was replaced on purpose.
  if (!hasUnsent(work)) return { name: 'asSaved', history: NO_HISTORY };
  const sameBase =
    work.saved.version === server.version && sameJson(work.saved.manifest, server.manifest);
  const isOwnSave = work.unanswered.some((sent) => sameJson(sent, server.manifest));
  return sameBase || isOwnSave
    ? { name: 'unsent', authored: work.authored, history: work.history }
    : { name: 'conflict', work };
}

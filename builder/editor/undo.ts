import fastJsonPatch, { type Operation } from 'fast-json-patch';
import type { AuthoredManifest } from '#brand/authored.ts';
import { isJsonObject } from '#brand/json.ts';
import { patched } from './actions/apply-patch.ts';

const { compare } = fastJsonPatch;

/** One step that can be taken back, as patches of the authored document. */
export interface UndoStep {
  readonly forward: readonly Operation[];
  readonly backward: readonly Operation[];
  /** Edits of the same target that follow one another closely are one step. */
  readonly target: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What was done and what was taken back. The view (section, device, language) is no part of it. */
export interface UndoHistory {
  readonly past: readonly UndoStep[];
  readonly future: readonly UndoStep[];
}

export const NO_HISTORY: UndoHistory = { past: [], future: [] };

/** Steps kept; older ones cannot be taken back any more. */
export const MAX_STEPS = 200;

/** Typing on within this time is one step. */
const MERGE_MS = 1_200;

/**
 * Where a step of this page began: it shares all that the edit left alone with what stands now, so
 * that the two are compared without walking the rest.
 */
const starts = new WeakMap<UndoStep, AuthoredManifest>();

/** Notes an edit. One that changed nothing leaves no step. */
export function noteEdit(
  history: UndoHistory,
  edit: {
    before: AuthoredManifest;
    after: AuthoredManifest;
    target: string | null;
    at: number;
  },
): UndoHistory {
  const { before, after, target, at } = edit;
  const last = history.past.at(-1);
  const joins =
    last !== undefined && target !== null && last.target === target && at - last.at <= MERGE_MS;
  // Joined, a step reaches from before the first edit to after this one.
  const start = joins ? (starts.get(last) ?? patched(before, last.backward) ?? before) : before;
  const forward = compare(start, after);
  const kept = joins ? history.past.slice(0, -1) : history.past;
  if (forward.length === 0) return { past: kept, future: joins ? [] : history.future };
  const step = { forward, backward: compare(after, start), target, at };
  starts.set(step, start);
  return { past: [...kept, step].slice(-MAX_STEPS), future: [] };
}

export interface Moved {
  readonly authored: AuthoredManifest;
  readonly history: UndoHistory;
}

/** Takes the last step back; null when there is none, or when it does not fit the document. */
export function undo(authored: AuthoredManifest, history: UndoHistory): Moved | null {
  const step = history.past.at(-1);
  const document = step === undefined ? null : patched(authored, step.backward);
  if (step === undefined || document === null) return null;
  return {
    authored: document,
    history: { past: history.past.slice(0, -1), future: [step, ...history.future] },
  };
}

/** Takes the last step that was taken back again. */
export function redo(authored: AuthoredManifest, history: UndoHistory): Moved | null {
  const [step, ...future] = history.future;
  const document = step === undefined ? null : patched(authored, step.forward);
  if (step === undefined || document === null) return null;
  // Typing after a redo is a new step.
  const again = { ...step, target: null };
  return { authored: document, history: { past: [...history.past, again], future } };
}

/** Reads a history that was kept over a reload; anything else is an empty one. */
export function readHistory(kept: unknown): UndoHistory {
  if (!isJsonObject(kept)) return NO_HISTORY;
  const { past, future } = kept;
  return Array.isArray(past) && Array.isArray(future) && [...past, ...future].every(isStep)
    ? { past, future }
    : NO_HISTORY;
}

function isStep(value: unknown): boolean {
  return (
    isJsonObject(value) &&
    Array.isArray(value['forward']) &&
    Array.isArray(value['backward']) &&
    typeof value['at'] === 'number'
  );
}

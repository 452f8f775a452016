import type { AuthoredManifest } from '#brand/authored.ts';
import type { JsonObject } from '#brand/json.ts';
import type { Layers, ParentLayer } from '../document/layers.ts';
import type { SyncState } from '../sync/autosave.ts';
import type { PlacedProblem } from './problem-place.ts';

/** What the screen shows of a draft at one moment. */
export interface EditorSnapshot {
  readonly layers: Layers;
  readonly parents: readonly ParentLayer[];
  /** What is live, with everything inherited; null before the first publication. */
  readonly live: {
    readonly revision: number;
    readonly authored: AuthoredManifest;
    readonly effective: JsonObject;
  } | null;
  /** The draft says something else than what is live. */
  readonly hasChanges: boolean;
  /** What the server was last known to hold: edits since are not sent yet. */
  readonly base: AuthoredManifest;
  readonly version: number;
  readonly sync: SyncState;
  readonly problems: readonly PlacedProblem[];
  /** The checks have been heard at least once. */
  readonly checked: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** A later release wrote it: it is shown, and not changed. */
  readonly isNewerFormat: boolean;
}

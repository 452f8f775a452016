import type { AuthoredManifest } from '#brand/authored.ts';
import { canonicalJson, isJsonObject, type JsonObject } from '#brand/json.ts';
import { migrateManifest } from '#brand/migrations/migrate.ts';
import type { BrandDraft, CheckResult, SaveDraftValue } from '#contract/generated/types.ts';
import { type EditAction, reduce, targetOf } from '../actions/reduce.ts';
import {
  type Foundation,
  foundationOf,
  type Layers,
  layersOf,
  type ParentLayer,
} from '../document/layers.ts';
import { mergeDrafts } from '../document/merge-drafts.ts';
import { Autosave, type SavedDraft, type SyncState, type Theirs } from '../sync/autosave.ts';
import { type Keep, type KeptWork, keepWork, openWork, readWork } from '../sync/kept-work.ts';
import { NO_HISTORY, noteEdit, redo, undo, type UndoHistory } from '../undo.ts';
import { type PlacedProblem, placeProblems } from './problem-place.ts';

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
}

export interface DraftEditorOptions {
  readonly draft: BrandDraft;
  readonly send: (version: number, manifest: AuthoredManifest) => Promise<SaveDraftValue>;
  readonly keep: Keep;
  readonly keepKey: string;
  readonly now: () => number;
}

/** How a conflict is decided. */
export type Decision = 'merge' | 'mine' | 'theirs';

/** One brand's draft in the making: every edit goes through here, is kept, sent and can be taken back. */
export class DraftEditor {
  private readonly options: DraftEditorOptions;
  private readonly autosave: Autosave;
  private readonly listeners = new Set<() => void>();
  private foundation: Foundation;
  private parents: readonly ParentLayer[];
  private saved: SavedDraft;
  private authored: AuthoredManifest;
  private history: UndoHistory;
  private sync: SyncState;
  private found: readonly CheckResult[] | null = null;
  private live: EditorSnapshot['live'];
  private current: EditorSnapshot;
  private kept: KeptWork | null = null;

  constructor(options: DraftEditorOptions) {
    const { draft } = options;
    this.options = options;
    this.parents = parentsOf(draft);
    this.foundation = foundationOf(this.parents);
    this.saved = { version: draft.draftVersion, manifest: currentFormat(draft.manifest) };
    this.live = liveOf(draft);
    const opening = openWork(this.saved, readWork(options.keep, options.keepKey));
    this.authored = opening.name === 'unsent' ? opening.authored : this.saved.manifest;
    this.history = opening.name === 'conflict' ? NO_HISTORY : opening.history;
    this.sync = { name: 'saved', at: draft.savedAt };
    this.autosave = new Autosave({
      start: { ...this.saved, savedAt: draft.savedAt },
      send: options.send,
      onState: (sync) => this.change({ sync }),
      onSaved: ({ problems }, saved) => this.change({ saved, problems }),
    });
    if (opening.name === 'conflict') {
      const { work } = opening;
      this.authored = work.authored;
      this.saved = work.saved;
    }
    this.current = this.snapshot();
    if (opening.name === 'conflict') this.autosave.hold(theirsOf(draft));
    if (opening.name === 'unsent') this.autosave.edited(this.authored);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): EditorSnapshot => this.current;

  edit(...actions: readonly EditAction[]): void {
    const before = this.authored;
    const { inherited } = this.foundation;
    const after = actions.reduce<AuthoredManifest>(
      (authored, action) => reduce({ authored, inherited }, action),
      before,
    );
    const [first] = actions;
    const target = actions.length === 1 && first !== undefined ? targetOf(first) : null;
    this.history = noteEdit(this.history, { before, after, target, at: this.options.now() });
    this.become(after);
  }

  undo(): void {
    this.move(undo(this.authored, this.history));
  }

  redo(): void {
    this.move(redo(this.authored, this.history));
  }

  /** Sends what is unsent. @returns whether the server now has everything. */
  flush(): Promise<boolean> {
    return this.autosave.flush();
  }

  tryAgain(): void {
    this.autosave.tryAgain();
  }

  /** What the checks found outside a save, for example when the draft was opened. */
  told(problems: readonly CheckResult[]): void {
    this.change({ problems });
  }

  /** Ends a conflict. What is put aside can still be brought back by undo. */
  decide(decision: Decision): void {
    if (this.sync.name !== 'conflict') return;
    const { theirs } = this.sync;
    const mine = this.authored;
    const chosen = {
      mine: () => mine,
      theirs: () => theirs.manifest,
      merge: () => mergeDrafts(this.saved.manifest, mine, theirs.manifest).authored,
    }[decision]();
    this.history = noteEdit(this.history, {
      before: mine,
      after: chosen,
      target: null,
      at: this.options.now(),
    });
    this.authored = chosen;
    this.saved = { version: theirs.draftVersion, manifest: theirs.manifest };
    this.autosave.continueFrom(this.saved, chosen);
    this.change({});
  }

  /** Takes over what the server says after a publication, a discard or a roll-back. */
  adopt(draft: BrandDraft): void {
    const before = this.authored;
    this.parents = parentsOf(draft);
    this.foundation = foundationOf(this.parents);
    this.live = liveOf(draft);
    this.saved = { version: draft.draftVersion, manifest: currentFormat(draft.manifest) };
    this.authored = this.saved.manifest;
    const edit = { before, after: this.authored, target: null, at: this.options.now() };
    this.history = noteEdit(this.history, edit);
    this.autosave.continueFrom(this.saved, this.authored);
    this.change({});
  }

  /** The server holds another draft than the one this page saved: somebody has to decide. */
  meet(draft: BrandDraft): void {
    this.autosave.hold(theirsOf(draft));
  }

  close(): void {
    this.autosave.stop();
    this.listeners.clear();
  }

  private move(moved: { authored: AuthoredManifest; history: UndoHistory } | null): void {
    if (moved === null) return;
    this.history = moved.history;
    this.become(moved.authored);
  }

  private become(authored: AuthoredManifest): void {
    this.authored = authored;
    this.autosave.edited(authored);
    this.change({});
  }

  private change(change: {
    sync?: SyncState;
    saved?: SavedDraft;
    problems?: readonly CheckResult[];
  }): void {
    this.sync = change.sync ?? this.sync;
    this.saved = change.saved ?? this.saved;
    this.found = change.problems ?? this.found;
    this.current = this.snapshot();
    this.keepIfNew();
    for (const listener of this.listeners) listener();
  }

  /** At once and not a moment later: the page may be gone by then. */
  private keepIfNew(): void {
    const { saved, authored, history } = this;
    const { kept } = this;
    if (kept?.saved === saved && kept.authored === authored && kept.history === history) return;
    this.kept = { saved, authored, history };
    keepWork(this.options.keep, this.options.keepKey, this.kept);
  }

  private snapshot(): EditorSnapshot {
    const layers =
      this.current?.layers.authored === this.authored
        ? this.current.layers
        : layersOf(this.authored, this.foundation);
    return {
      layers,
      parents: this.parents,
      live: this.live,
      hasChanges:
        this.live === null || canonicalJson(this.live.authored) !== canonicalJson(this.authored),
      base: this.saved.manifest,
      version: this.saved.version,
      sync: this.sync,
      problems: placeProblems(this.found ?? [], layers, this.parents),
      checked: this.found !== null,
      canUndo: this.history.past.length > 0,
      canRedo: this.history.future.length > 0,
    };
  }
}

function parentsOf(draft: BrandDraft): readonly ParentLayer[] {
  return draft.parents.map(({ brand, revision, manifest }) => ({
    brand,
    revision,
    manifest: currentFormat(manifest),
  }));
}

/** Documents are edited in the current format; places mean the same in all of them. */
function currentFormat(manifest: BrandDraft['manifest']): AuthoredManifest {
  return isJsonObject(manifest) ? migrateManifest(manifest).manifest : {};
}

function liveOf(draft: BrandDraft): EditorSnapshot['live'] {
  const { liveManifest, liveRevision } = draft;
  if (liveManifest === null || liveRevision === null) return null;
  const authored = currentFormat(liveManifest);
  const { effective } = layersOf(authored, foundationOf(parentsOf(draft)));
  return { revision: liveRevision, authored, effective };
}

function theirsOf(draft: BrandDraft): Theirs {
  return {
    draftVersion: draft.draftVersion,
    manifest: currentFormat(draft.manifest),
    savedAt: draft.savedAt,
    savedBy: draft.savedBy,
  };
}

import type { AuthoredManifest } from '#brand/authored.ts';
import { sameJson } from '#brand/json.ts';
import { mergeDrafts } from '#brand/merge-drafts.ts';
import { CURRENT_FORMAT } from '#brand/migrations/migrate.ts';
import type { BrandDraft, CheckResult, SaveDraftValue } from '#contract/generated/types.ts';
import { type EditAction, reduce, targetOf } from '../actions/reduce.ts';
import { type Foundation, foundationOf, layersOf, type ParentLayer } from '../document/layers.ts';
import { Autosave, type SavedDraft, type SyncState, type Theirs } from '../sync/autosave.ts';
import { type Keep, type KeptWork, keepWork, openWork, readWork } from '../sync/kept-work.ts';
import { NO_HISTORY, noteEdit, redo, undo, type UndoHistory } from '../undo.ts';
import type { EditorSnapshot } from './editor-snapshot.ts';
import { currentFormat, liveOf, parentsOf, theirsOf } from './opened-draft.ts';
import { placeProblems } from './problem-place.ts';

export interface DraftEditorOptions {
  readonly draft: BrandDraft;
  readonly send: (saved: SavedDraft, manifest: AuthoredManifest) => Promise<SaveDraftValue>;
  readonly keep: Keep;
  readonly keepKey: string;
  /** Unsent work of a tab that is gone; null: none. */
  readonly found?: KeptWork | null;
  readonly now: () => number;
}

/** Edits within this time are kept together. */
const KEEP_MS = 300;

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
  private keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DraftEditorOptions) {
    const { draft } = options;
    this.options = options;
    this.parents = parentsOf(draft);
    this.foundation = foundationOf(this.parents);
    this.saved = { version: draft.draftVersion, manifest: currentFormat(draft.manifest) };
    this.live = liveOf(draft);
    const work = options.found ?? readWork(options.keep, options.keepKey);
    const opening = openWork(this.saved, work);
    this.authored = opening.name === 'unsent' ? opening.authored : this.saved.manifest;
    this.history = opening.name === 'conflict' ? NO_HISTORY : opening.history;
    this.sync = { name: 'saved', at: draft.savedAt };
    this.autosave = new Autosave({
      start: {
        ...this.saved,
        savedAt: draft.savedAt,
        unanswered: opening.name === 'unsent' ? (work?.unanswered ?? []) : [],
      },
      send: options.send,
      onState: (sync) => this.change({ sync }),
      onSaved: (saved, problems) =>
        this.change(problems === null ? { saved } : { saved, problems }),
    });
    if (opening.name === 'conflict') {
      this.authored = opening.work.authored;
      this.saved = opening.work.saved;
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

  /** An own save is under way. */
  get isSending(): boolean {
    return this.autosave.isSending;
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
    this.takeParents(draft);
    this.live = liveOf(draft);
    this.saved = { version: draft.draftVersion, manifest: currentFormat(draft.manifest) };
    this.authored = this.saved.manifest;
    const edit = { before, after: this.authored, target: null, at: this.options.now() };
    this.history = noteEdit(this.history, edit);
    this.autosave.continueFrom(this.saved, this.authored);
    this.change({});
  }

  /**
   * What the server holds now: another person saved, published or rolled back. What is unsent here is
   * put on top of it; where both changed one place, somebody has to decide.
   */
  hear(draft: BrandDraft): void {
    this.live = liveOf(draft);
    const isNews = draft.draftVersion > this.saved.version;
    if (isNews && !this.autosave.isSending && this.sync.name !== 'conflict') {
      this.takeParents(draft);
      this.autosave.hold(theirsOf(draft));
    } else {
      // It may extend another revision since it was opened.
      if (draft.draftVersion === this.saved.version) this.takeParents(draft);
      this.change({});
    }
  }

  /** Brings in the unsent work of another tab that is gone. */
  bringIn(work: KeptWork): void {
    const before = this.authored;
    const { authored: after } = mergeDrafts(work.saved.manifest, work.authored, before);
    const edit = { before, after, target: null, at: this.options.now() };
    this.history = noteEdit(this.history, edit);
    this.become(after);
  }

  close(): void {
    clearTimeout(this.keeping);
    this.keepNow();
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
    if (change.sync?.name === 'conflict' && this.mergesWith(change.sync.theirs)) {
      this.decide('merge');
      return;
    }
    this.saved = change.saved ?? this.saved;
    this.found = change.problems ?? this.found;
    this.current = this.snapshot();
    this.keepIfNew();
    for (const listener of this.listeners) listener();
  }

  /**
   * The first keystroke at once, those that follow it together: writing the whole document takes
   * longer than typing a letter. `keepNow` comes before a page is gone.
   */
  private keepIfNew(): void {
    if (this.keeping !== undefined) return;
    this.keepNow();
    this.keeping = setTimeout(() => {
      this.keeping = undefined;
      this.keepNow();
    }, KEEP_MS);
  }

  /** Keeps the work in this browser if there is anything new. */
  keepNow(): void {
    const { saved, authored, history, kept } = this;
    const { sentUnanswered: unanswered } = this.autosave;
    const isKept =
      kept?.saved === saved &&
      kept.authored === authored &&
      kept.history === history &&
      kept.unanswered === unanswered;
    if (isKept) return;
    this.kept = { saved, authored, history, unanswered, keptAt: this.options.now() };
    keepWork(this.options.keep, this.options.keepKey, this.kept);
  }

  private takeParents(draft: BrandDraft): void {
    this.parents = parentsOf(draft);
    this.foundation = foundationOf(this.parents);
  }

  /** Whether nobody has to decide: the two changed different places. */
  private mergesWith({ manifest }: Theirs): boolean {
    return mergeDrafts(this.saved.manifest, this.authored, manifest).clashes.length === 0;
  }

  private snapshot(): EditorSnapshot {
    const layers =
      this.current?.layers.authored === this.authored && this.current.parents === this.parents
        ? this.current.layers
        : layersOf(this.authored, this.foundation);
    return {
      layers,
      parents: this.parents,
      live: this.live,
      hasChanges: this.live === null || !sameJson(this.live.authored, this.authored),
      base: this.saved.manifest,
      version: this.saved.version,
      sync: this.sync,
      problems: placeProblems(this.found ?? [], layers, this.parents),
      checked: this.found !== null,
      canUndo: this.history.past.length > 0,
      canRedo: this.history.future.length > 0,
      isNewerFormat: Number(this.authored['formatVersion'] ?? 0) > CURRENT_FORMAT,
    };
  }
}

import type { AuthoredManifest } from '#brand/authored.ts';
import { isJsonObject, sameJson } from '#brand/json.ts';
import type { CheckResult, SaveDraftValue } from '#contract/generated/types.ts';
import { ProblemError } from '#contract/problem-error.ts';

/** What somebody else saved in the meantime. */
export interface Theirs {
  readonly draftVersion: number;
  readonly manifest: AuthoredManifest;
  readonly savedAt: string | null;
  readonly savedBy: string | null;
}

/**
 * saved: the server has everything. waiting: it will be sent in a moment. saving: it is on its way.
 * retrying: no answer came, it is kept and sent again. conflict: somebody else saved first.
 * refused: the server will not have it as it is; the next edit tries again.
 */
export type SyncState =
  | { readonly name: 'saved'; readonly at: string | null }
  | { readonly name: 'waiting' | 'saving' }
  | { readonly name: 'retrying'; readonly problem: ProblemError }
  | { readonly name: 'conflict'; readonly theirs: Theirs }
  | { readonly name: 'refused'; readonly problem: ProblemError };

/** What the server is known to hold. */
export interface SavedDraft {
  readonly version: number;
  readonly manifest: AuthoredManifest;
}

export interface AutosaveOptions {
  readonly start: SavedDraft & {
    readonly savedAt: string | null;
    /** Manifests that an earlier page of this tab sent without getting an answer. */
    readonly unanswered?: readonly AuthoredManifest[];
  };
  /** @param saved what the server holds, from which the edits are told */
  readonly send: (saved: SavedDraft, manifest: AuthoredManifest) => Promise<SaveDraftValue>;
  readonly onState: (state: SyncState) => void;
  /** @param problems null: the answer to the save got lost, and its findings with it */
  readonly onSaved: (saved: SavedDraft, problems: readonly CheckResult[] | null) => void;
}

/** After the last keystroke. */
const DELAY_MS = 800;
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 30_000];
/** Bounds what is kept while the network is down. */
const MAX_UNANSWERED = 4;

/** Sends the draft a moment after each edit, one request at a time, and never lets go of what is unsent. */
export class Autosave {
  private readonly options: AutosaveOptions;
  private saved: SavedDraft;
  private wanted: AuthoredManifest;
  private state: SyncState;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private failures = 0;
  /** Sent, and no answer came yet: the server may hold any of them. The newest is last. */
  private unanswered: readonly AuthoredManifest[];

  constructor(options: AutosaveOptions) {
    this.options = options;
    this.saved = { version: options.start.version, manifest: options.start.manifest };
    this.wanted = options.start.manifest;
    this.unanswered = options.start.unanswered ?? [];
    this.state = { name: 'saved', at: options.start.savedAt };
  }

  /** The document as it now is. */
  edited(manifest: AuthoredManifest): void {
    this.wanted = manifest;
    if (this.state.name === 'conflict' || this.running !== null) return;
    if (this.isClean()) {
      clearTimeout(this.timer);
      this.enter({ name: 'saved', at: null });
      return;
    }
    // While the server does not answer its own rhythm goes on.
    if (this.state.name === 'retrying') return;
    this.enter({ name: 'waiting' });
    this.schedule(DELAY_MS);
  }

  /** Sends at once what is unsent. @returns whether the server now has everything. */
  async flush(): Promise<boolean> {
    while (!this.isClean() && this.state.name !== 'conflict') {
      clearTimeout(this.timer);
      await this.run();
      if (this.state.name === 'retrying' || this.state.name === 'refused') return false;
    }
    return this.isClean();
  }

  /**
   * The server holds another draft. An own save whose answer got lost is taken over; for another
   * person's draft nothing is sent until the conflict is decided.
   */
  hold(theirs: Theirs): void {
    clearTimeout(this.timer);
    if (this.takeOwn(theirs)) this.afterwards();
    else this.enter({ name: 'conflict', theirs });
  }

  /** Manifests that were sent and not answered yet. */
  get sentUnanswered(): readonly AuthoredManifest[] {
    return this.unanswered;
  }

  /** The network, or the session, is back. */
  tryAgain(): void {
    if (this.state.name === 'retrying' || this.state.name === 'refused') void this.flush();
  }

  /** Goes on from what the server holds: after a conflict was decided, a publication, a discard. */
  continueFrom(saved: SavedDraft, wanted: AuthoredManifest): void {
    this.saved = saved;
    this.failures = 0;
    this.unanswered = [];
    this.enter({ name: 'saved', at: null });
    this.edited(wanted);
  }

  isClean(): boolean {
    return sameJson(this.wanted, this.saved.manifest);
  }

  /** A request is under way: its answer says where the server is. */
  get isSending(): boolean {
    return this.running !== null;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), ms);
  }

  private run(): Promise<void> {
    this.running ??= this.send().finally(() => {
      this.running = null;
      this.afterwards();
    });
    return this.running;
  }

  private async send(): Promise<void> {
    const manifest = this.wanted;
    // Noted before it is sent: the page may be reloaded before the answer comes.
    const others = this.unanswered.filter((sent) => !sameJson(sent, manifest));
    this.unanswered = [...others, manifest].slice(-MAX_UNANSWERED);
    this.enter({ name: 'saving' });
    try {
      const value = await this.options.send(this.saved, manifest);
      this.saved = { version: value.draftVersion, manifest };
      this.failures = 0;
      this.unanswered = [];
      this.enter({ name: 'saved', at: value.savedAt });
      this.options.onSaved(this.saved, value.problems);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.refused(error);
    }
  }

  private refused(problem: ProblemError): void {
    const state = stateAfter(problem);
    if (state.name === 'conflict' && this.takeOwn(state.theirs)) return;
    this.enter(state);
  }

  /** Continues from a draft that is an own save without an answer. @returns whether it is one */
  private takeOwn({ draftVersion, manifest, savedAt }: Theirs): boolean {
    if (!this.unanswered.some((sent) => sameJson(sent, manifest))) return false;
    this.saved = { version: draftVersion, manifest };
    this.unanswered = [];
    this.enter({ name: 'saved', at: savedAt });
    this.options.onSaved(this.saved, null);
    return true;
  }

  /** What was typed while a request was under way goes with the next one. */
  private afterwards(): void {
    if (this.state.name === 'retrying') {
      const wait = this.state.problem.retryAfterSeconds;
      const ms = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? DELAY_MS;
      this.failures += 1;
      this.schedule(wait === null ? ms : wait * 1000);
    } else if (this.state.name === 'saved' && !this.isClean()) {
      this.enter({ name: 'waiting' });
      this.schedule(DELAY_MS);
    }
  }

  private enter(state: SyncState): void {
    this.state = state;
    this.options.onState(state);
  }
}

/** Refusals that time or another sign-in mends. */
const PASSING: ReadonlySet<string> = new Set([
  'NETWORK',
  'NOT_SIGNED_IN',
  'SESSION_EXPIRED',
  'CSRF_FAILED',
  'RATE_LIMITED',
]);

function stateAfter(problem: ProblemError): SyncState {
  if (problem.code === 'DRAFT_CONFLICT') {
    const theirs = theirsOf(problem.value);
    return theirs === null ? { name: 'refused', problem } : { name: 'conflict', theirs };
  }
  const passes = PASSING.has(problem.code) || problem.status >= 500;
  return { name: passes ? 'retrying' : 'refused', problem };
}

function theirsOf(value: unknown): Theirs | null {
  if (!isJsonObject(value)) return null;
  const { draftVersion, manifest, savedAt, savedBy } = value;
  if (typeof draftVersion !== 'number' || !isJsonObject(manifest)) return null;
  return {
    draftVersion,
    manifest,
    savedAt: typeof savedAt === 'string' ? savedAt : null,
    savedBy: typeof savedBy === 'string' ? savedBy : null,
  };
}

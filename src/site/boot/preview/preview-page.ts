import type { FromPreviewBody, PreviewSnapshot, ToPreview } from '#brand/preview-protocol.ts';
import { applyLanguage } from '#ui/i18n/apply-language.ts';
import type { ColorScheme } from '#brand/color-scheme.ts';
import { schemeAtom } from '#ui/picture/scheme.atoms.ts';
import { placedPlanAtom } from '#ui/plan/plan.atoms.ts';
import {
  initialBalanceAtom,
  initialPlayMoneyAtom,
  sessionAtom,
  sessionEndedAtom,
} from '#ui/session/session.atoms.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { DraftArt } from './draft-art.ts';
import { dismissDialogs } from './dismiss-dialogs.ts';
import { type DraftPlan, draftPlan } from './draft-plan.ts';
import { mountPreview } from './mount-preview.tsx';
import { Outlines } from './outlines.ts';
import type { PreviewBoot } from './preview-boot.ts';
import { createPreviewContext, type Drawn } from './preview-context.ts';
import type { PreviewTexts } from './preview-texts.ts';
import { sampleBalance, samplePlayMoney, sampleSession } from './sample-visitor.ts';

/** The site once it has been made for a first draft. */
interface Running {
  readonly context: SiteContext;
  readonly texts: PreviewTexts;
}

/** The site in the frame: takes the builder's messages, shows the draft, and keeps the last good one. */
export class PreviewPage {
  private readonly boot: PreviewBoot;
  private readonly root: HTMLElement;
  private readonly tell: (body: FromPreviewBody) => void;
  private readonly outlines = new Outlines();
  /** Not inline, so that the content policy has nothing to say against it. */
  private readonly sheet = new CSSStyleSheet();
  private seq = -1;
  private drawn: Drawn | null = null;
  private placed: Drawn | null = null;
  private art: DraftArt | null = null;
  private running: Promise<Running> | null = null;
  private visit: (path: string) => void = () => undefined;

  constructor(boot: PreviewBoot, root: HTMLElement, tell: (body: FromPreviewBody) => void) {
    this.boot = boot;
    this.root = root;
    this.tell = tell;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
  }

  /** Whether a click chooses a field. */
  get selecting(): boolean {
    return this.drawn?.snapshot.selecting ?? false;
  }

  receive(message: ToPreview): void {
    switch (message.type) {
      case 'snapshot':
        return this.inOrder(message.seq, () => void this.show(message.payload, message.seq));
      case 'theme':
        return this.inOrder(message.seq, () => this.paint(message.theme));
      case 'highlight':
        return this.outlines.mark(message.pointer);
      case 'visit':
        return this.visit(message.path);
      case 'dismiss':
        return dismissDialogs(document);
    }
  }

  hover(target: EventTarget | null): void {
    this.outlines.hover(this.selecting ? target : null);
  }

  private inOrder(seq: number, work: () => void): void {
    if (seq <= this.seq) return;
    this.seq = seq;
    work();
  }

  /** Colours, type and shape at once; pictures and the rest follow with the snapshot. */
  private paint(theme: PreviewSnapshot['manifest']['theme']): void {
    if (this.drawn === null) return;
    const { snapshot } = this.drawn;
    const draft = this.tryDraft({ ...snapshot, manifest: { ...snapshot.manifest, theme } });
    if (draft !== null) this.sheet.replaceSync(draft.css);
  }

  private async show(snapshot: PreviewSnapshot, seq: number): Promise<void> {
    const draft = this.tryDraft(snapshot);
    if (draft === null) return;
    const drawn = { snapshot, draft };
    this.drawn = drawn;
    this.sheet.replaceSync(draft.css);
    this.running ??= this.open(drawn);
    try {
      const { context, texts } = await this.running;
      await texts.speak(draft.plan.languages.current);
      // Another draft came while texts were on their way: it shows itself.
      if (this.drawn !== drawn) return;
      this.place({ context, texts }, drawn);
      this.tell({ type: 'applied', seq });
    } catch (error) {
      // The texts did not arrive: the next draft tries again.
      this.running = this.placed === null ? null : this.running;
      this.fail(error);
    }
  }

  private tryDraft(snapshot: PreviewSnapshot): DraftPlan | null {
    try {
      return draftPlan(snapshot, this.boot.facts.registry);
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  private fail(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.tell({ type: 'failed', seq: Math.max(0, this.seq), reason: reason.slice(0, 500) });
  }

  private async open(drawn: Drawn): Promise<Running> {
    const running = await createPreviewContext(this.boot, () => this.drawn ?? drawn);
    // Before the first paint: without it the first pictures would be asked from the server.
    this.place(running, this.drawn ?? drawn);
    mountPreview(this.root, running.context, {
      onNavigator: (visit) => {
        this.visit = visit;
      },
      onMoved: (path) => this.tell({ type: 'moved', path }),
    });
    return running;
  }

  private place({ context, texts }: Running, drawn: Drawn): void {
    const before = this.placed;
    this.placed = drawn;
    const { store } = context;
    const { snapshot, draft } = drawn;
    const { plan } = draft;
    this.art = new DraftArt(plan, this.art);
    const scheme = schemeOf(drawn);
    document.documentElement.dataset['scheme'] = scheme;
    store.set(schemeAtom, scheme);
    const { current, enabled, overrides } = plan.languages;
    applyLanguage(current, enabled.find(({ code }) => code === current)?.dir ?? 'ltr');
    if (before?.snapshot.visitor.kind !== snapshot.visitor.kind) {
      store.set(sessionAtom, sampleSession(snapshot));
      store.set(initialBalanceAtom, sampleBalance(snapshot));
      store.set(initialPlayMoneyAtom, samplePlayMoney(snapshot));
      store.set(sessionEndedAtom, null);
    }
    const reworded =
      before !== null &&
      JSON.stringify(before.draft.plan.languages.overrides) !== JSON.stringify(overrides);
    if (reworded) texts.reword();
    const art = this.art.addresses;
    store.set(placedPlanAtom, { plan, hash: this.boot.hash, preview: true, art });
    requestAnimationFrame(() => this.outlines.refresh());
  }
}

function schemeOf({ snapshot, draft }: Drawn): ColorScheme {
  const { scheme } = snapshot;
  return scheme === 'system' ? draft.plan.theme.defaultScheme : scheme;
}

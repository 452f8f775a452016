import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthoredManifest } from '#brand/authored.ts';
import type { BrandDraft } from '#contract/generated/types.ts';
import { ProblemError } from '#contract/problem-error.ts';
import { DraftEditor } from '../../../builder/editor/state/draft-editor.ts';
import { CHILD, PARENT } from './fixture.ts';

const named = (name: string): AuthoredManifest => ({ ...CHILD, identity: { name } });

function draftOf(manifest: AuthoredManifest, version = 1): BrandDraft {
  return {
    brand: 'denluma',
    draftVersion: version,
    hasDraft: true,
    manifest: { ...manifest },
    parents: [{ brand: '_base', revision: 4, manifest: { ...PARENT } }],
    resolved: {},
    provenance: {},
    liveRevision: 2,
    liveHash: 'h',
    liveManifest: { ...named('Live') },
    savedAt: null,
    savedBy: null,
    twoPerson: false,
    children: [],
    parentNewest: 4,
    schedule: null,
  };
}

/** A server with one draft, and a browser that keeps. */
function opened(options: { draft?: BrandDraft; texts?: Map<string, string> } = {}) {
  const texts = options.texts ?? new Map<string, string>();
  const server = { version: options.draft?.draftVersion ?? 1, sent: [] as string[] };
  const editor = new DraftEditor({
    draft: options.draft ?? draftOf(named('Den')),
    send: async ({ version }, manifest) => {
      server.sent.push(`${version}:${JSON.stringify(manifest['identity'])}`);
      if (version !== server.version) {
        const value = { draftVersion: server.version, manifest: named('Theirs') };
        throw new ProblemError({ code: 'DRAFT_CONFLICT', status: 409, message: '', value });
      }
      server.version += 1;
      return { draftVersion: server.version, savedAt: '2026-11-20T10:00:00.000Z', problems: [] };
    },
    keep: {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => texts.set(key, value),
      removeItem: (key) => texts.delete(key),
    },
    keepKey: 'work',
    now: () => Date.now(),
  });
  const nameNow = () =>
    (editor.getSnapshot().layers.effective['identity'] as { name: string }).name;
  return { editor, server, texts, nameNow };
}

const rename = (value: string) =>
  ({ type: 'setValue', place: ['identity', 'name'], value }) as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('DraftEditor', () => {
  it('shows an edit at once, sends it, and tells of what is live', async () => {
    const { editor, server, nameNow } = opened();
    editor.edit(rename('Luma'));
    expect(nameNow()).toBe('Luma');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.sent).toEqual(['1:{"name":"Luma"}']);
    expect(editor.getSnapshot()).toMatchObject({
      version: 2,
      sync: { name: 'saved' },
      live: { revision: 2, effective: { identity: { name: 'Live' } } },
    });
  });

  it('takes back and does again, and each is sent like an edit', async () => {
    const { editor, server, nameNow } = opened();
    editor.edit(rename('Luma'));
    await vi.advanceTimersByTimeAsync(1_000);
    editor.undo();
    expect(nameNow()).toBe('Den');
    expect(editor.getSnapshot()).toMatchObject({ canUndo: false, canRedo: true });
    editor.redo();
    expect(nameNow()).toBe('Luma');
    editor.undo();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.sent.at(-1)).toBe('2:{"name":"Den"}');
  });

  it('finds unsent work again after a crash, with its history', async () => {
    const first = opened();
    first.editor.edit(rename('Unsent'));
    first.editor.close();
    const second = opened({ texts: first.texts });
    expect(second.nameNow()).toBe('Unsent');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(second.server.sent).toEqual(['1:{"name":"Unsent"}']);
    second.editor.undo();
    expect(second.nameNow()).toBe('Den');
  });

  it('recognises an own save that arrives after the page was reloaded', async () => {
    const first = opened();
    first.editor.edit(rename('Sent'));
    void first.editor.flush();
    first.editor.edit(rename('Sent and more'));
    first.editor.close();
    const { editor, server, nameNow } = opened({ texts: first.texts });
    server.version = 2;
    editor.hear(draftOf(named('Sent'), 2));
    expect(editor.getSnapshot().sync.name).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.sent).toEqual(['2:{"name":"Sent and more"}']);
    expect(nameNow()).toBe('Sent and more');
  });

  it('sends nothing over another’s draft until it is decided', async () => {
    const first = opened();
    first.editor.edit(rename('Unsent'));
    first.editor.close();
    const draft = draftOf({ ...named('Renamed'), meta: { notes: 'theirs' } }, 7);
    const { editor, server, nameNow } = opened({ draft, texts: first.texts });
    expect(editor.getSnapshot().sync.name).toBe('conflict');
    editor.edit(rename('Unsent still'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sent).toEqual([]);
    editor.decide('merge');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.sent).toEqual(['7:{"name":"Unsent still"}']);
    expect(nameNow()).toBe('Unsent still');
    expect(editor.getSnapshot().layers.authored['meta']).toEqual({ notes: 'theirs' });
  });

  it('puts unsent work on top of what another saved elsewhere, without a question', async () => {
    const { editor, server, nameNow } = opened();
    editor.edit(rename('Mine'));
    server.version = 7;
    editor.hear(draftOf({ ...named('Den'), meta: { notes: 'theirs' } }, 7));
    expect(editor.getSnapshot().sync.name).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.sent).toEqual(['7:{"name":"Mine"}']);
    expect(nameNow()).toBe('Mine');
    expect(editor.getSnapshot().layers.authored['meta']).toEqual({ notes: 'theirs' });
  });

  it('takes in what another saved, published or rolled back while nothing is unsent', () => {
    const { editor, nameNow } = opened();
    editor.hear({ ...draftOf(named('Theirs'), 4), liveRevision: 9 });
    expect(nameNow()).toBe('Theirs');
    expect(editor.getSnapshot()).toMatchObject({ version: 4, live: { revision: 9 } });
    // An answer that was overtaken changes nothing.
    editor.hear(draftOf(named('Old'), 3));
    expect(nameNow()).toBe('Theirs');
  });

  it('brings in what another tab left, and undo takes it out', () => {
    const { editor, nameNow } = opened();
    const saved = { version: 1, manifest: named('Den') };
    const history = { past: [], future: [] };
    editor.bringIn({
      saved,
      authored: named('Left'),
      history,
      unanswered: [],
      keptAt: 1,
    });
    expect(nameNow()).toBe('Left');
    editor.undo();
    expect(nameNow()).toBe('Den');
  });

  it('shows a manifest of a later release as one that is not edited here', () => {
    const { editor } = opened({ draft: draftOf({ ...named('Den'), formatVersion: 99 }) });
    expect(editor.getSnapshot().isNewerFormat).toBe(true);
  });

  it('keeps my work within reach when theirs is taken', async () => {
    const { editor, server, nameNow } = opened();
    server.version = 5;
    editor.edit(rename('Mine'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(editor.getSnapshot().sync.name).toBe('conflict');
    editor.decide('theirs');
    expect(nameNow()).toBe('Theirs');
    editor.undo();
    expect(nameNow()).toBe('Mine');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.sent.at(-1)).toBe('5:{"name":"Mine"}');
  });

  it('takes over what the server says after a publication', async () => {
    const { editor, server, nameNow } = opened();
    editor.adopt(draftOf({ ...named('Published'), revision: 3 }, 4));
    expect(nameNow()).toBe('Published');
    server.version = 4;
    editor.undo();
    expect(nameNow()).toBe('Den');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.sent).toEqual(['4:{"name":"Den"}']);
  });

  it('tells listeners, and not after it is closed', () => {
    const { editor } = opened();
    const heard = vi.fn<() => void>();
    const leave = editor.subscribe(heard);
    editor.edit(rename('a'));
    expect(heard).toHaveBeenCalled();
    heard.mockClear();
    leave();
    editor.edit(rename('b'));
    expect(heard).not.toHaveBeenCalled();
    editor.close();
  });
});

import type {
  BrandDraft,
  BrandSummary,
  CheckDraftValue,
  CreatePreviewTokenValue,
  ListRevisionsValue,
  ManifestDocument,
  Publication,
  SaveDraftValue,
} from '#contract/generated/types.ts';
import type { StaffRole } from '#contract/generated/types.ts';
import { signInStaff } from './staff.ts';
import type { Answer, TestApp } from './test-app.ts';

let keys = 0;

/** One person at the builder of one brand. */
export async function editorOf(
  app: TestApp,
  role: StaffRole = 'publisher',
  options: { brand?: string; brands?: readonly string[] | null; host?: string } = {},
) {
  const { brand = 'denluma', brands = null } = options;
  const { headers, username } = await signInStaff(app, role, brands, options.host);
  const at = `/builder/api/brands/${brand}`;
  const draft = () => app.call<BrandDraft>('GET', `${at}/draft`, { headers });
  const save = (version: number, manifest: ManifestDocument) =>
    app.call<SaveDraftValue>('PUT', `${at}/draft`, { headers, body: { version, manifest } });
  /** @param seen the live revision that the publisher has seen; left out: the one there is */
  const publish = async (version: number, note = '', key?: string, seen?: number | null) => {
    keys += 1;
    const liveRevision = seen === undefined ? liveNow(await draft()) : seen;
    const body = { version, note, liveRevision };
    const idempotencyKey = key ?? `publish-key-${keys}`;
    return app.call<Publication>('POST', `${at}/publish`, { headers, body, key: idempotencyKey });
  };
  /** Publishes and takes hosts over from other brands. */
  const publishMoving = async (
    version: number,
    moveHosts: readonly { host: string; from: string }[],
  ) => {
    keys += 1;
    const body = { version, note: '', liveRevision: liveNow(await draft()), moveHosts };
    const key = `publish-key-${keys}`;
    return app.call<Publication>('POST', `${at}/publish`, { headers, body, key });
  };
  return {
    username,
    headers,
    publishMoving,
    release: (host: string) => app.call('POST', `${at}/hosts/release`, { headers, body: { host } }),
    draft,
    save,
    publish,
    list: () => app.call<{ items: BrandSummary[] }>('GET', '/builder/api/brands', { headers }),
    check: (manifest: ManifestDocument) =>
      app.call<CheckDraftValue>('POST', `${at}/check`, { headers, body: { manifest } }),
    discard: (version: number) =>
      app.call<{ draftVersion: number }>('DELETE', `${at}/draft?version=${version}`, { headers }),
    revisions: (query = '') =>
      app.call<ListRevisionsValue>('GET', `${at}/revisions${query}`, { headers }),
    saveEdits: (version: number, edits: readonly object[]) =>
      app.call<SaveDraftValue>('PUT', `${at}/draft`, { headers, body: { version, edits } }),
    async rollBack(revision: number, note?: string, seen?: number | null) {
      const liveRevision = seen === undefined ? liveNow(await draft()) : seen;
      const body = { revision, liveRevision, ...(note === undefined ? {} : { note }) };
      return app.call<Publication>('POST', `${at}/rollback`, { headers, body });
    },
    preview: () =>
      app.call<CreatePreviewTokenValue>('POST', `${at}/preview`, {
        headers: { ...headers, host: 'localhost:3000' },
      }),
    /** Saves what is there with another name. */
    async rename(name: string) {
      const { draftVersion, manifest } = (await draft()).body.value;
      return save(draftVersion, renamed(manifest, name));
    },
  };
}

/** null: nothing is live, or the caller may not know. */
const liveNow = ({ body }: Answer<BrandDraft>): number | null =>
  (body.value as BrandDraft | null)?.liveRevision ?? null;

/** The same manifest under another name. */
export function renamed(manifest: ManifestDocument, name: string): ManifestDocument {
  const identity = manifest['identity'] as object;
  return { ...manifest, identity: { ...identity, name } };
}

/** What a manifest calls its brand. */
export const nameOf = (manifest: ManifestDocument) =>
  (manifest['identity'] as { name: string }).name;

/** The name players see on the brand's own host. */
export async function liveName(app: TestApp, host = 'denluma.localhost'): Promise<string> {
  const answer = await app.call<{ plan: { identity: { name: string } } }>(
    'GET',
    '/wps/relay/site/plan',
    { host },
  );
  return answer.body.value.plan.identity.name;
}

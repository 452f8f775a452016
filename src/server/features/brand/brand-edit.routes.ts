import { isJsonObject } from '#brand/json.ts';
import type { AuthoredManifest } from '#brand/authored.ts';
import type { Registry } from '#brand/registry.ts';
import type { ManifestDocument } from '#contract/generated/types.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { checkedKey, once } from '../../platform/idempotency.ts';
import { type CallFacts, type Route, route, staffOf } from '../../platform/route.ts';
import { callerKey } from '../../platform/session/caller.ts';
import type { ServerText } from '../../platform/text.ts';
import { readBrandSummaries } from './brand-summaries.read.ts';
import { requireBrand } from './draft-access.ts';
import { checkDraft } from './draft-checks.ts';
import { publishDraft, rollBackRevision } from './draft-publish.ts';
import { readDraft } from './draft.read.ts';
import { discardDraft, saveDraft } from './draft.store.ts';
import type { LiveBrands } from './live-brands.ts';
import { previewAddress } from './preview-address.ts';
import type { PublishDependencies } from './publish-brand.ts';
import { readRevisions } from './revision.read.ts';

export interface BrandEditDependencies extends PublishDependencies {
  db: Db;
  text: ServerText;
  brands: LiveBrands;
  /** Reads what was added to the brands folder, so that a publication may name it. */
  refreshSources: () => Promise<void>;
  /** As it was last read. */
  registry: () => Registry;
  /** The builder's own origin; empty where it is served beside the sites. */
  builderOrigin: string;
  /** Signs preview tokens. */
  previewSecret: string;
}

/** Revisions told at once when the page does not say how many. */
const PAGE = 20;

/** What the builder asks of the server. A brand that is not this person's is as unknown as none. */
export function brandEditRoutes(deps: BrandEditDependencies): Route[] {
  const { db, clock, brands } = deps;
  const brandOf = (call: CallFacts & { params: { brand: string } }) =>
    requireBrand(db, staffOf(call), call.params.brand);
  const editorOf = (call: CallFacts) => ({
    staffId: staffOf(call).staffId,
    language: call.language,
  });

  return [
    route('listBrands', async (call) => ({
      items: await readBrandSummaries(db, staffOf(call)),
    })),

    route('getRegistry', async () => {
      await deps.refreshSources();
      return { registry: { ...deps.registry() } };
    }),

    route('getBrandDraft', async (call) => readDraft(db, await brandOf(call))),

    route('saveDraft', async (call) => {
      const { id: brand } = await brandOf(call);
      const manifest = authoredOf(call.body.manifest);
      const { staffId: actor } = staffOf(call);
      const save = { brand, version: call.body.version, manifest, actor, at: clock.now() };
      const saved = await inTransaction(db, (tx) => saveDraft(tx, save));
      const { problems } = await checkDraft(db, manifest, deps, call.language);
      return {
        draftVersion: saved.draftVersion,
        savedAt: saved.savedAt.toISOString(),
        problems,
      };
    }),

    route('checkDraft', async (call) => {
      await brandOf(call);
      return checkDraft(db, authoredOf(call.body.manifest), deps, call.language);
    }),

    route('discardDraft', async (call) => {
      const { id: brand } = await brandOf(call);
      const discard = { brand, version: call.query.version };
      return { draftVersion: await inTransaction(db, (tx) => discardDraft(tx, discard)) };
    }),

    route('publishDraft', async (call) => {
      const { id: brand } = await brandOf(call);
      const publish = { brand, ...call.body };
      await deps.refreshSources();
      const published = await inTransaction(db, (tx) =>
        onceFor(tx, call, 'publishDraft', () => publishDraft(tx, publish, editorOf(call), deps)),
      );
      // After the commit: a node that reads before it would go on serving the old revision.
      await brands.changed();
      return published;
    }),

    route('listRevisions', async (call) => {
      const { id: brand } = await brandOf(call);
      return readRevisions(db, brand, { limit: PAGE, ...call.query });
    }),

    route('rollBackRevision', async (call) => {
      const { id: brand, live_revision: liveRevision } = await brandOf(call);
      const { revision, note = '' } = call.body;
      const request = { brand, revision, note, liveRevision };
      const moved = await inTransaction(db, (tx) =>
        rollBackRevision(tx, request, editorOf(call), deps),
      );
      await brands.changed();
      return moved;
    }),

    route('createPreviewToken', async (call) => {
      const { id: brand } = await brandOf(call);
      return previewAddress(brands.byId(brand), {
        staffId: staffOf(call).staffId,
        builderOrigin: deps.builderOrigin === '' ? call.origin : deps.builderOrigin,
        secret: deps.previewSecret,
        now: clock.now(),
      });
    }),
  ];
}

/**
 * As a keyed route does it, but in a transaction of our own: what is live must be read again after
 * its commit.
 */
function onceFor<T>(
  tx: Tx,
  call: CallFacts & { params: object; body: object },
  operation: string,
  work: () => Promise<T>,
): Promise<T> {
  const scope = {
    brand: call.site?.brand ?? '',
    caller: callerKey(call.caller, call.ip),
    operation,
    key: checkedKey(call.headers['idempotency-key']),
    content: [call.params, call.body],
  };
  return once(tx, scope, work);
}

/** What came as JSON is JSON; the contract only says that it is an object. */
function authoredOf(manifest: ManifestDocument): AuthoredManifest {
  return isJsonObject(manifest) ? manifest : {};
}

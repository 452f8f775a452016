import { isJsonObject } from '#brand/json.ts';
import type { AuthoredManifest } from '#brand/authored.ts';
import type { ManifestDocument } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { checkedKey, once } from '../../platform/idempotency.ts';
import { type CallFacts, type Route, route, staffOf } from '../../platform/route.ts';
import { callerKey } from '../../platform/session/caller.ts';
import { readBrandSummaries } from './brand-summaries.read.ts';
import { requireBrand } from './draft-access.ts';
import { checkDraft } from './draft-checks.ts';
import { publishDraft, rollBackRevision } from './draft-publish.ts';
import { readDraft } from './draft.read.ts';
import { discardDraft, saveDraft } from './draft.store.ts';
import { previewAddress } from './preview-address.ts';
import { readRevisions } from './revision.read.ts';

/** Revisions told at once when the page does not say how many. */
const PAGE = 20;

/** What the builder asks of the server. A brand that is not this person's is as unknown as none. */
export function brandEditRoutes(parts: Parts): Route[] {
  const { db, clock, brands, sources, config } = parts;
  const brandOf = (call: CallFacts & { params: { brand: string } }) =>
    requireBrand(db, staffOf(call), call.params.brand);
  const editorOf = (call: CallFacts) => {
    const { staffId, brands: own } = staffOf(call);
    return { staffId, language: call.language, mayTakeHosts: own === null };
  };

  return [
    route('listBrands', async (call) => ({
      items: await readBrandSummaries(db, staffOf(call)),
    })),

    route('getRegistry', async () => {
      await sources.refresh();
      return { registry: { ...sources.registry } };
    }),

    route('getBrandDraft', async (call) => readDraft(db, await brandOf(call))),

    route('saveDraft', async (call) => {
      const { id: brand } = await brandOf(call);
      const manifest = authoredOf(call.body.manifest);
      const { staffId: actor } = staffOf(call);
      const save = { brand, version: call.body.version, manifest, actor, at: clock.now() };
      const saved = await inTransaction(db, (tx) => saveDraft(tx, save));
      const { problems } = await checkDraft(db, { brand, manifest }, editorOf(call), parts);
      return {
        draftVersion: saved.draftVersion,
        savedAt: saved.savedAt.toISOString(),
        problems,
      };
    }),

    route('checkDraft', async (call) => {
      const { id: brand } = await brandOf(call);
      const manifest = authoredOf(call.body.manifest);
      return checkDraft(db, { brand, manifest }, editorOf(call), parts);
    }),

    route('discardDraft', async (call) => {
      const { id: brand } = await brandOf(call);
      const discard = { brand, version: call.query.version };
      return { draftVersion: await inTransaction(db, (tx) => discardDraft(tx, discard)) };
    }),

    route('publishDraft', async (call) => {
      const { id: brand } = await brandOf(call);
      const publish = { brand, ...call.body };
      await sources.refresh();
      const published = await inTransaction(db, (tx) =>
        onceFor(tx, call, { operation: 'publishDraft', at: clock.now() }, () =>
          publishDraft(tx, publish, editorOf(call), parts),
        ),
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
        rollBackRevision(tx, request, editorOf(call), parts),
      );
      await brands.changed();
      return moved;
    }),

    route('createPreviewToken', async (call) => {
      const { id: brand } = await brandOf(call);
      return previewAddress(brands.byId(brand), {
        staffId: staffOf(call).staffId,
        builderOrigin: config.builderOrigin === '' ? call.origin : config.builderOrigin,
        secret: config.secrets.session,
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
  { operation, at }: { operation: string; at: Date },
  work: () => Promise<T>,
): Promise<T> {
  const scope = {
    brand: call.site?.brand ?? '',
    caller: callerKey(call.caller, call.ip),
    operation,
    key: checkedKey(call.headers['idempotency-key']),
    content: [call.params, call.body],
    at,
  };
  return once(tx, scope, work);
}

/** What came as JSON is JSON; the contract only says that it is an object. */
function authoredOf(manifest: ManifestDocument): AuthoredManifest {
  return isJsonObject(manifest) ? manifest : {};
}

import { isJsonObject } from '#brand/json.ts';
import type { AuthoredManifest } from '#brand/authored.ts';
import type { ManifestDocument, SaveDraftBody } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import { writeAudit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, type Route, route, staffOf, weighedRoute } from '../../platform/route.ts';
import { readBrandSummaries } from './brand-summaries.read.ts';
import { requireBrand } from '../../brands/staff-brand.ts';
import { checkDraft } from './draft-checks.ts';
import { publishDraft, rollBackRevision } from './draft-publish.ts';
import { readDraft } from './draft.read.ts';
import { discardDraft, type DraftSave, noteFindings, saveDraft } from './draft.store.ts';
import { onceFor } from './once-for.ts';
import { previewAddress } from './preview-address.ts';
import { readRevision, readRevisions } from './revision.read.ts';
import { cancelSchedule, scheduleDraft } from './schedule.store.ts';

/** Revisions told at once when the page does not say how many. */
const PAGE = 20;

/** What the builder asks of the server. A brand that is not this person's is as unknown as none. */
export function brandEditRoutes(parts: Parts): Route[] {
  const { db, clock, brands, sources, config, live } = parts;
  const brandOf = (call: CallFacts & { params: { brand: string } }) =>
    requireBrand(db, staffOf(call), call.params.brand);
  const editorOf = (call: CallFacts) => {
    const { staffId, brands: own } = staffOf(call);
    return { staffId, language: call.language, mayTakeHosts: own === null };
  };

  return [
    route('listBrands', async (call) => readBrandSummaries(db, staffOf(call))),

    route('getRegistry', async () => {
      await sources.refresh();
      const { registry } = sources;
      const kinds = Object.keys(registry) as (keyof typeof registry)[];
      const retired = kinds.flatMap((kind) =>
        Object.keys(registry[kind])
          .filter((id) => sources.isRetired(kind, id))
          .map((id) => `${kind}/${id}`),
      );
      return { registry: { ...registry }, retired };
    }),

    route('getBrandDraft', async (call) => readDraft(db, await brandOf(call), staffOf(call))),

    route('saveDraft', async (call) => {
      const { id: brand } = await brandOf(call);
      const change = changeOf(call.body);
      const { staffId: actor } = staffOf(call);
      const save = { brand, version: call.body.version, change, actor, at: clock.now() };
      const saved = await inTransaction(db, (tx) => saveDraft(tx, save));
      live.changed('brandDraft', { brand });
      const { manifest, draftVersion } = saved;
      const { problems } = await checkDraft(db, { brand, manifest }, editorOf(call), parts);
      const count = (severity: string) =>
        problems.filter((one) => one.severity === severity).length;
      const found = { errors: count('error'), warnings: count('warning') };
      await inTransaction(db, (tx) => noteFindings(tx, { brand, draftVersion, ...found }));
      return {
        draftVersion,
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
      const draftVersion = await inTransaction(db, (tx) => discardDraft(tx, discard));
      live.changed('brandDraft', { brand });
      return { draftVersion };
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
      live.changed('brandDraft', { brand });
      return published;
    }),

    route('listRevisions', async (call) => {
      const { id: brand } = await brandOf(call);
      return readRevisions(db, brand, { limit: PAGE, ...call.query });
    }),

    route('getRevision', async (call) => {
      const { id: brand } = await brandOf(call);
      return readRevision(db, brand, call.params.revision);
    }),

    weighedRoute('setPublishRule', {
      weigh: async (tx, call) => {
        const { id, needs_second_person: held } = await requireBrand(
          tx,
          staffOf(call),
          call.params.brand,
        );
        const aboveMicro = held && !call.body.twoPerson ? 0n : null;
        return { brand: id, currency: null, amountMicro: null, aboveMicro };
      },
      run: async (tx, call) => {
        const staff = staffOf(call);
        const { id: brand, needs_second_person: before } = await requireBrand(
          tx,
          staff,
          call.params.brand,
        );
        const { twoPerson } = call.body;
        await tx
          .updateTable('brand')
          .set({ needs_second_person: twoPerson })
          .where('id', '=', brand)
          .execute();
        await writeAudit(tx, {
          staffId: staff.staffId,
          brand,
          action: 'setPublishRule',
          before: { twoPerson: before },
          after: { twoPerson },
          at: clock.now(),
        });
        return { twoPerson };
      },
      afterCommit: async (call) => live.changed('brandDraft', { brand: call.params.brand }),
    }),

    route('scheduleDraft', async (call) => {
      const { id: brand } = await brandOf(call);
      const { staffId } = staffOf(call);
      const publishAt = new Date(call.body.publishAt);
      const request = { ...call.body, brand, publishAt, staffId, at: clock.now() };
      await inTransaction(db, (tx) => scheduleDraft(tx, request));
      live.changed('brandDraft', { brand });
      return { publishAt: publishAt.toISOString() };
    }),

    route('cancelSchedule', async (call) => {
      const { id: brand } = await brandOf(call);
      const { staffId } = staffOf(call);
      await inTransaction(db, (tx) => cancelSchedule(tx, { brand, staffId, at: clock.now() }));
      live.changed('brandDraft', { brand });
      return null;
    }),

    route('rollBackRevision', async (call) => {
      const { id: brand } = await brandOf(call);
      const { revision, note = '', liveRevision } = call.body;
      const request = { brand, revision, note, liveRevision };
      const moved = await inTransaction(db, (tx) =>
        rollBackRevision(tx, request, editorOf(call), parts),
      );
      await brands.changed();
      live.changed('brandDraft', { brand });
      return moved;
    }),

    route('createPreviewToken', async (call) => {
      const { id: brand } = await brandOf(call);
      // The default brand's host shows the draft of one that is live nowhere yet.
      return previewAddress(brands.byId(brand) ?? brands.byId(config.defaultBrand), {
        staffId: staffOf(call).staffId,
        builderOrigin: config.builderOrigin === '' ? call.origin : config.builderOrigin,
        secret: config.secrets.session,
        now: clock.now(),
      });
    }),
  ];
}

/** What came as JSON is JSON; the contract only says that it is an object. */
function authoredOf(manifest: ManifestDocument): AuthoredManifest {
  return isJsonObject(manifest) ? manifest : {};
}

/** @throws Problem INVALID_BODY unless it says either the whole manifest or the edits */
function changeOf({ manifest, edits }: SaveDraftBody): DraftSave['change'] {
  if (manifest !== undefined && edits === undefined) return { manifest: authoredOf(manifest) };
  if (edits !== undefined && manifest === undefined) {
    // The contract takes any JSON as a step's value.
    return { edits: edits as Extract<DraftSave['change'], { edits: unknown }>['edits'] };
  }
  throw new Problem('INVALID_BODY', { fields: { '/edits': { code: 'oneOf' } } });
}

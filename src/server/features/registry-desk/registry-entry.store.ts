import { cleanSvg } from '#brand/checks/registry/clean-svg.ts';
import { refusalDetail, svgFaults } from '#brand/checks/registry/svg-faults.ts';
import { entryFaults } from '#brand/files/entry-faults.ts';
import { isJsonObject, type JsonObject } from '#brand/json.ts';
import { LOGO_KINDS, type LogoKind, type Registry } from '#brand/registry.ts';
import { touchOverlay } from '../../brands/registry-overlay.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { REGISTRY_SCHEMAS_FOLDER } from '../../platform/places.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { sha256Hex } from '../../platform/signature.ts';

/** The registry belongs to no brand; its changes are filed under this name. */
export const REGISTRY = '_registry';

export interface EntrySave {
  readonly kind: keyof Registry;
  readonly id: string;
  /** The version that the editor has seen; 0: staff have not changed it. */
  readonly version: number;
  readonly entry: JsonObject;
  readonly logoLight?: string;
  readonly logoDark?: string;
  readonly staffId: bigint;
  readonly at: Date;
}

/**
 * Writes an entry of the registry with its logos.
 * @throws Problem INVALID_ENTRY with every fault by its pointer, FACTS_CONFLICT
 */
export async function saveEntry(tx: Tx, registry: Registry, save: EntrySave): Promise<void> {
  const { kind, id } = save;
  const logos = hasLogo(kind) ? logosOf(registry, save) : [];
  const { $schema: _schema, ...said } = save.entry;
  const entry: JsonObject = hasLogo(kind)
    ? { ...said, logo: Object.fromEntries(logos.map(({ variant, file }) => [variant, file])) }
    : said;
  const found = await entryFaults(registry, { kind, id, entry }, REGISTRY_SCHEMAS_FOLDER);
  if (found.length > 0) throw invalid(found.map(faultField));
  const before = await lockEntry(tx, save);
  for (const { file, svg } of logos) {
    if (svg === null) continue;
    await tx
      .insertInto('registry_logo')
      .values({ kind, file, svg })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await writeEntry(tx, save, { entry, isRetired: before?.is_retired ?? false });
  await writeAudit(tx, {
    staffId: save.staffId,
    brand: REGISTRY,
    action: 'saveRegistryEntry',
    subject: `${kind}/${id}`,
    before: before === undefined ? (currentOf(registry, kind, id) ?? null) : asObject(before.entry),
    after: entry,
    at: save.at,
  });
}

/** @throws Problem NOT_FOUND, FACTS_CONFLICT */
export async function retireEntry(
  tx: Tx,
  registry: Registry,
  request: Pick<EntrySave, 'kind' | 'id' | 'version' | 'staffId' | 'at'> & { isRetired: boolean },
): Promise<void> {
  const { kind, id, isRetired } = request;
  if (currentOf(registry, kind, id) === undefined) throw new Problem('NOT_FOUND');
  const before = await lockEntry(tx, request);
  await writeEntry(tx, request, { entry: asObject(before?.entry), isRetired });
  await writeAudit(tx, {
    staffId: request.staffId,
    brand: REGISTRY,
    action: 'retireRegistryEntry',
    subject: `${kind}/${id}`,
    before: { retired: before?.is_retired ?? false },
    after: { retired: isRetired },
    at: request.at,
  });
}

async function lockEntry(
  tx: Tx,
  { kind, id, version }: Pick<EntrySave, 'kind' | 'id' | 'version'>,
) {
  // The one row that every change of the registry locks: two who add the same id wait in line.
  await touchOverlay(tx);
  const row = await tx
    .selectFrom('registry_entry')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if ((row?.version ?? 0) !== version) {
    throw new Problem('FACTS_CONFLICT', { value: { version: row?.version ?? 0 } });
  }
  return row;
}

async function writeEntry(
  tx: Tx,
  { kind, id, version, staffId, at }: Pick<EntrySave, 'kind' | 'id' | 'version' | 'staffId' | 'at'>,
  { entry, isRetired }: { entry: object | null; isRetired: boolean },
): Promise<void> {
  const values = {
    entry: entry === null ? null : JSON.stringify(entry),
    version: version + 1,
    is_retired: isRetired,
    edited_by: staffId,
    edited_at: at,
  };
  await tx
    .insertInto('registry_entry')
    .values({ kind, id, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
    .execute();
}

const hasLogo = (kind: keyof Registry): kind is LogoKind =>
  (LOGO_KINDS as readonly string[]).includes(kind);

const currentOf = (registry: Registry, kind: keyof Registry, id: string): object | undefined =>
  Object.hasOwn(registry[kind], id) ? registry[kind][id] : undefined;

const asObject = (value: unknown): object | null => (isJsonObject(value) ? value : null);

/** Each variant's file, and the drawing where a new one was brought. @throws Problem INVALID_ENTRY */
function logosOf(
  registry: Registry,
  { kind, id, logoLight, logoDark }: EntrySave,
): { variant: 'light' | 'dark'; file: string; svg: string | null }[] {
  const current = currentOf(registry, kind, id) as { logo?: { light: string; dark: string } };
  return (
    [
      ['light', logoLight],
      ['dark', logoDark],
    ] as const
  ).map(([variant, brought]) => {
    const pointer = variant === 'light' ? '/logoLight' : '/logoDark';
    if (brought === undefined) {
      const file = current?.logo?.[variant];
      if (file === undefined) throw invalid([[pointer, { code: 'required' }]]);
      return { variant, file, svg: null };
    }
    const svg = cleanSvg(brought);
    const faults = svgFaults(svg);
    if (faults.length > 0) {
      const params = { detail: refusalDetail(faults) };
      throw invalid([[pointer, { code: 'DRAWING_REFUSED', params }]]);
    }
    const file = `${id.slice(0, 30)}-${variant}-${sha256Hex(svg).slice(0, 12)}.svg`;
    return { variant, file, svg };
  });
}

type Field = readonly [pointer: string, problem: FieldProblem];

function faultField({
  code,
  pointer,
  params,
}: {
  code: string;
  pointer: string;
  params: Readonly<Record<string, string | number>>;
}): Field {
  return [`/entry${pointer}`, { code, params, messageKey: `check:${code}` }];
}

const invalid = (fields: readonly Field[]): Problem =>
  new Problem('INVALID_ENTRY', { fields: Object.fromEntries(fields) });

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import type { LocatedFinding, FindingSuggestion } from '../checks/check-result.ts';
import { closest } from '../checks/closest.ts';
import { type RegistryFault, registryFaults } from '../checks/registry/registry-faults.ts';
import { svgFaults } from '../checks/registry/svg-faults.ts';
import { decodeText } from '../decode-text.ts';
import { LOGO_KINDS, type LogoKind, REGISTRY_FOLDERS, type Registry } from '../registry.ts';
import { readRegistry } from './read-registry.ts';
import { readText } from './read-text.ts';
import { mapSource } from '../source/source-map.ts';

export const SCHEMAS = {
  languages: 'language.json',
  banks: 'bank.json',
  providers: 'provider.json',
  paymentNetworks: 'payment-network.json',
  licences: 'licence.json',
  socials: 'social.json',
  fonts: 'font.json',
} as const satisfies Record<keyof Registry, string>;

/**
 * Every finding about brands/_registry: entries against schemas/registry, names, plural categories,
 * and their logos.
 */
export async function checkRegistry(
  folder: string,
  schemas: string,
): Promise<readonly LocatedFinding[]> {
  const registry = await readRegistry(folder);
  const kinds = Object.keys(SCHEMAS) as (keyof Registry)[];
  const found = await Promise.all(
    kinds.map(async (kind) => [
      ...(await schemaFaults(registry, kind, schemas)),
      ...(hasLogos(kind) ? await logoFaults(registry, kind, folder) : []),
    ]),
  );
  const sound = found.flat();
  // An entry that fails its schema is not checked any further.
  const further = sound.some(({ code }) => code === 'BM2001') ? [] : registryFaults(registry);
  return Promise.all([...sound, ...further].map(async (fault) => toResult(fault, folder)));
}

function hasLogos(kind: keyof Registry): kind is LogoKind {
  return (LOGO_KINDS as readonly string[]).includes(kind);
}

/** By file: schemas change with a release. */
const compiled = new Map<string, Promise<ValidateFunction>>();

export function entrySchema(file: string): Promise<ValidateFunction> {
  const known = compiled.get(file) ?? compile(file);
  compiled.set(file, known);
  return known;
}

async function compile(file: string): Promise<ValidateFunction> {
  const schema = JSON.parse(await readFile(file, 'utf8')) as AnySchemaObject;
  return new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
}

async function schemaFaults(
  registry: Registry,
  kind: keyof Registry,
  schemas: string,
): Promise<readonly RegistryFault[]> {
  const validate = await entrySchema(path.join(schemas, SCHEMAS[kind]));
  return Object.entries(registry[kind]).flatMap(([id, entry]) =>
    validate(entry)
      ? []
      : (validate.errors ?? []).map((error) => ({
          code: 'BM2001',
          kind,
          id,
          pointer: error.instancePath,
          params: { detail: `${error.message ?? error.keyword} ${JSON.stringify(error.params)}` },
        })),
  );
}

async function logoFaults(
  registry: Registry,
  kind: LogoKind,
  folder: string,
): Promise<readonly RegistryFault[]> {
  const place = path.join(folder, REGISTRY_FOLDERS[kind]);
  const files = new Set(await readdir(place));
  const used = new Set<string>();
  const faults: RegistryFault[] = [];
  for (const [id, entry] of Object.entries(registry[kind])) {
    for (const variant of ['light', 'dark'] as const) {
      const name: unknown = entry.logo?.[variant];
      if (typeof name !== 'string') continue;
      used.add(name);
      const at = { kind, id, pointer: `/logo/${variant}` };
      if (!files.has(name)) {
        const wanted = closest(name, [...files]);
        faults.push({
          ...at,
          code: 'BM2003',
          params: { name },
          ...(wanted === undefined ? {} : { wanted }),
        });
      } else {
        const decoded = decodeText(await readFile(path.join(place, name)));
        const details = decoded.ok
          ? svgFaults(decoded.text)
          : [`not UTF-8 at line ${decoded.line}`];
        for (const detail of details) {
          faults.push({ ...at, code: 'BM2004', params: { name, detail } });
        }
      }
    }
  }
  const unused = [...files].filter((name) => !name.endsWith('.json') && !used.has(name));
  return [
    ...faults,
    ...unused.map((name) => ({ code: 'BM2007', kind, id: name, pointer: '', params: { name } })),
  ];
}

async function toResult(fault: RegistryFault, folder: string): Promise<LocatedFinding> {
  const named = fault.code === 'BM2007' ? fault.id : `${fault.id}.json`;
  const file = path.join(folder, REGISTRY_FOLDERS[fault.kind], named);
  const position =
    fault.code === 'BM2007'
      ? { line: 1, column: 1 }
      : mapSource(file, await readText(file)).locate(fault.pointer);
  return {
    code: fault.code,
    severity: fault.code === 'BM2007' ? 'warning' : 'error',
    brand: '_registry',
    layer: '_registry',
    pointer: fault.pointer,
    file,
    ...position,
    messageKey: `check:${fault.code}`,
    params: fault.params,
    suggestions: suggestionsFor(fault),
  };
}

function suggestionsFor({ pointer, wanted }: RegistryFault): readonly FindingSuggestion[] {
  if (wanted === undefined) return [];
  const value = typeof wanted === 'string' ? wanted : wanted.join(', ');
  return [
    {
      messageKey: 'check:suggest.value',
      params: { value },
      patch: [{ op: 'replace', path: pointer, value: wanted }],
    },
  ];
}

import path from 'node:path';
import { type RegistryFault, registryFaults } from '../checks/registry/registry-faults.ts';
import type { Registry } from '../registry.ts';
import { entrySchema, SCHEMAS } from './check-registry.ts';

/**
 * What is wrong with one entry of the registry, by the rules of brands/_registry: its schema, what
 * Unicode knows of a language, and a name that another entry bears.
 * @param schemas the folder of the registry's schemas
 */
export async function entryFaults(
  registry: Registry,
  { kind, id, entry }: { kind: keyof Registry; id: string; entry: object },
  schemas: string,
): Promise<readonly Pick<RegistryFault, 'code' | 'pointer' | 'params'>[]> {
  const validate = await entrySchema(path.join(schemas, SCHEMAS[kind]));
  if (!validate(entry)) {
    return (validate.errors ?? []).map((error) => ({
      code: 'BM2001',
      pointer: error.instancePath,
      params: { detail: error.message ?? error.keyword },
    }));
  }
  const others = { ...registry, [kind]: { ...registry[kind], [id]: entry } };
  const own = registryFaults(others).filter((fault) => fault.kind === kind && fault.id === id);
  return [...own, ...clash(registry, kind, id, entry)];
}

/** Two entries of a kind with one name cannot be told apart by a person. */
function clash(
  registry: Registry,
  kind: keyof Registry,
  id: string,
  entry: object,
): readonly Pick<RegistryFault, 'code' | 'pointer' | 'params'>[] {
  const name: unknown = (entry as { name?: unknown }).name;
  if (typeof name !== 'string') return [];
  const others = Object.entries(registry[kind] as Readonly<Record<string, { name?: string }>>);
  const other = others.find(([key, { name: known = '' }]) => key !== id && isSame(known, name));
  return other === undefined
    ? []
    : [{ code: 'BM2010', pointer: '/name', params: { name, other: other[0] } }];
}

export function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, 'es', { sensitivity: 'base' }) === 0;
}

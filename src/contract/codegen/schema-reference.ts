import { posix } from 'node:path';
import type { JsonSchema } from './json-schema.ts';
import type { SchemaFiles } from './schema-files.ts';

/** Where a `$ref` leads: a file, a pointer in it, and what stands there. */
export interface SchemaTarget {
  file: string;
  pointer: string;
  schema: JsonSchema;
}

/** Follows one `$ref` of `fromFile`. @throws Error when nothing is there. */
export function followReference(files: SchemaFiles, fromFile: string, ref: string): SchemaTarget {
  const [address = '', pointer = ''] = ref.split('#');
  const file =
    address === '' ? fromFile : posix.normalize(posix.join(posix.dirname(fromFile), address));
  let found: unknown = files.get(file);
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    found = (found as Record<string, unknown> | undefined)?.[key];
  }
  if (typeof found !== 'object' || found === null) {
    throw new Error(`${fromFile}: ${ref} leads nowhere`);
  }
  return { file, pointer, schema: found as JsonSchema };
}

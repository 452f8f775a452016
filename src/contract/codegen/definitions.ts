import { type JsonSchema, mapSubSchemas } from './json-schema.ts';
import { followReference } from './schema-reference.ts';
import type { SchemaFiles } from './schema-files.ts';

/**
 * Gathers titled schemas under one roof, each once: a reference across files and a titled schema
 * inside another both become references to the definition of that name.
 */
export class Definitions {
  readonly schemas = new Map<string, JsonSchema>();
  readonly #origins = new Map<string, string>();
  readonly #files: SchemaFiles;
  readonly #prefix: string;

  /** @param prefix what stands before a name in a reference, for example `#/definitions/`. */
  constructor(files: SchemaFiles, prefix: string) {
    this.#files = files;
    this.#prefix = prefix;
  }

  /** The file that a definition comes from, from schemas/. */
  fileOf(name: string): string {
    return (this.#origins.get(name) ?? '').split('#')[0] ?? '';
  }

  /** A schema of `file` as it stands under the roof: itself, or a reference to its definition. */
  add(file: string, schema: JsonSchema, pointer = ''): JsonSchema {
    if (schema.$ref !== undefined) return this.#addReference(file, schema, schema.$ref);
    if (schema.title === undefined) return this.#convert(file, schema, pointer);
    return this.#define(schema.title, file, schema, pointer);
  }

  #addReference(file: string, schema: JsonSchema, ref: string): JsonSchema {
    const target = followReference(this.#files, file, ref);
    const name = target.schema.title ?? nameOf(target.pointer);
    if (name === null) throw new Error(`${file}: ${ref} names a schema without a title`);
    const reference = this.#define(name, target.file, target.schema, target.pointer);
    // A bare sibling of $ref would make type generators see another schema, and emit it again.
    const { description } = schema;
    return description === undefined ? reference : { description, allOf: [reference] };
  }

  #define(name: string, file: string, schema: JsonSchema, pointer: string): JsonSchema {
    const origin = `${file}#${pointer}`;
    const known = this.#origins.get(name);
    if (known === undefined) {
      this.#origins.set(name, origin);
      this.schemas.set(name, {});
      this.schemas.set(name, this.#convert(file, { ...schema, title: name }, pointer));
    } else if (known !== origin) {
      throw new Error(`the title ${name} is used by ${known} and by ${origin}`);
    }
    return { $ref: this.#prefix + name };
  }

  #convert(file: string, schema: JsonSchema, pointer: string): JsonSchema {
    const { definitions: _definitions, $schema: _schema, $id: _id, ...rest } = schema;
    return mapSubSchemas(rest, (child, step) => this.add(file, child, pointer + step));
  }
}

/** `#/definitions/navigationEntry` -> `NavigationEntry`; null at the root of a file. */
function nameOf(pointer: string): string | null {
  const last = pointer.split('/').at(-1) ?? '';
  const name = last.replaceAll(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_all, _gap, first: string) =>
    first.toUpperCase(),
  );
  return name === '' ? null : name;
}

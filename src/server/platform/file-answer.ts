import type { Readable } from 'node:stream';

/** A file in the place of the JSON envelope, of operations with `rawReply`. */
export interface FileAnswer {
  /** Its media type. */
  readonly type: string;
  /** That it is saved under. */
  readonly name: string;
  readonly body: Readable;
}

export function isFileAnswer(value: unknown): value is FileAnswer {
  return typeof value === 'object' && value !== null && 'body' in value && 'name' in value;
}

/** RFC 6266, with a name of ASCII letters only. */
export function dispositionOf({ name }: FileAnswer): string {
  return `attachment; filename="${name.replaceAll(/[^A-Za-z0-9._-]/g, '-')}"`;
}

import type { VendorRecord, VendorTitle } from '#contract/generated/types.ts';
import { fieldsOf, requestValidator } from '../../platform/validation.ts';

export interface VendorFile {
  readonly vendor: VendorRecord;
  readonly games: VendorTitle[];
}

/**
 * What of a file's shape does not fit, by the schema of the operation that imports one.
 * @returns a line for each fault: its pointer and its code
 */
export function fileFaults(file: unknown): string[] {
  if (typeof file !== 'object' || file === null) return [': object'];
  const body = { ...file, version: 0, reason: 'a file' };
  const faults = requestValidator('importVendor', 'body')(body) ?? null;
  return Object.entries(fieldsOf(faults)).map(([pointer, { code }]) => `${pointer}: ${code}`);
}

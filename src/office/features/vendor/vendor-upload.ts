import { fromPointer } from '#brand/json-pointer.ts';
import type {
  ImportVendorBody,
  ImportVendorValue,
  VendorDeskEntry,
} from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';

/** The contract's bound of a request's body. */
const MAX_BYTES = 20_971_520;

/** Two parts of a file; only the server knows whether their content fits. */
export type VendorUpload = Pick<ImportVendorBody, 'vendor' | 'games'>;

export type ImportCounts = Pick<ImportVendorValue, 'added' | 'changed' | 'unchanged' | 'removed'>;

/** A finished import. */
export interface Imported {
  vendor: VendorDeskEntry;
  counts: ImportCounts;
}

type UploadFault = 'unreadable' | 'tooLarge' | 'noJson' | 'noParts';

export type UploadReading =
  | { readonly upload: VendorUpload; readonly fault: null }
  | { readonly upload: null; readonly fault: UploadFault };

const refused = (fault: UploadFault): UploadReading => ({ upload: null, fault });

/** Reads a chosen file of the form `{ "vendor": {...}, "games": [...] }`. */
export async function readUpload(file: File): Promise<UploadReading> {
  if (file.size > MAX_BYTES) return refused('tooLarge');
  let text: string;
  try {
    text = await file.text();
  } catch {
    return refused('unreadable');
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return refused('noJson');
  }
  return isUpload(content)
    ? { upload: { vendor: content.vendor, games: content.games }, fault: null }
    : refused('noParts');
}

function isUpload(content: unknown): content is VendorUpload {
  if (typeof content !== 'object' || content === null) return false;
  if (!('vendor' in content) || !('games' in content)) return false;
  const { vendor, games } = content;
  const isRecord = typeof vendor === 'object' && vendor !== null && !Array.isArray(vendor);
  return isRecord && Array.isArray(games);
}

export interface UploadRowFault {
  readonly pointer: string;
  /** Row number in the list of games, from 1; null: the fault is not in a title. */
  readonly row: number | null;
  /** The title's code; null where the file has none. */
  readonly title: string | null;
  /** The place within the row, or within the file. */
  readonly field: string;
  readonly message: string;
}

/** The faults of a refused file in the order of its rows; those of the vendor come first. */
export function rowFaults(
  { fields }: Pick<ProblemError, 'fields'>,
  { games }: VendorUpload,
): readonly UploadRowFault[] {
  return Object.entries(fields)
    .map(([pointer, { message }]) => {
      const [part = '', index = '', ...rest] = fromPointer(pointer);
      if (part !== 'games' || !/^\d+$/.test(index)) {
        const field = [part, index, ...rest].filter((name) => name !== '').join('.');
        return { pointer, row: null, title: null, field, message };
      }
      const title = codeOf(games[Number(index)]);
      return { pointer, row: Number(index) + 1, title, field: rest.join('.'), message };
    })
    .toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
}

function codeOf(title: unknown): string | null {
  if (typeof title !== 'object' || title === null || !('code' in title)) return null;
  return typeof title.code === 'string' && title.code !== '' ? title.code : null;
}

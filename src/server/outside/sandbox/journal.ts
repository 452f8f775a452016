import { appendFile, readFile } from 'node:fs/promises';
import type { BetCall, WinCall } from '../dialects/wallet-call.ts';

export type OpenEntry =
  | { readonly kind: 'bet'; readonly call: BetCall }
  | { readonly kind: 'win'; readonly call: WinCall };

export type Entry = OpenEntry | { readonly kind: 'done'; readonly id: string };

/** What a supplier writes down before it calls, so that a crash loses nothing that is owed. */
export interface Journal {
  note(entry: Entry): Promise<void>;
  /** The last step of each round that is not done. */
  open(): Promise<OpenEntry[]>;
}

/** Lost with the process: for a demo, whose operator is the same process. */
export const noJournal: Journal = {
  note: () => Promise.resolve(),
  open: () => Promise.resolve([]),
};

/** A file of one JSON document a line. */
export function fileJournal(path: string): Journal {
  // A crash may have cut off the last line: the first entry begins a new one.
  let start = '\n';
  return {
    note(entry) {
      const line = `${start}${JSON.stringify(entry, bigText)}\n`;
      start = '';
      return appendFile(path, line);
    },
    async open() {
      const text = await readFile(path, 'utf8').catch(() => '');
      const open = new Map<string, OpenEntry>();
      for (const line of text.split('\n')) {
        const entry = readEntry(line);
        if (entry === null) continue;
        if (entry.kind === 'done') open.delete(entry.id);
        else if (entry.kind === 'bet') open.set(entry.call.transactionId, entry);
        else open.set(entry.call.betTransactionId, entry);
      }
      return [...open.values()];
    },
  };
}

const bigText = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;

/** @returns null for a line that a crash cut off */
function readEntry(line: string): Entry | null {
  try {
    return JSON.parse(line, (key, value: unknown) =>
      key === 'amountMicro' ? BigInt(String(value)) : value,
    ) as Entry;
  } catch {
    return null;
  }
}

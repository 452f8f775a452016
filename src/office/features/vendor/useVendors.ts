import type { ListVendorRecordsValue, VendorDeskEntry } from '#contract/generated/types.ts';
import { type QueryState, useQuery } from '#ui/query/useQuery.ts';

const REFRESH_MS = 30_000;

export interface Vendors {
  state: QueryState<ListVendorRecordsValue>;
  /** Puts a written vendor into the list, in its place. */
  putVendor: (entry: VendorDeskEntry) => void;
}

/** Every outside vendor; both screens share one answer. */
export function useVendors(): Vendors {
  const state = useQuery('listVendorRecords', undefined, { everyMs: REFRESH_MS });
  const { value, put } = state;
  return {
    state,
    putVendor: (entry) => {
      const others = (value?.items ?? []).filter(({ record }) => record.code !== entry.record.code);
      const items = [...others, entry].toSorted(
        (one, other) => one.record.position - other.record.position,
      );
      put({ items });
    },
  };
}

/** The version to send with an import; 0 for a code that is not in the list. */
export function versionOf(vendors: ListVendorRecordsValue | undefined, code: unknown): number {
  return vendors?.items.find(({ record }) => record.code === code)?.version ?? 0;
}

/** The address of a vendor's page in the office. */
export const vendorAddress = (code: string): string => `/vendors/${encodeURIComponent(code)}`;

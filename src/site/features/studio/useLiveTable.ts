import { useState } from 'react';
import type { LiveTable, LiveTables } from '#contract/generated/types.ts';
import { useTopic } from '#ui/live/useTopic.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { newestTable } from './newest-table.ts';

/** Where no socket gets through, the table is asked for; it also deals without a pause meanwhile. */
const EVERY_MS = 5_000;

/** A table as it is now. */
export function useLiveTable(code: string) {
  const { value, problem } = useQuery(
    'getLiveTable',
    { params: { table: code } },
    { everyMs: EVERY_MS, keepPrevious: true },
  );
  const [pushed, setPushed] = useState<LiveTables | null>(null);
  useTopic('liveTables', setPushed);
  const sent = pushed?.tables.find(({ table }) => table === code);
  const table: LiveTable | undefined =
    value === undefined || value.table.table !== code ? undefined : newestTable(value.table, sent);
  const isPushed =
    table !== undefined && sent !== undefined && table.roundNumber === sent.roundNumber;
  return {
    table,
    problem,
    serverTime: isPushed ? pushed?.serverTime : value?.serverTime,
  };
}

import { useEffect } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { CallRequest } from '#contract/client.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { useLanguage } from '../i18n/useTexts.ts';
import { asProblemError } from './as-problem-error.ts';
import { type BrowserOperation, useClient } from './client-context.ts';
import type { AnyCall } from './any-call.ts';

/** The first moments of a page belong to what the visitor does. */
const FRESH_MS = 8_000;

const ONCE = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
} as const;

export interface QueryOptions<Value> {
  /** Data embedded in the page. */
  initial?: Value | undefined;
  /** The page brought all there is to show: it is refreshed once the page has been awake for a while. */
  isFresh?: boolean | undefined;
  /** The answer stays the same while the page is open. */
  once?: boolean | undefined;
  /** Polling interval; 0 or omitted: revalidate only on focus, on reconnection and on demand. */
  everyMs?: number | undefined;
  /** False while the answer is of no use yet. */
  enabled?: boolean | undefined;
  /** Keep showing the last answer while another request is under way, as when paging. */
  keepPrevious?: boolean | undefined;
}

export interface QueryState<Value> {
  value: Value | undefined;
  problem: ProblemError | null;
  /** Nothing to show yet. */
  loading: boolean;
  /** Something is shown and a newer answer is on its way. */
  refreshing: boolean;
  refresh: () => Promise<Value | undefined>;
  /** Replaces the value without a request, for example with the balance in a bet's answer. */
  put: (value: Value) => void;
}

/** Reads an operation and keeps its answer fresh; the same request anywhere shares one answer. */
export function useQuery<Name extends BrowserOperation>(
  operation: Name,
  request?: CallRequest<Name>,
  options: QueryOptions<ReplyOf<Name>> = {},
): QueryState<ReplyOf<Name>> {
  const client = useClient();
  const language = useLanguage();
  const { initial, everyMs = 0, enabled = true, keepPrevious = false } = options;
  const isFresh = options.isFresh === true;
  const settings: SWRConfiguration<ReplyOf<Name>> = {
    refreshInterval: everyMs,
    keepPreviousData: keepPrevious,
    ...(initial === undefined ? {} : { fallbackData: initial }),
    ...(isFresh ? { revalidateOnMount: false } : {}),
    ...(options.once === true ? ONCE : {}),
  };
  const { data, error, isLoading, isValidating, mutate } = useSWR<ReplyOf<Name>>(
    enabled ? queryKey(operation, request, language) : null,
    // The client's arguments are checked where useQuery is called.
    () => (client.call as AnyCall)(operation, request) as Promise<ReplyOf<Name>>,
    settings,
  );
  useEffect(() => {
    if (!isFresh || !enabled) return undefined;
    const timer = setTimeout(() => void mutate(), FRESH_MS);
    return () => clearTimeout(timer);
  }, [isFresh, enabled, mutate]);
  return {
    value: data,
    problem: error === undefined ? null : asProblemError(error),
    loading: isLoading && data === undefined,
    refreshing: isValidating && data !== undefined,
    refresh: () => mutate(),
    put: (value) => void mutate(value, { revalidate: false }),
  };
}

/** Cache key of a query: operation, request and the language of the server's texts. */
export function queryKey(
  operation: string,
  request: object | undefined,
  language: string,
): readonly unknown[] {
  return [operation, request ?? null, language];
}

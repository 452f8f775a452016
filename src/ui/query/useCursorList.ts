import useSWRInfinite from 'swr/infinite';
import type { ProblemError } from '#contract/problem-error.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { useLanguage } from '../i18n/useTexts.ts';
import { asProblemError } from './as-problem-error.ts';
import { type BrowserOperation, useClient } from './client-context.ts';
import type { AnyCall } from './any-call.ts';

/** Operations that answer page by page, each naming where the next begins. */
type CursorOperation = {
  [Name in BrowserOperation]: ReplyOf<Name> extends { items: unknown[]; nextCursor: string | null }
    ? Name
    : never;
}[BrowserOperation];

type ItemOf<Name extends CursorOperation> =
  ReplyOf<Name> extends { items: (infer Item)[] } ? Item : never;

interface Page {
  items: readonly unknown[];
  nextCursor: string | null;
}

export interface CursorList<Item> {
  /** Null until the first page is there. */
  items: readonly Item[] | null;
  hasMore: boolean;
  loadingMore: boolean;
  problem: ProblemError | null;
  loadMore: () => void;
  refresh: () => Promise<unknown>;
}

/** A long list, a page at a time; what was loaded stays. */
export function useCursorList<Name extends CursorOperation>(
  operation: Name,
  query: Readonly<Record<string, string | number | undefined>> = {},
): CursorList<ItemOf<Name>> {
  const client = useClient();
  const language = useLanguage();
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<Page>(
    (index: number, before: Page | null) =>
      index > 0 && before?.nextCursor === null
        ? null
        : [operation, { ...query, cursor: before?.nextCursor ?? undefined }, language],
    ([, asked]: [string, object]) =>
      (client.call as AnyCall)(operation, { query: asked }) as Promise<Page>,
    { revalidateFirstPage: true, revalidateOnFocus: false },
  );
  return {
    // The pages' items are the operation's: the fetcher above asked for nothing else.
    items: data === undefined ? null : (data.flatMap(({ items }) => items) as ItemOf<Name>[]),
    hasMore: data !== undefined && (data.at(-1)?.nextCursor ?? null) !== null,
    loadingMore: isValidating && data !== undefined && data.length < size,
    problem: error === undefined ? null : asProblemError(error),
    loadMore: () => void setSize(size + 1),
    refresh: () => mutate(),
  };
}

import { useEffect } from 'react';
import type { CallRequest } from '#contract/client.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { BrowserOperation } from '#ui/query/client-context.ts';
import { type QueryState, useQuery } from '#ui/query/useQuery.ts';

/**
 * A query of a page that stays while its visitor signs in. Signing in clears every cached answer and
 * drops those under way without asking again, so this asks again.
 */
export function useQueryAcrossSignIn<Name extends BrowserOperation>(
  operation: Name,
  request: CallRequest<Name>,
  { enabled = true }: { enabled?: boolean } = {},
): QueryState<ReplyOf<Name>> {
  const state = useQuery(operation, request, { enabled });
  const { value, problem, loading, refresh } = state;
  const isCleared = enabled && value === undefined && problem === null && !loading;
  useEffect(() => {
    if (isCleared) void refresh();
    // `refresh` is new with every render: it is called once for each time the answer is cleared.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isCleared]);
  return state;
}

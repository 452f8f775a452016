import { ProblemError } from '#contract/problem-error.ts';
import type { BrowserClient } from '#ui/query/client-context.ts';
import type { AnyCall } from '#ui/query/any-call.ts';

/** Answers by which the server says that the site is no longer what the page shows. */
const OUTDATED: ReadonlySet<string> = new Set([
  'MAINTENANCE',
  'REGION_BLOCKED',
  'METHOD_NOT_OFFERED',
]);

/**
 * A client that has the plan read again when an answer shows that operators changed the site: a page
 * that was open then shows the closed site, or the ways in that are left.
 */
export function planKeepingClient(
  client: BrowserClient,
  refreshPlan: () => Promise<void>,
): BrowserClient {
  const call = async (name: string, request?: unknown): Promise<unknown> => {
    try {
      return await (client.call as AnyCall)(name, request);
    } catch (error) {
      const outdated = error instanceof ProblemError && OUTDATED.has(error.code);
      if (outdated) refreshPlan().catch(() => undefined);
      throw error;
    }
  };
  return { call: call as BrowserClient['call'] };
}

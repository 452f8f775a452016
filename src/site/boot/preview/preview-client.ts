import { type clientOperations, siteOperations } from '#contract/generated/client-operations.ts';
import { ProblemError } from '#contract/problem-error.ts';
import type { BrowserClient } from '#ui/query/client-context.ts';
import type { AnyCall } from '#ui/query/any-call.ts';

type Operation = keyof typeof clientOperations;

/** Answers of the operations that ask about the visitor, who is simulated. */
export type SampleAnswers = Readonly<Partial<Record<Operation, () => unknown>>>;

/**
 * A client that changes nothing: what is everybody's to read is read from the site, what is the
 * visitor's own comes from `samples`, and every change is refused with `refusal`.
 */
export function previewClient(
  client: BrowserClient,
  samples: SampleAnswers,
  refusal: () => Promise<string>,
): BrowserClient {
  const call = async (name: Operation, request?: unknown): Promise<unknown> => {
    const sample = samples[name];
    if (sample !== undefined) return sample();
    if (methodOf(name) === 'GET') return (client.call as AnyCall)(name, request);
    throw new ProblemError({ code: 'FORBIDDEN', status: 403, message: await refusal() });
  };
  return { call: call as BrowserClient['call'] };
}

function methodOf(name: Operation): string | undefined {
  return (siteOperations as Readonly<Record<string, { method: string }>>)[name]?.method;
}

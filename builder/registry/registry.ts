import type { Registry } from '#brand/registry.ts';
import type { BrowserClient } from '#ui/query/client-context.ts';

let known: Registry = {
  languages: {},
  banks: {},
  providers: {},
  paymentNetworks: {},
  licences: {},
  socials: {},
  fonts: {},
};

let retired: ReadonlySet<string> = new Set();

/** Whether an entry is offered to no brand any more. */
export function isRetired(kind: keyof Registry, id: string): boolean {
  return retired.has(`${kind}/${id}`);
}

/** What any brand may name, as the server told it when a draft was last opened. */
export function currentRegistry(): Registry {
  return known;
}

/** Asks for the registry: what operators have added since the builder was built is in it. */
export async function loadRegistry(client: BrowserClient): Promise<void> {
  const answer = await client.call('getRegistry');
  const { registry } = answer;
  retired = new Set(answer.retired);
  // The server reads entries that its own check holds to their schemas.
  known = { ...known, ...(registry as Partial<Registry>) };
}

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

/** What any brand may name, as the server told it when a draft was last opened. */
export function currentRegistry(): Registry {
  return known;
}

/** Asks for the registry: what operators have added since the builder was built is in it. */
export async function loadRegistry(client: BrowserClient): Promise<void> {
  const { registry } = await client.call('getRegistry');
  // The server reads entries that its own check holds to their schemas.
  known = { ...known, ...(registry as Partial<Registry>) };
}

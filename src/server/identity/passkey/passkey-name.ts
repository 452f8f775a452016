import { userAgentNames } from '#domain/second-factor/user-agent-names.ts';

/** A passkey is named after the browser that made it; empty when the browser does not say. */
export function passkeyName(userAgent: string): string {
  const { browser, system } = userAgentNames(userAgent);
  return [browser, system]
    .filter((name) => name !== null)
    .join(' · ')
    .slice(0, 64);
}

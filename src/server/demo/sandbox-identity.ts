import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from 'oidc-provider';
import { newToken } from '../platform/id.ts';
import type { SignInProvider } from '../platform/read-sign-in-providers.ts';

const CLIENT_ID = 'demo';
const RETURN_PATH = '/sign-in/return';
/** Where the demo shows it; other brands have none. */
const DEMO_BRANDS: ReadonlySet<string> = new Set(['kyvolta', 'ondavela']);

/** An OpenID provider on this machine. It knows nobody: whatever name is typed is an account. */
export async function openSandboxIdentity(): Promise<SignInProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // It serves as long as the process lives, and keeps nothing alive.
  server.unref();
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const clientSecret = newToken();
  const provider = await sandboxProvider(issuer, clientSecret);
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return { issuer, clientId: CLIENT_ID, clientSecret, brands: DEMO_BRANDS };
}

async function sandboxProvider(issuer: string, clientSecret: string): Promise<Provider> {
  const provider = await quietly(
    async () =>
      new (await import('oidc-provider')).Provider(issuer, {
        clients: [
          {
            client_id: CLIENT_ID,
            client_secret: clientSecret,
            token_endpoint_auth_method: 'client_secret_post',
            redirect_uris: [`http://localhost${RETURN_PATH}`],
          },
        ],
        claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
        // So that the id token says what the scopes ask for, as large providers do.
        conformIdTokenClaims: false,
        cookies: { keys: [newToken()] },
        findAccount: (_context, id) => ({
          accountId: id,
          claims: () => ({ sub: id, email: `${id}@example.com`, name: id }),
        }),
      }),
  );
  provider.Client.prototype.redirectUriAllowed = isBrandHost;
  return provider;
}

/** The page of a sign-in on any brand of this machine. */
function isBrandHost(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    url.protocol === 'http:' &&
    /^([a-z0-9-]+\.)?localhost$/.test(url.hostname) &&
    url.pathname === RETURN_PATH
  );
}

/** The library warns of what a real provider needs. This one is meant to forget everything. */
async function quietly<Value>(open: () => Promise<Value>): Promise<Value> {
  const { console: output } = globalThis;
  const { warn } = output;
  output.warn = () => undefined;
  try {
    return await open();
  } finally {
    output.warn = warn;
  }
}

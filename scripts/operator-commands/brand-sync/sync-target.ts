import { Refused } from '../questions.ts';

/** Whose manifest is exchanged with which server, and who asks for it. */
export interface SyncTarget {
  readonly brand: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
}

/** Flags of both commands, for parseArgs. */
export const TARGET_FLAGS = {
  server: { type: 'string', default: 'http://localhost:3000' },
  username: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const;

/**
 * @param env holds BRAND_PASSWORD: flags are visible in the process list.
 * @throws Refused that names each thing that is missing or wrong.
 */
export function readTarget(
  positionals: readonly string[],
  flags: { readonly server: string; readonly username?: string | undefined },
  env: NodeJS.ProcessEnv,
): SyncTarget {
  const [brand = ''] = positionals;
  const { username = '' } = flags;
  const password = env['BRAND_PASSWORD'] ?? '';
  const reasons: string[] = [];
  if (positionals.length !== 1) reasons.push('name one brand');
  // It becomes part of a path.
  else if (!/^[a-z][a-z0-9-]{1,30}$/.test(brand)) reasons.push(`"${brand}" is not a brand's id`);
  if (username === '') reasons.push('--username is missing: a staff account of the server');
  if (password === '') reasons.push('the environment variable BRAND_PASSWORD is missing');
  const fault = serverFault(flags.server);
  if (fault !== undefined) reasons.push(`--server: ${fault}`);
  if (reasons.length > 0) throw new Refused(reasons);
  return { brand, origin: new URL(flags.server).origin, username, password };
}

/** What is wrong with a server's address; undefined when it will do. */
export function serverFault(server: string): string | undefined {
  if (!URL.canParse(server)) return `"${server}" is not an address`;
  const url = new URL(server);
  if (url.username !== '' || url.password !== '') return 'an address must not hold a password';
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    return 'give only scheme, host and port';
  }
  if (url.protocol === 'https:') return undefined;
  if (url.protocol !== 'http:') return `${url.protocol} is not https:`;
  return isThisMachine(url.hostname)
    ? undefined
    : 'plain http would send the password readable over the network: use https';
}

function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

import type { Config } from './config.ts';
import { Problem } from './problem.ts';

type PublicAddress = Pick<Config, 'mode' | 'publicScheme' | 'publicPort'>;

/** The origin of a site under one of its hosts, by configuration alone: safe for mails. */
export function siteOrigin(
  { publicScheme, publicPort }: Pick<PublicAddress, 'publicScheme' | 'publicPort'>,
  host: string,
): string {
  const isDefault = publicPort === 0 || publicPort === DEFAULT_PORTS[publicScheme];
  return `${publicScheme}://${host}${isDefault ? '' : `:${publicPort}`}`;
}

/** A name or an address, brackets of IPv6 included: it becomes a part of links and policies. */
const HOST_NAME = /^[^\s/\\?#@%"'<>]+$/;

const DEFAULT_PORTS = { http: 80, https: 443 };

/**
 * The origin a request came to, for what only its own sender reads. The scheme is configured and
 * never what a request looks like. A demo takes the port from Host, since it may be behind a mapped
 * port; production does not, so that a shared cache never keeps a stranger's port.
 * @throws Problem UNKNOWN_HOST for a Host header that is more or less than a name and a port.
 */
export function requestOrigin(
  request: { readonly hostname: string; readonly host: string },
  config: PublicAddress,
): string {
  if (!HOST_NAME.test(request.hostname)) throw new Problem('UNKNOWN_HOST');
  const port = Number(/:(\d{1,5})$/.exec(request.host)?.[1] ?? 0);
  const isPort = port > 0 && port <= 65_535;
  const publicPort = config.mode === 'demo' ? (isPort ? port : 0) : config.publicPort;
  return siteOrigin({ ...config, publicPort }, request.hostname);
}

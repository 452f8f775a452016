import type { Because } from '../because.ts';
import type { Assembly } from './context.ts';
import { byProduct, byServer } from './reasons.ts';

/** The address the server holds for a kind of resource, if there is one a page may link to. */
export function resourceHref(
  assembly: Assembly,
  resourceType: string,
): { readonly href: string | null; readonly because: readonly Because[] } {
  const found = assembly.permissionInfo.resources.find(
    (resource) => resource.resourceType === resourceType,
  );
  if (found === undefined) {
    return { href: null, because: [byServer('resources', resourceType, 'removes')] };
  }
  if (!isLinkable(found.url))
    return { href: null, because: [byProduct('urlNotAllowed', 'removes')] };
  return { href: found.url, because: [byServer('resources', resourceType, 'adds')] };
}

/** Web addresses and places on our own host; never script, data or another site by `//`. */
function isLinkable(url: string): boolean {
  // Browsers drop tabs and line ends inside an address, which would turn /<tab>/x into //x.
  if (/[\p{Cc}\s]/u.test(url)) return false;
  if (/^\/(?![/\\])/.test(url)) return true;
  try {
    const { protocol } = new URL(url);
    return protocol === 'https:' || protocol === 'http:';
  } catch {
    return false;
  }
}

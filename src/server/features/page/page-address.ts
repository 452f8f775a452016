import { PAGE_QUERY } from '#brand/page/page-query.ts';
import { OPERATION_ROOTS } from '../../platform/operation-paths.ts';
import type { PageBrand } from '../../brands/page-brand.ts';

/** Drawn for every path that is no screen's; it is not one itself. */
export const NOT_FOUND_PATH = '/404';

/** The part of an address that decides what a page shows. */
export interface PageAddress {
  /** One spelling for each screen, and one path for all that do not exist. */
  readonly path: string;
  /** Path with the parameters that screens read, in one order. */
  readonly url: string;
  readonly hasQuery: boolean;
}

/** Paths of a brand's screens by their lower case, read once for each state of a brand. */
const pathsByVersion = new WeakMap<object, ReadonlyMap<string, string>>();

/** Reduces an address to what is drawn from it, before it names anything in a cache. */
export function pageAddress(
  brand: PageBrand,
  requestUrl: string,
  query: Readonly<Record<string, unknown>>,
): PageAddress {
  const path = knownPaths(brand).get(plainPath(requestUrl)) ?? NOT_FOUND_PATH;
  if (path === NOT_FOUND_PATH) return { path, url: path, hasQuery: false };
  const search = new URLSearchParams();
  for (const name of PAGE_QUERY) {
    const value = query[name];
    if (typeof value === 'string') search.set(name, value);
  }
  const hasQuery = search.size > 0;
  return { path, url: hasQuery ? `${path}?${search.toString()}` : path, hasQuery };
}

/** As the site's router compares paths: in any case, encoded or not, with or without a last slash. */
function plainPath(url: string): string {
  const path = url.split('?')[0] ?? '/';
  try {
    const plain = decodeURIComponent(path).toLowerCase().replace(/\/+$/, '');
    return plain === '' ? '/' : plain;
  } catch {
    return NOT_FOUND_PATH;
  }
}

function knownPaths(brand: PageBrand): ReadonlyMap<string, string> {
  const known = pathsByVersion.get(brand.version);
  if (known !== undefined) return known;
  const { routes, unofferedRoutes } = brand.planForAnybody();
  const paths = new Map(
    [...routes, ...unofferedRoutes].map(({ path }) => [path.toLowerCase(), path]),
  );
  pathsByVersion.set(brand.version, paths);
  return paths;
}

/** True for the address of a file, and below the first segments of operations. */
export function isNotPage(path: string): boolean {
  return /\.[a-z0-9]{1,5}$/i.test(path) || OPERATION_ROOTS.has(path.split('/')[1] ?? '');
}

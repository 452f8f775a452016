/** The id of a brand that is served. Ids of bases start with an underscore instead. */
const BRAND_ID = /^[a-z][a-z0-9-]{1,30}$/;

/** A folder with such a name cannot be made, or is another one, on Windows. */
const DEVICE_NAMES = [
  'aux',
  'clock$',
  'con',
  'conin$',
  'conout$',
  'nul',
  'prn',
  ...Array.from({ length: 10 }, (_, port) => [`com${port}`, `lpt${port}`]).flat(),
];

/** Hosts, paths and folders of the product: apps, the builder's own pages, and the server's. */
const PRODUCT_NAMES = [
  '_registry',
  'admin',
  'agent',
  'api',
  'assets',
  'brands',
  'builder',
  'gateway',
  'health',
  'languages',
  'live',
  'localhost',
  'locales',
  'metrics',
  'office',
  'pictures',
  'preview',
  'registry',
  'schemas',
  'server',
  'site',
  'staff',
  'static',
  'well-known',
  'wps',
  'www',
];

/** An object that is looked up by such an id finds what every object has. */
const OBJECT_NAMES = ['prototype', ...Object.getOwnPropertyNames(Object.prototype)];

const RESERVED_IDS: ReadonlySet<string> = new Set(
  [...DEVICE_NAMES, ...PRODUCT_NAMES, ...OBJECT_NAMES].map((name) => name.toLowerCase()),
);

/** Whether no brand may have the id, in whichever case it is written. */
export const isReservedBrandId = (id: string): boolean => RESERVED_IDS.has(id.toLowerCase());

/** Why a new brand may not have the id; null: it may. */
export function brandIdFault(id: string): 'malformed' | 'reserved' | null {
  if (isReservedBrandId(id)) return 'reserved';
  return BRAND_ID.test(id) ? null : 'malformed';
}

export const RASTER_FORMATS = ['avif', 'webp'] as const;
export type RasterFormat = (typeof RASTER_FORMATS)[number];

export const RASTER_TYPES: Readonly<Record<RasterFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
};

/**
 * The best format that an Accept header names; null where it names neither, for SVG. A wildcard
 * does not count: browsers that cannot read these formats send one as well.
 */
export function rasterFormat(accept: string | undefined): RasterFormat | null {
  const types = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, ...parameters]) => !parameters.some((word) => /^q=0(\.0*)?$/.test(word)))
    .map(([type]) => type);
  return RASTER_FORMATS.find((format) => types.includes(RASTER_TYPES[format])) ?? null;
}

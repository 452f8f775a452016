import type { ColorScheme } from '#brand/color-scheme.ts';

export interface PictureSource {
  readonly src: string;
  /** The same picture in other widths. */
  readonly srcSet?: string;
}

/** One picture as it looks in each scheme. */
export interface SchemePicture {
  readonly light: PictureSource;
  readonly dark: PictureSource;
}

/** An uploaded picture, by its addresses. */
export function broughtPicture(
  addresses: Readonly<Record<'light' | 'dark', string>>,
): SchemePicture {
  return { light: { src: addresses.light }, dark: { src: addresses.dark } };
}

/** A picture of which there is only one. */
export function sameInBoth(src: string): SchemePicture {
  return broughtPicture({ light: src, dark: src });
}

export interface PictureOffer {
  /** When it is the one to show; empty: always. */
  readonly media: string;
  readonly source: PictureSource;
}

/** Exactly one of each pair holds. */
const DEVICE = {
  light: '(prefers-color-scheme: light)',
  dark: '(prefers-color-scheme: dark)',
} as const;
const ROOM = { wide: '(min-width: 40rem)', narrow: '(max-width: 39.99rem)' } as const;

/**
 * What a browser chooses from, so that it loads one picture and no more: the chosen scheme's, or
 * the device's; the wide shape where there is one and room for it.
 */
export function pictureOffers(
  scheme: ColorScheme,
  picture: SchemePicture,
  wide: SchemePicture | undefined,
): readonly [PictureOffer, ...PictureOffer[]] {
  const shapes = [
    ...(wide === undefined ? [] : [{ media: [ROOM.wide], picture: wide }]),
    { media: wide === undefined ? [] : [ROOM.narrow], picture },
  ];
  const offers = shapes.flatMap((shape) => {
    const { light, dark } = shape.picture;
    const schemes =
      scheme !== 'system' || light.src === dark.src
        ? [{ media: [], source: scheme === 'dark' ? dark : light }]
        : [
            { media: [DEVICE.dark], source: dark },
            { media: [DEVICE.light], source: light },
          ];
    return schemes.map(({ media, source }) => ({
      media: [...shape.media, ...media].join(' and '),
      source,
    }));
  });
  return offers as [PictureOffer, ...PictureOffer[]];
}

import { PICTURE_WIDTHS } from '#brand/picture-width.ts';
import type { PictureSource, SchemePicture } from '../picture/scheme-picture.ts';

export interface ArtAddresses {
  readonly tile: (gameCode: string) => SchemePicture;
  /** By the name of the drawing: a slide's, or a figure's own. */
  readonly banner: (drawing: string, shape: 'wide' | 'tall') => SchemePicture;
  /** A slot's symbol: `gem`, `wild-lantern`, `scatter-moon`, `ten`. */
  readonly symbol: (name: string) => string;
  /** Several of them: SVG texts by name, as JSON. */
  readonly symbols: (names: readonly string[]) => string;
  readonly logo: string;
  readonly icon: string;
}

/** Addresses of the pictures drawn from one revision of a brand. */
export function artAddresses(brand: string, hash: string): ArtAddresses {
  const root = `/art/${brand}/${hash}`;
  const inBothSchemes = (kind: string, name: string, widths: readonly number[]): SchemePicture => {
    const inScheme = (scheme: string): PictureSource => {
      const address = (width: number) =>
        `${root}/${kind}/${scheme}/${width}/${encodeURIComponent(name)}`;
      return {
        src: address(widths[0] ?? 0),
        srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
      };
    };
    return { light: inScheme('light'), dark: inScheme('dark') };
  };
  return {
    tile: (gameCode) => inBothSchemes('tile', gameCode, PICTURE_WIDTHS.tile),
    banner: (drawing, shape) =>
      inBothSchemes('banner', `${drawing}-${shape}`, PICTURE_WIDTHS[shape]),
    symbol: (name) => `${root}/symbol/${encodeURIComponent(name)}.svg`,
    symbols: (names) => `${root}/symbols/${names.toSorted().join('+')}.json`,
    logo: `${root}/logo.svg`,
    icon: `${root}/icon.svg`,
  };
}

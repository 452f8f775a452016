import { PICTURE_WIDTHS } from '#brand/picture-width.ts';
import type { SchemePicture } from '#ui/picture/scheme-picture.ts';

/** A picture that operators brought, in the widths of a shape; it is the same in both schemes. */
export function bannerPicture(root: string, shape: 'wide' | 'tall'): SchemePicture {
  const address = (width: number) => `${root}/${shape}/${width}`;
  const widths = PICTURE_WIDTHS[shape];
  const source = {
    src: address(widths[0]),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
  };
  return { light: source, dark: source };
}

import { useAtomValue } from 'jotai';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { MISSING_PICTURE } from './missing-picture.ts';
import { type PictureOffer, pictureOffers, type SchemePicture } from './scheme-picture.ts';
import { schemeAtom } from './scheme.atoms.ts';

export interface PictureProps {
  picture: SchemePicture;
  /** Pictures that are tried in this order when it does not arrive. */
  instead?: readonly SchemePicture[] | undefined;
  /** Shown instead where there is room for it. */
  wide?: SchemePicture | undefined;
  alt: string;
  className?: string | undefined;
  /** Pixels of the drawing, which keep its box before it is there. */
  width?: number | undefined;
  height?: number | undefined;
  /** Rendered width, used to choose a size: CSS media conditions and lengths. */
  sizes?: string | undefined;
  /** `first`: the largest thing of the first screen; `soon`: of the first screen too. */
  need?: 'first' | 'soon' | 'later' | undefined;
}

/**
 * A picture in the scheme of its page. One that does not arrive gives way to those named for that; without any
 * it is asked for once more. A plain sign is the last.
 */
export function Picture(props: PictureProps) {
  const { picture, instead = [picture], wide, sizes: width, need = 'later', ...rest } = props;
  const scheme = useAtomValue(schemeAtom);
  const image = useRef<HTMLImageElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (isBroken(image)) setFailures(1);
  }, []);
  const tried = [picture, ...instead, MISSING_PICTURE];
  const shown = tried[failures] ?? MISSING_PICTURE;
  const offers = pictureOffers(scheme, shown, shown === picture ? wide : undefined);
  const [{ source }, ...others] = offers;
  const sizes = source.srcSet === undefined ? undefined : width;
  if (need === 'first') preloadOffers(offers, sizes);
  // A lone img loads as soon as it is created, which is too early within picture alternatives.
  const own = others.length > 0 ? {} : { sizes, srcSet: source.srcSet, src: source.src };
  return withSources(
    others.length === 0 ? [] : offers,
    sizes,
    <img
      {...rest}
      {...own}
      // A new element loads again.
      key={failures}
      ref={image}
      alt={rest.alt}
      loading={need === 'later' ? 'lazy' : 'eager'}
      decoding="async"
      {...(need === 'first' ? { fetchPriority: 'high' as const } : {})}
      onError={() => setFailures((count) => Math.min(tried.length - 1, count + 1))}
    />,
  );
}

function withSources(
  offers: readonly PictureOffer[],
  sizes: string | undefined,
  image: ReactElement,
): ReactElement {
  if (offers.length === 0) return image;
  return (
    <picture>
      {offers.map(({ media, source }, at) => (
        <source
          key={media}
          // The last one holds whenever no other does.
          media={at === offers.length - 1 ? undefined : media}
          srcSet={source.srcSet ?? source.src}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  );
}

/** True when loading failed before the handler was attached. */
function isBroken({ current }: RefObject<HTMLImageElement | null>): boolean {
  if (current === null || current.currentSrc === '') return false;
  return current.complete && current.naturalWidth === 0;
}

/** Ahead of everything else; React does it by itself for a picture without alternatives. */
function preloadOffers(offers: readonly PictureOffer[], sizes: string | undefined): void {
  if (offers.length === 1) return;
  for (const { media, source } of offers) {
    preload(source.src, {
      as: 'image',
      fetchPriority: 'high',
      imageSrcSet: source.srcSet,
      imageSizes: sizes,
      media,
    });
  }
}

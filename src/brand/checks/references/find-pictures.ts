import type { BrandManifest, BrandPicture } from '#contract/generated/manifest-types.ts';

/** Every picture a manifest shows, with its pointer. */
export function findPictures({
  identity,
  home,
}: BrandManifest): readonly { readonly pointer: string; readonly picture: BrandPicture }[] {
  const slides = home.blocks.flatMap((block, index) =>
    block.kind === 'bannerCarousel'
      ? block.slides.map((slide, at) => ({
          pointer: `/home/blocks/${index}/slides/${at}/picture`,
          picture: slide.picture,
        }))
      : [],
  );
  return [
    { pointer: '/identity/logo', picture: identity.logo },
    { pointer: '/identity/icon', picture: identity.icon },
    ...slides,
  ];
}

import type { BrandPicture } from '#contract/generated/manifest-types.ts';
import { marketDialingCodes } from '#domain/phone/dialing-codes.ts';
import { assetUrl } from '../registry.ts';
import type { AssetPlan, IdentityPlan, Label, LogoPlan, MarketPlan } from '../site-plan.ts';
import type { Assembly } from './context.ts';
import { labelOf } from './label.ts';
import { named } from './reasons.ts';

export function planIdentity(assembly: Assembly): IdentityPlan {
  const { identity } = assembly.manifest;
  return {
    name: identity.name,
    tagline: labelOf(assembly, identity.tagline),
    logo: logoOf(assembly, identity.logo),
    icon: logoOf(assembly, identity.icon),
    because: [named('/identity')],
  };
}

export function planMarket({ manifest }: Assembly): MarketPlan {
  const { market } = manifest;
  return { ...market, dialingCodes: marketDialingCodes(market) };
}

function logoOf(assembly: Assembly, picture: BrandPicture): LogoPlan {
  const planned = pictureOf(assembly, picture, { text: assembly.manifest.identity.name });
  return planned.kind === 'art'
    ? { ...planned, wordmark: assembly.manifest.identity.name }
    : planned;
}

/**
 * A picture of the brand. One that names an asset the brand does not have (the checks report it) is
 * drawn instead, so that nothing on the page is broken.
 */
export function pictureOf(
  assembly: Assembly,
  picture: BrandPicture,
  alt: Label,
): { readonly kind: 'art'; readonly hero: string } | AssetPlan {
  if (picture.kind === 'art') return { kind: 'art', hero: picture.hero };
  return planAsset(assembly, picture.asset, alt) ?? { kind: 'art', hero: 'gem' };
}

function planAsset(assembly: Assembly, id: string, alt: Label): AssetPlan | null {
  const { assets } = assembly.manifest;
  const asset = Object.hasOwn(assets, id) ? assets[id] : undefined;
  if (asset === undefined) return null;
  // The file lies with the brand that names it, which may be a parent.
  const owner = assembly.provenance?.[`/assets/${id}/light`]?.layer ?? assembly.manifest.id;
  const light = assetUrl(owner, asset.light);
  return {
    kind: 'asset',
    id,
    light,
    dark: asset.dark === undefined ? light : assetUrl(owner, asset.dark),
    alt: Object.keys(asset.alt).length === 0 ? alt : labelOf(assembly, asset.alt),
    focalPoint: asset.focalPoint ?? { x: 0.5, y: 0.5 },
  };
}

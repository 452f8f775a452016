import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Provenance } from '#brand/resolve.ts';
import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import type {
  OfficeBanner,
  RegisterRule,
  ServiceChannel,
  SiteResource,
} from '#contract/generated/types.ts';
import type { OpenChannel } from '#domain/customer-service/service-links.ts';
import type { GameOffer } from '#domain/game/game-offer.ts';
import { effectiveFlags } from '#domain/registration/unbuilt.ts';
import { withoutSms } from '#domain/whitelabel/needs-sms.ts';
import type { Site } from '../platform/route.ts';

/** What of a brand every request may ask for; kept as it is. */
interface BrandFacts {
  readonly id: string;
  readonly revision: number;
  readonly hash: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly siteStatus: 0 | 1 | 2;
  readonly siteStatusNote: string;
  readonly site: Site;
  /** Asked for with every stake. */
  readonly gameOffer: GameOffer;
}

/** What its pages are made of; kept packed, since most of many brands are not visited at a time. */
interface BrandContents {
  readonly manifest: BrandManifest;
  /** Tells which layer brought an asset, and so its address. */
  readonly provenance: Provenance;
  /** As they take effect. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly registerRules: readonly RegisterRule[];
  /** Those that are on, in the operators' order. */
  readonly serviceChannels: readonly OpenChannel[];
  readonly resources: readonly SiteResource[];
  /** Whatever their schedule. */
  readonly banners: readonly OfficeBanner[];
  readonly keepsOwnBanners: boolean;
}

/** The settings that its pages are made of, as they are stored. */
interface StoredSettings {
  readonly whitelabelFlags?: Readonly<Record<string, boolean>>;
  readonly registerRules?: readonly RegisterRule[];
  readonly serviceChannels?: readonly ServiceChannel[];
  readonly siteResources?: readonly SiteResource[];
  readonly banners?: { readonly keepsOwn: boolean; readonly banners: readonly OfficeBanner[] };
}

/** What is packed. */
interface PackedContents {
  readonly manifest: BrandManifest;
  readonly provenance: Provenance;
  readonly settings: StoredSettings;
}

/** A brand as it is served now. The same object for as long as nothing of it changes. */
export type LiveBrand = BrandFacts & BrandContents;

/** Brands whose contents stay unpacked: some 150 kB each. */
const UNPACKED = 64;
const unpacked = new LRUCache<Buffer, BrandContents>({ max: UNPACKED });

/** What this server is set up to do. */
export interface ServerMeans {
  /** false: flags that need codes by SMS have no effect. */
  readonly sendsSms: boolean;
}

/**
 * A live brand that takes some 10 kB until somebody visits it.
 * @param contents JSON of `PackedContents`
 */
export function packBrand(facts: BrandFacts, contents: string, means: ServerMeans): LiveBrand {
  // A copy: what zlib gives holds on to a larger piece of memory than it fills.
  const packed = Buffer.from(deflateRawSync(contents, { level: 1 }));
  const open = (): BrandContents => {
    const known = unpacked.get(packed);
    if (known !== undefined) return known;
    const stored = JSON.parse(inflateRawSync(packed).toString()) as PackedContents;
    const found = contentsOf(stored, means);
    unpacked.set(packed, found);
    return found;
  };
  return {
    ...facts,
    get manifest() {
      return open().manifest;
    },
    get provenance() {
      return open().provenance;
    },
    get flags() {
      return open().flags;
    },
    get registerRules() {
      return open().registerRules;
    },
    get serviceChannels() {
      return open().serviceChannels;
    },
    get resources() {
      return open().resources;
    },
    get banners() {
      return open().banners;
    },
    get keepsOwnBanners() {
      return open().keepsOwnBanners;
    },
  };
}

function contentsOf(
  { manifest, provenance, settings }: PackedContents,
  { sendsSms }: ServerMeans,
): BrandContents {
  const flags = effectiveFlags(settings.whitelabelFlags ?? {});
  return {
    manifest,
    provenance,
    flags: sendsSms ? flags : withoutSms(flags),
    registerRules: settings.registerRules ?? [],
    serviceChannels: (settings.serviceChannels ?? []).filter(({ enabled }) => enabled),
    resources: settings.siteResources ?? [],
    banners: settings.banners?.banners ?? [],
    keepsOwnBanners: settings.banners?.keepsOwn ?? true,
  };
}

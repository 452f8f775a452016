import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Provenance } from '#brand/resolve.ts';
import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import type { ServerMeans } from '#domain/setting/setting-declaration.ts';
import {
  PAGE_KINDS,
  type PageKind,
  type RequestKind,
  type ServedKind,
  settingsInEffect,
  type SettingValue,
  type SettingValues,
} from '#domain/setting/setting-kind.ts';
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
}

/** What its pages are made of; kept packed, since most of many brands are not visited at a time. */
interface BrandContents {
  readonly manifest: BrandManifest;
  /** Tells which layer brought an asset, and so its address. */
  readonly provenance: Provenance;
}

/** What is packed. */
interface PackedContents {
  readonly manifest: BrandManifest;
  readonly provenance: Provenance;
  /** As they were written. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A brand as it is served now. The same object for as long as nothing of it changes. */
export interface LiveBrand extends BrandFacts, BrandContents {
  /** A setting in effect on this server. */
  setting<Kind extends ServedKind>(kind: Kind): SettingValue<Kind>;
}

/** Brands whose contents stay unpacked: some 150 kB each. */
const UNPACKED = 64;
const unpacked = new LRUCache<Buffer, BrandContents & { settings: SettingValues<PageKind> }>({
  max: UNPACKED,
});

/**
 * A live brand that takes some 10 kB until somebody visits it.
 * @param contents JSON of `PackedContents`
 */
export function packBrand(
  facts: BrandFacts,
  atHand: SettingValues<RequestKind>,
  contents: string,
  means: ServerMeans,
): LiveBrand {
  // A copy: what zlib gives holds on to a larger piece of memory than it fills.
  const packed = Buffer.from(deflateRawSync(contents, { level: 1 }));
  const open = () => {
    const known = unpacked.get(packed);
    if (known !== undefined) return known;
    const { settings, ...rest } = JSON.parse(inflateRawSync(packed).toString()) as PackedContents;
    const found = { ...rest, settings: settingsInEffect(PAGE_KINDS, settings, means) };
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
    setting: <Kind extends ServedKind>(kind: Kind) =>
      (kind in atHand
        ? atHand[kind as RequestKind]
        : open().settings[kind as PageKind]) as SettingValue<Kind>,
  };
}

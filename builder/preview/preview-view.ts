import type { CallerKind } from '#contract/generated/types.ts';
import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import type { ColorScheme } from '#brand/color-scheme.ts';
import type { PreviewFacts, PreviewSnapshot } from '#brand/preview-protocol.ts';
import type { Layers } from '../editor/document/layers.ts';

export const DEVICES = ['phone', 'tablet', 'desktop', 'full'] as const;
export type Device = (typeof DEVICES)[number];

/** CSS pixels; full is as wide as there is room. */
export const DEVICE_WIDTHS: Readonly<Record<Device, number | null>> = {
  phone: 390,
  tablet: 768,
  desktop: 1440,
  full: null,
};

/** How the draft is looked at. No part of the draft, and not undone. */
export interface PreviewView {
  readonly device: Device;
  readonly language: string;
  readonly scheme: ColorScheme;
  readonly visitor: CallerKind;
  /** 0 normal, 1 maintenance, 2 blocked; null: as the site is now. */
  readonly status: 0 | 1 | 2 | null;
  /** Whitelabel flags that are set otherwise than the server has them. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** A click in the frame chooses a field; else it does what it does for players. */
  readonly selecting: boolean;
}

export function firstView(language: string): PreviewView {
  return {
    device: 'full',
    language,
    scheme: 'system',
    visitor: 'visitor',
    status: null,
    flags: {},
    selecting: true,
  };
}

/** What the frame is told: the draft, and the server's facts with the simulations laid over them. */
export function snapshotOf(
  layers: Layers,
  facts: PreviewFacts,
  view: PreviewView,
): PreviewSnapshot {
  const { permissionInfo } = facts;
  return {
    // What does not fit its type yet the page refuses as a whole, and keeps what it last showed.
    manifest: layers.effective as unknown as BrandManifest,
    provenance: Object.fromEntries(
      Object.entries(layers.provenance).filter(([pointer]) => pointer.startsWith('/assets/')),
    ),
    flags: { ...facts.flags, ...view.flags },
    registerRules: facts.registerRules,
    permissionInfo: {
      ...permissionInfo,
      maintenance: view.status === null ? permissionInfo.maintenance : view.status === 1,
      regionRestricted: view.status === null ? permissionInfo.regionRestricted : view.status === 2,
    },
    visitor: { kind: view.visitor, language: view.language },
    scheme: view.scheme,
    selecting: view.selecting,
  };
}

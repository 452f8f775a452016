import type { CallerKind, RegisterRule } from '#contract/generated/types.ts';
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

export const RULE_STATES = ['off', 'optional', 'required'] as const;
export type RuleState = (typeof RULE_STATES)[number];

/** How a field of the registration form stands. */
export function ruleState({ enabled, required }: RegisterRule): RuleState {
  return enabled ? (required ? 'required' : 'optional') : 'off';
}

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
  /** ISO 3166-1 code the visitor is said to come from; empty: as it is. */
  readonly country: string;
  /** Register rules that are set otherwise than the server has them. */
  readonly rules: Readonly<Record<string, RuleState>>;
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
    country: '',
    rules: {},
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
    registerRules: facts.registerRules.map((rule) => {
      const state = view.rules[rule.field] ?? ruleState(rule);
      return { ...rule, enabled: state !== 'off', required: state === 'required' };
    }),
    permissionInfo: {
      ...permissionInfo,
      location:
        view.country === ''
          ? permissionInfo.location
          : { ...permissionInfo.location, country: view.country },
      maintenance: view.status === null ? permissionInfo.maintenance : view.status === 1,
      regionRestricted: view.status === null ? permissionInfo.regionRestricted : view.status === 2,
    },
    visitor: { kind: view.visitor, language: view.language },
    scheme: view.scheme,
    selecting: view.selecting,
  };
}

import type { Explained } from '../because.ts';
import type { Label } from './label.ts';

export interface IdentityPlan extends Explained {
  readonly name: string;
  readonly tagline: Label;
  readonly logo: LogoPlan;
  readonly icon: LogoPlan;
}

/** Drawn by the art module from the brand's recipe, or a file the brand brought. */
export type LogoPlan =
  | { readonly kind: 'art'; readonly hero: string; readonly wordmark: string }
  | AssetPlan;

export interface AssetPlan {
  readonly kind: 'asset';
  readonly id: string;
  /** Addresses on our own host. */
  readonly light: string;
  readonly dark: string;
  readonly alt: Label;
  /** Fractions of width and height, 0 to 1. */
  readonly focalPoint: { readonly x: number; readonly y: number };
}

export interface MarketPlan {
  /** ISO 4217. What money rules apply is the server's business. */
  readonly currency: string;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** International dialling code of the first country, with its plus sign. */
  readonly dialingCode: string;
  /** The dialling codes of all countries, the main one first. */
  readonly dialingCodes: readonly string[];
}

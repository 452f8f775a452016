import type { ComponentType } from 'react';
import type { SitePlan } from '#brand/site-plan.ts';
import type { PanelId, ScreenId } from '#brand/screens.ts';
import type { OverlayScreen } from './overlay-location.ts';
import type { PopupProps } from './popup.ts';

/** Loads a component when it is first shown. */
export type Load<Props extends object = object> = () => Promise<ComponentType<Props>>;

/** Names the namespaces that a brand's screen asks for. */
export type TextsOf = (plan: Pick<SitePlan, 'login'>) => readonly string[];

/** @returns namespaces of the texts that it will ask for */
export type Early = (visit: EarlyVisit) => Promise<readonly string[]>;

export interface EarlyVisit {
  readonly query: URLSearchParams;
  readonly isSignedIn: boolean;
}

/** The screen belongs to the first load and is rendered on the server: boot/first-screens.tsx imports it. */
export const FIRST = 'first';

/** Dialogs with an address, and those that the frame opens by itself. */
export type DialogId = OverlayScreen | 'signOut' | 'sessionEnded' | 'realAccount';

/**
 * Everything a feature adds to the site. Each feature declares it in its `feature.ts`, and
 * `npm run codegen` lists the folders that have one (generated/features.ts) and derives from these declarations what the
 * release has built (brand/generated/built.ts), so a screen that no feature declares has no address,
 * no menu entry and no link. A `feature.ts` imports components only when they are first shown.
 */
export interface SiteFeature {
  readonly screens?: Readonly<Partial<Record<ScreenId, Load | typeof FIRST>>>;
  readonly dialogs?: Readonly<Partial<Record<DialogId, Load>>>;
  /** Namespaces that a screen or dialog asks for first: fetched with its code, while its link is pressed. */
  readonly texts?: Readonly<Partial<Record<ScreenId | DialogId, TextsOf>>>;
  /** Requests what a screen asks for only once it is drawn, while a link to it is pressed. */
  readonly early?: Readonly<Partial<Record<ScreenId, Early>>>;
  /** The dialog that opens by itself. */
  readonly popups?: { readonly announcements: Load<PopupProps> };
  /** Parts of the home page. */
  readonly panels?: readonly PanelId[];
}

/** Checks a feature and keeps its own type. */
export const siteFeature = <const Declared extends SiteFeature>(declared: Declared): Declared =>
  declared;

import type { Explained } from '../because.ts';
import type { Label } from './label.ts';

export interface FooterLink extends Explained {
  readonly id: string;
  readonly label: Label;
  readonly href: string;
  readonly newTab: boolean;
  /** Opens in a small separate window. */
  readonly callWindow: boolean;
}

export interface FooterLogo extends Explained {
  readonly id: string;
  readonly name: string;
  readonly logo: { readonly light: string; readonly dark: string };
  readonly alt: Label;
}

export interface FooterSocial extends Explained {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Name of a neutral glyph of the kit. */
  readonly glyph: string;
}

export interface FooterPlan {
  readonly layout: 'columns' | 'stacked' | 'line';
  /** Parts in the brand's order. */
  readonly parts: readonly FooterPart[];
  readonly groups: readonly (Explained & {
    readonly id: string;
    readonly heading: Label;
    readonly links: readonly FooterLink[];
  })[];
  readonly banks: readonly FooterLogo[];
  readonly providers: readonly FooterLogo[];
  readonly paymentNetworks: readonly FooterLogo[];
  readonly socials: readonly FooterSocial[];
  readonly notices: readonly LegalNotice[];
  readonly copyright: Explained & {
    readonly holder: string;
    readonly sinceYear: number;
    /** Shown as "18+". */
    readonly minimumAge: number;
  };
}

export type FooterPart =
  | 'groups'
  | 'banks'
  | 'providers'
  | 'paymentNetworks'
  | 'licences'
  | 'arrivalTimes'
  | 'socials'
  | 'notices'
  | 'copyright';

export interface LegalNotice extends Explained {
  readonly id: string;
  readonly label: Label;
  readonly href: string | null;
}

/** A licence the brand holds, with the logo of the body that gave it. */
export interface LegalLicence extends FooterLogo {
  readonly holder: string;
  /** As the body wrote it; null where it gives none. */
  readonly number: string | null;
  readonly text: Label;
}

export interface LegalPlan {
  readonly minimumAge: number;
  readonly licences: readonly LegalLicence[];
  readonly notices: readonly LegalNotice[];
  readonly responsibleGaming: {
    readonly href: string | null;
    readonly helpline: { readonly name: string; readonly phone: string } | null;
  };
}

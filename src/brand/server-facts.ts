import type { CallerKind } from '#contract/generated/types.ts';
import type { OpenBanner } from '#domain/banner/open-banners.ts';
import type { OpenChannel } from '#domain/service-channel/service-links.ts';

/** Unknown ids are carried and ignored, so that a newer server may send more. */
export type FlagValues = Readonly<Record<string, boolean>>;

export interface VendorFact {
  /** The vendor's code, as the game contract names it. */
  readonly vassalage: string;
  readonly displayName: string;
  /** Code of the title that starts the vendor in the category. Omitted: the vendor only has a list. */
  readonly startCode?: string;
}

/** A link the operator keeps on the server: customer service, social pages, the extra logo link. */
export interface ResourceFact {
  readonly resourceType: string;
  readonly name: string;
  readonly labelNameEn?: string;
  readonly url: string;
}

/** Server state that `assemble` may use to remove elements: plain data, safe as JSON. */
export interface PermissionFacts {
  readonly host: string;
  readonly mainDomain?: string;
  readonly location: { readonly ip: string; readonly country?: string };
  readonly resources: readonly ResourceFact[];
  /** Ways to customer service that operators keep, in their order; left out: none. */
  readonly serviceChannels?: readonly OpenChannel[];
  /** Banners that operators show now, in their order; left out: none. */
  readonly banners?: readonly OpenBanner[];
  /** false: the manifest's slides give way to banners of the same group. */
  readonly keepsOwnBanners?: boolean;
  /** Vendors by game category code (LIVE, RNG ...), in the order to show. */
  readonly vendorsByCategory: Readonly<Record<string, readonly VendorFact[]>>;
  /** Registry ids of those that games come from and payments pass through; left out: not known. */
  readonly partners?: Readonly<
    Record<'providers' | 'banks' | 'paymentNetworks', readonly string[]>
  >;
  /** Ids of `screens.ts` that exist; what is not here is not reachable. */
  readonly built: readonly string[];
  readonly regionRestricted: boolean;
  readonly maintenance: boolean;
  /** Ids of third parties the server is set up to sign in with. */
  readonly thirdPartySignIn?: readonly string[];
  /** The service that proves mobile numbers at a registration; null or left out: codes by SMS do. */
  readonly phoneService?: PhoneServiceFact | null;
  /** Ways back to a forgotten password that the server can go: email, mobile; left out: none. */
  readonly passwordResetBy?: readonly string[];
  /** Kinds of contracts that the brand allows: dividend, dailySalary, hourlySalary, realTimeSalary. */
  readonly agentContracts?: readonly string[];
  /** The brand gives points. */
  readonly points?: boolean;
  /** The brand has VIP levels. */
  readonly vip?: boolean;
  readonly gtagId?: string;
}

/** How browsers reach a phone service. All of it is public. */
export interface PhoneServiceFact {
  /** Its project, which a registration names. */
  readonly channel: string;
  readonly apiKey: string;
  /** The origin of what stands in for it; null: the service itself. */
  readonly standIn: string | null;
}

export interface Visitor {
  readonly kind: CallerKind;
  /** A BCP 47 tag; one the brand does not offer falls back to the brand's default. */
  readonly language: string;
  /** Whether an account has an upline; left out: not known, and the plan assumes one. */
  readonly hasUpline?: boolean;
}

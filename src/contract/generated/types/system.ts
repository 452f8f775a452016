// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DomainRoute, Location, Moment, RegisterRule, WhitelabelFlag } from './shared.ts';
import type { SiteStatus } from './site.ts';

export interface DomainRoutesValue {
  mainDomain: string;
  /**
   * @maxItems 50
   */
  routes: DomainRoute[];
}
export interface GetMerchantWalletQuery {
  /**
   * Omitted: the brand of the host. Another brand is refused.
   */
  merchantCode?: BrandId;
}
export interface GetPermissionQuery {
  /**
   * Answered only for a host of the same brand.
   */
  host?: string;
}
export interface MerchantWalletValue {
  /**
   * True: no transfers between vendors.
   */
  isSingle: boolean;
}
export interface PayloadKey {
  kid: string;
  crv: 'P-256';
  x: string;
  y: string;
  /**
   * The server's time: `iat` is told by it, since a client's clock may be wrong.
   */
  at: Moment;
}
export interface RegisterSettingsValue {
  /**
   * @maxItems 50
   */
  rules: RegisterRule[];
}
export interface SystemStatusValue {
  status: SiteStatus;
  /**
   * What operators tell the players.
   */
  note: string;
  location: Location;
  serverTime: Moment;
}
export interface WhitelabelValue {
  /**
   * @maxItems 50
   */
  flags: WhitelabelFlag[];
}

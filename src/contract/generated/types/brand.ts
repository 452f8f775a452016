// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { DeskCounts, DeskTotals } from './desk.ts';
import type { GameCategory, GameHosts, GamePolicy, GameSetting } from './game.ts';
import type { RegistryDocument } from './registry.ts';
import type { SessionLimits } from './session.ts';
import type { AuditEntry, CalendarDay, ChangeReason, CheckResult, ClientToken, Cursor, DraftVersion, FactChange, FactVersion, HeldHost, JsonPatchStep, ManifestDocument, ManifestLayer, ManifestOrigin, Moment, NodeId, PageLimit, RegionEffect, RegionRule, RegisterRule, ResponsibleContact, Revision, SecondFactorPolicy, WhitelabelFlag } from './shared.ts';
import type { SiteStatus } from './site.ts';
import type { VendorSetting } from './vendor.ts';
import type { WalletPolicy } from './wallet.ts';

/**
 * The id of a brand: the name of its folder.
 */
export type BrandId = string;
export interface ArchiveBrandBody {
  archived: boolean;
  note: string;
}
export interface ArchiveBrandParams {
  brand: BrandId;
}
export interface ArchiveBrandValue {
  archivedAt: Moment | null;
}
/**
 * A picture in a brand's assets folder.
 */
export interface BrandAssetFile {
  file: string;
  /**
   * Pixels; 0: a drawing without a size.
   */
  width: number;
  height: number;
  bytes: number;
  /**
   * null: it lies in the brands folder.
   */
  addedAt: Moment | null;
}
/**
 * How a brand cuts time into days: figures, rebates, income and promotions end at its midnight.
 */
export interface BrandDay {
  /**
   * Name of a time zone of the IANA database, such as America/Lima.
   */
  timeZone: string;
}
/**
 * The day of a brand as staff edit it.
 */
export interface BrandDaySettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  /**
   * The day that it is now.
   */
  today: CalendarDay;
  day: BrandDay;
}
/**
 * What the builder edits.
 */
export interface BrandDraft {
  brand: BrandId;
  draftVersion: DraftVersion;
  /**
   * False: the live manifest is shown.
   */
  hasDraft: boolean;
  /**
   * Authored: what this brand says.
   */
  manifest: ManifestDocument;
  /**
   * Nearest first.
   *
   * @maxItems 3
   */
  parents: ManifestLayer[];
  /**
   * With everything inherited.
   */
  resolved: ManifestDocument;
  /**
   * By JSON pointer into the resolved manifest.
   */
  provenance: {
    [k: string]: ManifestOrigin;
  };
  liveRevision: number | null;
  liveHash: string | null;
  /**
   * Authored: what a draft is compared with.
   */
  liveManifest: ManifestDocument | null;
  savedAt: Moment | null;
  savedBy: string | null;
  /**
   * Another person than the last editor publishes.
   */
  twoPerson: boolean;
  /**
   * Brands that extend this one, at the revision they follow.
   *
   * @maxItems 1000
   */
  children: ManifestChild[];
  /**
   * The live revision of the brand it extends; null: it extends none.
   */
  parentNewest: number | null;
  schedule: DraftSchedule | null;
}
export interface ManifestChild {
  brand: BrandId;
  revision: number;
}
export interface DraftSchedule {
  publishAt: Moment;
  version: DraftVersion;
  by: string;
  note: string;
}
/**
 * What a brand's manifest shows, and the server can do, as far as the flags allow it: no flag can add to this.
 */
export interface BrandOffers {
  /**
   * @maxItems 10
   */
  login: ('username' | 'sms')[];
  /**
   * @maxItems 10
   */
  registration: ('username' | 'mobile' | 'mobilePassword')[];
  /**
   * @maxItems 10
   */
  passwordReset: ('mobile' | 'email')[];
  freePlay: boolean;
}
export interface BrandStart {
  /**
   * extend: inherits everything from the brand. copy: says everything the brand says.
   */
  kind: 'extend' | 'copy';
  brand: string;
  /**
   * Style of its pictures; omitted: the one of the brand it starts from.
   */
  recipe?: string;
  /**
   * Both schemes are made from it; omitted: the colours of the brand it starts from.
   */
  seedColor?: string;
  accentColor?: string;
}
/**
 * Whether a brand is open.
 */
export interface BrandStatus {
  brand: BrandId;
  status: SiteStatus;
  note: string;
  changedAt: Moment | null;
  changedBy: string | null;
}
/**
 * A brand in the list of the builder.
 */
export interface BrandSummary {
  brand: BrandId;
  name: string;
  /**
   * @maxItems 50
   */
  hosts: string[];
  /**
   * The parent with its pinned revision, as the manifest writes it.
   */
  extends: string | null;
  liveRevision: number | null;
  liveHash: string | null;
  publishedAt: Moment | null;
  draftVersion: DraftVersion;
  /**
   * Unpublished changes exist.
   */
  hasDraft: boolean;
  draftAt: Moment | null;
  draftBy: string | null;
  siteStatus: SiteStatus;
  /**
   * Findings in the draft that block its publication.
   */
  errors: number;
  warnings: number;
  archivedAt: Moment | null;
  /**
   * Another brand may extend it.
   */
  isParent: boolean;
  /**
   * What a thumbnail is drawn from: recipe, scheme and colours of the draft, or of what is live.
   */
  look: ManifestDocument | null;
}
export interface CancelScheduleParams {
  brand: BrandId;
}
export interface CheckBrandNameQuery {
  id: string;
  host: string;
}
export interface CheckBrandNameValue {
  id: 'free' | 'taken' | 'malformed' | 'reserved';
  host: 'free' | 'taken' | 'malformed' | 'reserved';
}
export interface CheckDraftBody {
  manifest: ManifestDocument;
}
export interface CheckDraftParams {
  brand: BrandId;
}
export interface CheckDraftValue {
  /**
   * @maxItems 500
   */
  problems: CheckResult[];
  /**
   * No finding is an error.
   */
  publishable: boolean;
}
export interface CreateBrandBody {
  id: BrandId;
  name: string;
  host: string;
  start: BrandStart;
}
export interface CreateBrandValue {
  brand: BrandId;
  draftVersion: DraftVersion;
}
export interface CreatePreviewTokenParams {
  brand: BrandId;
}
export interface CreatePreviewTokenValue {
  previewUrl: string;
  token: ClientToken;
  expiresAt: Moment;
}
export interface DiscardDraftParams {
  brand: BrandId;
}
export interface DiscardDraftQuery {
  /**
   * The one on the screen.
   */
  version: DraftVersion;
}
export interface DiscardDraftValue {
  draftVersion: DraftVersion;
}
export interface GetBrandDayParams {
  brand: BrandId;
}
export interface GetBrandDraftParams {
  brand: BrandId;
}
export interface GetBrandStatusParams {
  brand: BrandId;
}
export interface GetGameHostsParams {
  brand: BrandId;
}
export interface GetGamePolicyParams {
  brand: BrandId;
}
export interface GetGameSettingsParams {
  brand: BrandId;
}
export interface GetRegionRulesParams {
  brand: BrandId;
}
export interface GetRegisterRulesParams {
  brand: BrandId;
}
export interface GetRegistryValue {
  registry: RegistryDocument;
  /**
   * `kind/id` of what is offered to no brand any more.
   *
   * @maxItems 5000
   */
  retired: string[];
}
export interface GetResponsibleContactParams {
  brand: BrandId;
}
export interface GetRevisionParams {
  brand: BrandId;
  revision: number;
}
export interface GetRevisionValue {
  revision: number;
  manifest: ManifestDocument;
}
export interface GetSecondFactorPolicyParams {
  brand: BrandId;
}
export interface GetSessionLimitsParams {
  brand: BrandId;
}
export interface GetWalletPolicyParams {
  brand: BrandId;
}
export interface GetWhitelabelFlagsParams {
  brand: BrandId;
}
export interface HostMove {
  host: string;
  from: BrandId;
}
export interface ListAssetsParams {
  brand: BrandId;
}
export interface ListAssetsValue {
  /**
   * @maxItems 1000
   */
  items: BrandAssetFile[];
}
export interface ListAuditEntriesParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListAuditEntriesQuery {
  /**
   * Only changes by this operation.
   */
  action?: string;
  cursor?: Cursor;
  limit?: PageLimit;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
  /**
   * Of the person who acted.
   */
  username?: string;
  /**
   * A player's account, a reference, or an id.
   */
  subject?: string;
  /**
   * Part of the reason.
   */
  text?: string;
}
export interface ListAuditEntriesValue {
  /**
   * @maxItems 100
   */
  items: AuditEntry[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface ListBrandsValue {
  /**
   * @maxItems 1000
   */
  items: BrandSummary[];
  /**
   * What a new brand may extend.
   *
   * @maxItems 100
   */
  bases: string[];
}
export interface ListHeldHostsParams {
  brand: BrandId;
}
export interface ListHeldHostsValue {
  /**
   * @maxItems 1000
   */
  items: HeldHost[];
}
export interface ListRevisionsParams {
  brand: BrandId;
}
export interface ListRevisionsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListRevisionsValue {
  /**
   * @maxItems 100
   */
  items: Revision[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface LocateAddressParams {
  brand: BrandId;
}
export interface LocateAddressQuery {
  /**
   * Left out: the caller's own.
   */
  ip?: string;
}
export interface NotePresenceBody {
  tab: string;
  section: string;
}
export interface NotePresenceParams {
  brand: BrandId;
}
export interface ProveHostBody {
  host: string;
}
export interface ProveHostParams {
  brand: BrandId;
}
export interface PublishDraftBody {
  /**
   * The one that was checked.
   */
  version: DraftVersion;
  note: string;
  /**
   * The live revision that the caller has seen; null: none. Another one is refused with LIVE_CHANGED.
   */
  liveRevision: number | null;
  /**
   * Hosts of other brands that this publication takes over, each with the brand that holds it now. Staff of all brands only; a host that is not named stays where it is and blocks the publication.
   *
   * @maxItems 40
   */
  moveHosts?: HostMove[];
}
export interface PublishDraftParams {
  brand: BrandId;
}
export interface ReleaseHostBody {
  host: string;
}
export interface ReleaseHostParams {
  brand: BrandId;
}
export interface RollBackRevisionBody {
  revision: number;
  note?: string;
  /**
   * The live revision that the caller has seen; null: none. Another one is refused with LIVE_CHANGED.
   */
  liveRevision: number | null;
}
export interface RollBackRevisionParams {
  brand: BrandId;
}
export interface SaveDraftBody {
  /**
   * The one the edit started from.
   */
  version: DraftVersion;
  manifest?: ManifestDocument;
  /**
   * JSON Patch of the draft at that version, or of what is live where there is none.
   *
   * @minItems 1
   * @maxItems 2000
   */
  edits?: JsonPatchStep[];
}
export interface SaveDraftParams {
  brand: BrandId;
}
export interface SaveDraftValue {
  draftVersion: DraftVersion;
  savedAt: Moment;
  /**
   * @maxItems 500
   */
  problems: CheckResult[];
}
export interface ScheduleDraftBody {
  version: DraftVersion;
  liveRevision: number | null;
  note: string;
  publishAt: Moment;
}
export interface ScheduleDraftParams {
  brand: BrandId;
}
export interface ScheduleDraftValue {
  publishAt: Moment;
}
export interface SetBrandDayBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  day: BrandDay;
  reason: ChangeReason;
}
export interface SetBrandDayParams {
  brand: BrandId;
}
export interface SetBrandStatusBody {
  status: SiteStatus;
  note: string;
}
export interface SetBrandStatusParams {
  brand: BrandId;
}
export interface SetGameHostsBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  hosts: GameHosts;
  reason: ChangeReason;
}
export interface SetGameHostsParams {
  brand: BrandId;
}
export interface SetGamePolicyBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  policy: GamePolicy;
  reason: ChangeReason;
}
export interface SetGamePolicyParams {
  brand: BrandId;
}
export interface SetGameSettingsBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  /**
   * @maxItems 200
   */
  vendors: VendorSetting[];
  /**
   * @maxItems 10
   */
  categories: GameCategory[];
  /**
   * Those that are not simply on.
   *
   * @maxItems 20000
   */
  games: GameSetting[];
  /**
   * @maxItems 100
   */
  hot: NodeId[];
  reason: ChangeReason;
}
export interface SetGameSettingsParams {
  brand: BrandId;
}
export interface SetPublishRuleBody {
  twoPerson: boolean;
}
export interface SetPublishRuleParams {
  brand: BrandId;
}
export interface SetPublishRuleValue {
  twoPerson: boolean;
}
export interface SetRegionRulesBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  defaultEffect: RegionEffect;
  /**
   * @maxItems 500
   */
  rules: RegionRule[];
  reason: ChangeReason;
}
export interface SetRegionRulesParams {
  brand: BrandId;
}
export interface SetRegisterRulesBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  /**
   * @minItems 1
   * @maxItems 50
   */
  rules: RegisterRule[];
  reason: ChangeReason;
}
export interface SetRegisterRulesParams {
  brand: BrandId;
}
export interface SetResponsibleContactBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  contact: ResponsibleContact;
  reason: ChangeReason;
}
export interface SetResponsibleContactParams {
  brand: BrandId;
}
export interface SetSecondFactorPolicyBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  policy: SecondFactorPolicy;
  reason: ChangeReason;
}
export interface SetSecondFactorPolicyParams {
  brand: BrandId;
}
export interface SetSessionLimitsBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  limits: SessionLimits;
  reason: ChangeReason;
}
export interface SetSessionLimitsParams {
  brand: BrandId;
}
export interface SetWalletPolicyBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  policy: WalletPolicy;
  reason: ChangeReason;
}
export interface SetWalletPolicyParams {
  brand: BrandId;
}
export interface SetWhitelabelFlagsBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  /**
   * @minItems 1
   * @maxItems 10
   */
  flags: WhitelabelFlag[];
  reason: ChangeReason;
}
export interface SetWhitelabelFlagsParams {
  brand: BrandId;
}
export interface UploadAssetBody {
  /**
   * What the file is called on the uploader's machine.
   */
  name: string;
  /**
   * The file as base64, at most 5 MB.
   */
  file: string;
}
export interface UploadAssetParams {
  brand: BrandId;
}

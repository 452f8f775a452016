// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { RecordId } from './record.ts';
import type { Announcement, AnnouncementDraft, AnnouncementExecution, Banner, BannerPictureId, ChangeReason, FactVersion, LanguageCode, OfficeAnnouncement, OfficeBanner, ServiceChannel } from './shared.ts';
import type { SiteLink } from './site.ts';

export interface AddBannerPictureBody {
  /**
   * The file as base64.
   */
  file: string;
}
export interface AddBannerPictureParams {
  brand: BrandId;
}
export interface AddBannerPictureValue {
  picture: BannerPictureId;
}
export interface CreateAnnouncementBody {
  draft: AnnouncementDraft;
  reason: ChangeReason;
}
export interface CreateAnnouncementParams {
  brand: BrandId;
}
export interface DeleteAnnouncementBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  reason: ChangeReason;
}
export interface DeleteAnnouncementParams {
  brand: BrandId;
  announcementId: RecordId;
}
export interface DeleteAnnouncementValue {
  id: RecordId;
}
export interface EditAnnouncementBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  draft: AnnouncementDraft;
  reason: ChangeReason;
}
export interface EditAnnouncementParams {
  brand: BrandId;
  announcementId: RecordId;
}
export interface GetBannersParams {
  brand: BrandId;
}
export interface GetServiceChannelsParams {
  brand: BrandId;
}
export interface GetSiteLinksParams {
  brand: BrandId;
}
export interface ListAnnouncementsQuery {
  /**
   * Comma-separated.
   */
  types?: string;
  /**
   * Only what opens by itself for these, and what is for everybody.
   */
  execution?: AnnouncementExecution;
  platform?: 'W';
  /**
   * Left out: the one of the request.
   */
  language?: LanguageCode;
}
export interface ListAnnouncementsValue {
  /**
   * @maxItems 100
   */
  banners: Banner[];
  /**
   * @maxItems 200
   */
  notices: Announcement[];
  /**
   * @maxItems 200
   */
  popups: Announcement[];
  /**
   * @maxItems 200
   */
  promotions: Announcement[];
  /**
   * @maxItems 200
   */
  help: Announcement[];
}
export interface ListOfficeAnnouncementsParams {
  brand: BrandId;
}
export interface OfficeAnnouncements {
  /**
   * In the brand's order.
   *
   * @minItems 1
   * @maxItems 60
   */
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
  /**
   * In the order players see them.
   *
   * @maxItems 200
   */
  announcements: OfficeAnnouncement[];
}
export interface PublishAnnouncementBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  published: boolean;
  reason: ChangeReason;
}
export interface PublishAnnouncementParams {
  brand: BrandId;
  announcementId: RecordId;
}
export interface SetBannersBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  keepsOwn: boolean;
  /**
   * @maxItems 40
   */
  banners: OfficeBanner[];
  reason: ChangeReason;
}
export interface SetBannersParams {
  brand: BrandId;
}
export interface SetServiceChannelsBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  /**
   * @maxItems 30
   */
  channels: ServiceChannel[];
  reason: ChangeReason;
}
export interface SetServiceChannelsParams {
  brand: BrandId;
}
export interface SetSiteLinksBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  /**
   * @maxItems 200
   */
  resources: SiteLink[];
  reason: ChangeReason;
}
export interface SetSiteLinksParams {
  brand: BrandId;
}

// Generated from schemas/ by `npm run codegen`. Do not edit.

/**
 * Stable name of an item within its list: a child brand changes the item by naming it.
 */
export type ElementId = string;
/**
 * Name of a figure the art module can draw.
 */
export type HeroName = string;
/**
 * Drawn in the brand's art recipe around a figure, or a file among the brand's assets.
 */
export type BrandPicture = ArtPicture | AssetPicture;
/**
 * A place of the site.
 */
export type ManifestScreenId =
  | 'home'
  | 'hot'
  | 'lobby'
  | 'game'
  | 'fairness'
  | 'search'
  | 'favourites'
  | 'promotions'
  | 'pointMall'
  | 'help'
  | 'download'
  | 'join'
  | 'login'
  | 'thirdPartyReturn'
  | 'freePlay'
  | 'register'
  | 'forgotPassword'
  | 'resetPassword'
  | 'changePassword'
  | 'feedback'
  | 'notices'
  | 'about'
  | 'licences'
  | 'responsibleGaming'
  | 'terms'
  | 'privacy'
  | 'depositTutorial'
  | 'lottery'
  | 'liveTable'
  | 'sports'
  | 'esports'
  | 'footballSports'
  | 'memberCentre'
  | 'securityCentre'
  | 'wallet'
  | 'deposit'
  | 'withdrawal'
  | 'transferUpline'
  | 'bettingRecord'
  | 'accountRecord'
  | 'personalLoss'
  | 'activityStatement'
  | 'bonusDetails'
  | 'rewardCentre'
  | 'inviteFriends'
  | 'missions'
  | 'vip'
  | 'messages'
  | 'manualRebate'
  | 'saferPlay'
  | 'agentHome'
  | 'agentAnnouncements'
  | 'agentTeamOverview'
  | 'agentRegisterCentre'
  | 'agentDownlines'
  | 'agentTeamBetting'
  | 'agentLossStatements'
  | 'agentIncome'
  | 'agentDownlineTransactions'
  | 'agentDividends'
  | 'agentDailyWages'
  | 'agentHourlySalary'
  | 'agentRealtimeSalary';
/**
 * A link to a screen of the site or to an address the server holds.
 */
export type FooterLinkItem = FooterScreenLink | FooterResourceLink;
/**
 * One block of the home page.
 */
export type HomeBlockItem =
  | BannerCarouselBlock
  | NoticeMarqueeBlock
  | HotGamesBlock
  | GameRailBlock
  | ContinuePlayingBlock
  | CategoryTilesBlock
  | JackpotCounterBlock
  | WinnersBoardBlock
  | LotteryDrawsBlock
  | LiveMatchesBlock
  | AppDownloadBlock
  | ServiceAdvantagesBlock
  | ArrivalTimesBlock
  | FairnessBlock
  | ResponsibleGamingBlock;
/**
 * A colour as #RRGGBB.
 */
export type Color = string;
/**
 * One entry of the navigation bar.
 */
export type NavigationItem = HomeEntry | HotEntry | CategoryEntry | LinkEntry | PromotionsEntry;
/**
 * One thing in the side menu.
 */
export type SideMenuItem = SideLogoLink | SideCustomerService | SideQr;
/**
 * What opens by itself.
 *
 * @maxItems 2
 */
export type BrandPopups = PopupItem[];

export interface AppDownloadBlock {
  id: ElementId;
  kind: 'appDownload';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
}
/**
 * What a person reads: a text key of the product, the brand's own words by language, or both (the words win where there are any).
 */
export interface LabelText {
  /**
   * Text key as namespace:key.
   */
  key?: string;
  /**
   * The brand's own words by language code.
   */
  text?: {
    [k: string]: string;
  };
}
export interface ArrivalTimesBlock {
  id: ElementId;
  kind: 'arrivalTimes';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
  /**
   * measured: from the ledger. illustrative: the figures below, labelled so.
   */
  source: 'measured' | 'illustrative';
  depositMinutes: number;
  withdrawalMinutes: number;
}
export interface ArtPicture {
  kind: 'art';
  hero: HeroName;
}
export interface AssetPicture {
  kind: 'asset';
  asset: ElementId;
}
/**
 * A bank any brand may list.
 */
export interface BankEntry {
  $schema?: string;
  /**
   * Equals the file's name.
   */
  id: string;
  /**
   * As people know it.
   */
  name: string;
  /**
   * ISO 3166-1 alpha-2.
   *
   * @minItems 1
   * @maxItems 60
   */
  countries: string[];
  /**
   * Files beside this one, for each scheme.
   */
  logo: {
    light: string;
    dark: string;
  };
  /**
   * The bank's number in the account numbers of its country: CCI, CLABE and CBU begin with it, an IBAN has it after its check digits.
   */
  clearingCode?: string;
}
export interface BannerCarouselBlock {
  id: ElementId;
  kind: 'bannerCarousel';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
  /**
   * Banner group of the announcements.
   */
  group: string;
  /**
   * Time a slide stands.
   */
  intervalMs: number;
  /**
   * Time a change takes.
   */
  transitionMs: number;
  height: 'short' | 'medium' | 'tall';
  /**
   * In the order to show.
   *
   * @maxItems 10
   */
  slides: BannerSlideItem[];
}
/**
 * A picture with words over it.
 */
export interface BannerSlideItem {
  id: ElementId;
  title: LabelText;
  text?: LabelText;
  picture: BrandPicture;
  screen?: ManifestScreenId;
  actionLabel?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
export interface BrandAsset {
  /**
   * File in the brand's assets folder.
   */
  light: string;
  /**
   * File in the brand's assets folder.
   */
  dark?: string;
  alt: LabelText;
  focalPoint?: {
    x: number;
    y: number;
  };
  /**
   * SHA-256 of the light variant, in hexadecimal.
   */
  checksum?: string;
}
/**
 * Files the brand brings, by id.
 */
export interface BrandAssets {
  [k: string]: BrandAsset;
}
/**
 * How signing in looks. Which ways exist is the server's to say.
 */
export interface BrandAuth {
  /**
   * In the order of the tabs.
   *
   * @minItems 1
   * @maxItems 2
   */
  methods: LoginMethodItem[];
  /**
   * Tabs, or one under the other.
   */
  presentation: 'tabs' | 'stacked';
  /**
   * With a picture beside the form, plain, or a sheet from the side.
   */
  dialog: 'split' | 'plain' | 'sheet';
  freePlay: {
    label: LabelText;
    /**
     * Takes the element out of this brand; what the server denies is out in any case.
     */
    hidden?: boolean;
  };
  /**
   * In the order to show.
   *
   * @maxItems 4
   */
  thirdParty: ThirdPartyItem[];
  /**
   * Offer to keep the user name for a day.
   */
  rememberUsername: boolean;
  /**
   * The first one possible is preselected.
   *
   * @maxItems 2
   */
  forgotPassword: ForgotPasswordItem[];
  /**
   * Point from the sign-in form to the registration form.
   */
  registerLink: boolean;
  /**
   * Names, passwords and codes travel encrypted to a key of the server, besides the encryption of the connection.
   */
  encryptsBodies: boolean;
  /**
   * Members may sign in with passkeys.
   */
  passkeys: boolean;
}
export interface LoginMethodItem {
  id: 'username' | 'sms';
  label: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
export interface ThirdPartyItem {
  id: 'facebook' | 'google' | 'line' | 'openid';
  label: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
export interface ForgotPasswordItem {
  id: 'mobile' | 'email';
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
export interface BrandFeature {
  /**
   * Whether it shows.
   */
  shown: boolean;
  /**
   * Who decides about it.
   */
  owner: string;
  /**
   * When it is to be decided again.
   */
  expires?: string;
  note?: string;
}
/**
 * Things this brand shows or hides on its own account; grants nothing.
 */
export interface BrandFeatures {
  [k: string]: BrandFeature;
}
/**
 * The foot of every page.
 */
export interface BrandFooter {
  /**
   * Columns, one under the other, or one line.
   */
  layout: 'columns' | 'stacked' | 'line';
  /**
   * In the order to show.
   *
   * @maxItems 9
   */
  parts: (
    | 'groups'
    | 'banks'
    | 'providers'
    | 'paymentNetworks'
    | 'licences'
    | 'arrivalTimes'
    | 'socials'
    | 'notices'
    | 'copyright'
  )[];
  /**
   * In the order to show.
   *
   * @maxItems 6
   */
  groups: FooterGroupItem[];
  /**
   * Registry ids, in the order to show.
   *
   * @maxItems 40
   */
  banks: ElementId[];
  /**
   * Registry ids, in the order to show.
   *
   * @maxItems 60
   */
  providers: ElementId[];
  /**
   * Registry ids, in the order to show.
   *
   * @maxItems 40
   */
  paymentNetworks?: ElementId[];
  /**
   * Registry ids, in the order to show.
   *
   * @maxItems 16
   */
  socials: FooterSocialItem[];
  /**
   * Ids of legal notices, in the order to show.
   *
   * @maxItems 12
   */
  notices: ElementId[];
  copyright: {
    holder: string;
    /**
     * First year of the line.
     */
    sinceYear: number;
  };
}
export interface FooterGroupItem {
  id: ElementId;
  heading: LabelText;
  /**
   * In the order to show.
   *
   * @maxItems 12
   */
  links: FooterLinkItem[];
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
export interface FooterScreenLink {
  id: ElementId;
  kind: 'screen';
  screen: ManifestScreenId;
  label: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
export interface FooterResourceLink {
  id: ElementId;
  kind: 'resource';
  resourceType: string;
  label: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
export interface FooterSocialItem {
  id: ElementId;
  /**
   * Which of the server's resources holds the address.
   */
  resourceType: string;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
/**
 * The home page, block by block.
 */
export interface BrandHome {
  /**
   * In the order to show.
   *
   * @maxItems 24
   */
  blocks: HomeBlockItem[];
}
export interface NoticeMarqueeBlock {
  id: ElementId;
  kind: 'noticeMarquee';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
  /**
   * Show the time beside it.
   */
  clock: boolean;
  speed: 'slow' | 'medium';
}
export interface HotGamesBlock {
  id: ElementId;
  kind: 'hotGames';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
  /**
   * How many.
   */
  count: number;
  layout: 'grid' | 'rail' | 'podium';
}
export interface GameRailBlock {
  id: ElementId;
  kind: 'gameRail';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
  /**
   * Game category; ELOTT stands for LOTT too.
   */
  category: 'ELOTT' | 'LIVE' | 'RNG' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'PVP';
  /**
   * How many.
   */
  count: number;
  layout: 'grid' | 'rail' | 'podium';
}
export interface ContinuePlayingBlock {
  id: ElementId;
  kind: 'continuePlaying';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
  /**
   * How many.
   */
  count: number;
}
export interface CategoryTilesBlock {
  id: ElementId;
  kind: 'categoryTiles';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
}
export interface JackpotCounterBlock {
  id: ElementId;
  kind: 'jackpotCounter';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
  /**
   * ledger: the real pool. illustrative: a made-up figure, labelled so.
   */
  source: 'ledger' | 'illustrative';
}
export interface WinnersBoardBlock {
  id: ElementId;
  kind: 'winnersBoard';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
  /**
   * How many.
   */
  count: number;
}
export interface LotteryDrawsBlock {
  id: ElementId;
  kind: 'lotteryDraws';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
  /**
   * How many.
   */
  count: number;
}
export interface LiveMatchesBlock {
  id: ElementId;
  kind: 'liveMatches';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
  /**
   * How many.
   */
  count: number;
}
export interface ServiceAdvantagesBlock {
  id: ElementId;
  kind: 'serviceAdvantages';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
  /**
   * In the order to show.
   *
   * @minItems 1
   * @maxItems 6
   */
  points: ServicePointItem[];
}
export interface ServicePointItem {
  id: ElementId;
  icon: string;
  title: LabelText;
  text: LabelText;
}
export interface FairnessBlock {
  id: ElementId;
  kind: 'fairness';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
}
export interface ResponsibleGamingBlock {
  id: ElementId;
  kind: 'responsibleGaming';
  heading?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  /**
   * Left out: everyone.
   *
   * @minItems 1
   * @maxItems 4
   */
  visibleTo?: ('visitor' | 'member' | 'agent' | 'trial')[];
}
/**
 * Name, tagline and marks.
 */
export interface BrandIdentity {
  /**
   * Shown in the header, in titles and in messages.
   */
  name: string;
  tagline: LabelText;
  logo: BrandPicture;
  icon: BrandPicture;
}
/**
 * Outside services the page may talk to; ids and keys are the server's.
 */
export interface BrandIntegrations {
  /**
   * Load analytics when the server has an id for it.
   */
  analytics: boolean;
}
/**
 * Languages and the brand's own wording.
 */
export interface BrandLanguages {
  /**
   * What a player reads before choosing; one of the enabled ones.
   */
  default: string;
  /**
   * Registry codes, in the order of the selector.
   *
   * @minItems 1
   * @maxItems 60
   */
  enabled: string[];
  /**
   * Smallest share of texts a language must have, its fallbacks counted, to be offered.
   */
  completenessFloor: number;
  /**
   * The brand's own wording: language code, then text key.
   */
  overrides?: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * What the law and the licence ask for; usually locked by the base.
 */
export interface BrandLegal {
  /**
   * Years.
   */
  minimumAge: number;
  /**
   * Which version of the terms a player accepts.
   */
  termsVersion: string;
  /**
   * Notices the footer must show.
   *
   * @maxItems 12
   */
  requiredNotices: ElementId[];
  /**
   * Texts the footer and the forms may show.
   *
   * @maxItems 12
   */
  notices: LegalNoticeItem[];
  /**
   * Licences and certificates held, by the registry id of the body that gave them.
   *
   * @maxItems 8
   */
  licences: LicenceItem[];
  helpline?: {
    name: string;
    phone: string;
  };
}
export interface LegalNoticeItem {
  id: ElementId;
  label: LabelText;
  screen?: ManifestScreenId;
}
export interface LicenceItem {
  id: ElementId;
  /**
   * As the body wrote it on the licence.
   */
  number?: string;
  holder: string;
  text: LabelText;
}
/**
 * All that a brand is. A file in brands/ holds only what differs from the brand it extends; resolved, every required key is there.
 */
export interface BrandManifest {
  /**
   * For editors.
   */
  $schema?: string;
  /**
   * Version of this format; older ones are brought up on reading.
   */
  formatVersion: number;
  /**
   * Folder name of the brand.
   */
  id: string;
  /**
   * Counts up with every change to the file.
   */
  revision: number;
  extends?: ManifestParent;
  /**
   * What brands below may not change.
   *
   * @maxItems 60
   */
  locks?: ManifestLock[];
  /**
   * Exact host names the brand is served under.
   *
   * @maxItems 40
   */
  hosts: string[];
  identity: BrandIdentity;
  market: BrandMarket;
  theme: BrandTheme;
  navigation: BrandNavigation;
  menus: BrandMenus;
  auth: BrandAuth;
  registration: BrandRegistration;
  home: BrandHome;
  popups: BrandPopups;
  footer: BrandFooter;
  i18n: BrandLanguages;
  assets: BrandAssets;
  legal: BrandLegal;
  integrations: BrandIntegrations;
  features: BrandFeatures;
  meta?: BrandMeta;
}
export interface ManifestParent {
  brand: string;
  /**
   * The revision of the parent this brand was reviewed against.
   */
  revision: number;
}
/**
 * What brands below may not change, or only within bounds. Segments of the pointer name list items by id.
 */
export interface ManifestLock {
  /**
   * JSON pointer into the manifest; items of lists by their id.
   */
  pointer: string;
  /**
   * Smallest number a brand may set. With no bound at all the value is locked.
   */
  minimum?: number;
  /**
   * Largest number a brand may set.
   */
  maximum?: number;
  /**
   * Values a brand may choose from.
   *
   * @minItems 1
   * @maxItems 100
   */
  allowed?: (string | number | boolean)[];
  /**
   * What the lock rests on.
   */
  basis: 'law' | 'licence' | 'contract' | 'product';
  /**
   * Said to whoever tries to change it.
   */
  reason: string;
}
/**
 * Where the brand plays. Limits, fees and every other rule of money are the server's.
 */
export interface BrandMarket {
  /**
   * ISO 4217 code of the players' wallets.
   */
  currency: string;
  /**
   * ISO 3166-1 alpha-2 codes, the main one first.
   *
   * @minItems 1
   * @maxItems 60
   */
  countries: string[];
  /**
   * International dialling code of the main country.
   */
  dialingCode: string;
}
/**
 * Colours in both schemes, type, shape and motion.
 */
export interface BrandTheme {
  /**
   * How the brand's pictures are drawn.
   */
  recipe: 'papercut' | 'risograph' | 'oscilloscope' | 'engraved' | 'sticker' | 'terrace';
  /**
   * What a player sees before choosing.
   */
  defaultScheme: 'light' | 'dark' | 'system';
  tokens: {
    light: ManifestColors;
    dark: ManifestColors;
  };
  /**
   * Colours that meet on the page and must stay readable, in both schemes.
   *
   * @maxItems 40
   */
  pairs: ContrastPair[];
  fonts: {
    display: ManifestFont;
    body: ManifestFont;
    /**
     * Families by ISO 15924 script, for languages the main ones do not cover.
     */
    scripts?: {
      [k: string]: string;
    };
  };
  display: {
    /**
     * Of headings.
     */
    letterSpacingEm: number;
    /**
     * Headings in capitals, where the script has any.
     */
    uppercase: boolean;
  };
  radius: {
    /**
     * Pixels.
     */
    card: number;
    /**
     * Pixels; 999 makes pills.
     */
    control: number;
  };
  /**
   * Pixels around cards and controls.
   */
  outlineWidth: number;
  /**
   * How things are lifted.
   */
  shadow: 'soft' | 'hard' | 'glow' | 'none';
  /**
   * Space around things.
   */
  density: 'compact' | 'comfortable' | 'roomy';
  motion: {
    /**
     * Feedback, in milliseconds.
     */
    fastMs: number;
    /**
     * Movement across the page, in milliseconds.
     */
    slowMs: number;
    /**
     * The four numbers of a cubic Bézier curve.
     *
     * @minItems 4
     * @maxItems 4
     */
    ease: number[];
  };
}
/**
 * Colours by what they are for, in one scheme.
 */
export interface ManifestColors {
  bg: Color;
  paper: Color;
  text: Color;
  text2: Color;
  primary: Color;
  onPrimary: Color;
  accent: Color;
  line: Color;
  win: Color;
  loss: Color;
  surface2?: Color;
  onAccent?: Color;
  focus?: Color;
  shadow?: Color;
}
export interface ContrastPair {
  id: ElementId;
  foreground:
    | 'bg'
    | 'paper'
    | 'surface2'
    | 'text'
    | 'text2'
    | 'primary'
    | 'onPrimary'
    | 'accent'
    | 'onAccent'
    | 'line'
    | 'win'
    | 'loss'
    | 'focus';
  background:
    | 'bg'
    | 'paper'
    | 'surface2'
    | 'text'
    | 'text2'
    | 'primary'
    | 'onPrimary'
    | 'accent'
    | 'onAccent'
    | 'line'
    | 'win'
    | 'loss'
    | 'focus';
  /**
   * WCAG contrast ratio: 4.5 for text, 3 for large text and for shapes.
   */
  minimum: number;
}
/**
 * A font family and how heavy it is set.
 */
export interface ManifestFont {
  /**
   * One of the registry's fonts.
   */
  family: string;
  weight: number;
  /**
   * Generic family to fall back to.
   */
  fallback: 'sans-serif' | 'serif' | 'monospace';
}
/**
 * The navigation bar. A category without a vendor never shows.
 */
export interface BrandNavigation {
  /**
   * A bar under the header, a rail at the side, or tiles.
   */
  layout: 'bar' | 'rail' | 'tiles';
  /**
   * Vendors in a drop menu before the tile for more.
   */
  dropMenuMaximum: number;
  /**
   * Game types whose vendors open a list of games. Vendors of other types start directly. Omitted: every type opens a list.
   *
   * @maxItems 9
   */
  listCentre?: (
    'HOT' | 'ELOTT' | 'LIVE' | 'RNG' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'PVP'
  )[];
  /**
   * In the order to show.
   *
   * @maxItems 24
   */
  entries: NavigationItem[];
}
export interface HomeEntry {
  id: ElementId;
  kind: 'home';
  label: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  badge?: LabelText;
}
export interface HotEntry {
  id: ElementId;
  kind: 'hot';
  label: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  badge?: LabelText;
}
export interface CategoryEntry {
  id: ElementId;
  kind: 'category';
  label: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  badge?: LabelText;
  /**
   * Game category; ELOTT stands for LOTT too.
   */
  category: 'ELOTT' | 'LIVE' | 'RNG' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'PVP';
  /**
   * Take the label from the category's first vendor.
   */
  labelFromFirstVendor?: boolean;
}
export interface LinkEntry {
  id: ElementId;
  kind: 'link';
  label: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  badge?: LabelText;
  /**
   * Which of the server's resources holds the address.
   */
  resourceType: string;
  /**
   * Leave this tab alone.
   */
  newTab?: boolean;
}
export interface PromotionsEntry {
  id: ElementId;
  kind: 'promotions';
  label: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
  badge?: LabelText;
}
/**
 * Header, bottom bar, side menu, member centre and agent centre.
 */
export interface BrandMenus {
  header: {
    /**
     * Balances start as asterisks.
     */
    balanceMasked: boolean;
    /**
     * In the order to show.
     *
     * @maxItems 20
     */
    visitor: HeaderItem[];
    /**
     * In the order to show.
     *
     * @maxItems 20
     */
    member: HeaderItem[];
    /**
     * In the order to show.
     *
     * @maxItems 20
     */
    agent: HeaderItem[];
    /**
     * In the order to show.
     *
     * @maxItems 20
     */
    trial: HeaderItem[];
  };
  /**
   * Small screens: five places.
   *
   * @maxItems 5
   */
  bottomBar: MenuEntry[];
  sideMenu: {
    /**
     * In the order to show.
     *
     * @maxItems 30
     */
    left: MenuEntry[];
    /**
     * In the order to show.
     *
     * @maxItems 12
     */
    right: SideMenuItem[];
  };
  /**
   * In the order to show.
   *
   * @maxItems 30
   */
  memberCentre: MenuEntry[];
  /**
   * In the order to show.
   *
   * @maxItems 30
   */
  agentCentre: MenuEntry[];
}
/**
 * One thing in the header.
 */
export interface HeaderItem {
  id: ElementId;
  /**
   * What it is.
   */
  element:
    | 'languageSelector'
    | 'schemeSwitch'
    | 'appDownload'
    | 'search'
    | 'loginForm'
    | 'loginLink'
    | 'registerLink'
    | 'forgotPasswordLink'
    | 'smsLoginLink'
    | 'freePlay'
    | 'balance'
    | 'accountName'
    | 'deposit'
    | 'withdraw'
    | 'agentCentre'
    | 'messages'
    | 'bettingRecord'
    | 'helpLink'
    | 'signOut';
  /**
   * In the bar itself, or in the menu behind it.
   */
  placement: 'bar' | 'menu';
  label?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
/**
 * One entry of a menu: a screen under a name.
 */
export interface MenuEntry {
  id: ElementId;
  screen: ManifestScreenId;
  label: LabelText;
  /**
   * Name of an icon of the kit.
   */
  icon: string;
  /**
   * Which count stands on it when above 0.
   */
  badge?: 'missions' | 'messages' | 'rewards';
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
export interface SideLogoLink {
  id: ElementId;
  element: 'logoLink';
  label: LabelText;
  resourceType: string;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
export interface SideCustomerService {
  id: ElementId;
  element: 'customerService';
  label: LabelText;
  resourceType: string;
  social?: ElementId;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
export interface SideQr {
  id: ElementId;
  element: 'qr';
  label: LabelText;
  resourceType: string;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
/**
 * Order, groups and words of the registration form. Which fields there are and what they must hold is the server's.
 */
export interface BrandRegistration {
  /**
   * Refuses e-mail addresses of services that give them out for minutes.
   */
  refusesDisposableMail: boolean;
  /**
   * The first one possible is shown first.
   *
   * @minItems 1
   * @maxItems 3
   */
  methods: RegistrationMethodItem[];
  /**
   * All on one page, or one group at a time.
   */
  presentation: 'onePage' | 'steps';
  /**
   * In the order to show.
   *
   * @minItems 1
   * @maxItems 8
   */
  groups: RegistrationGroup[];
  /**
   * In the order to show.
   *
   * @maxItems 40
   */
  fields: RegistrationFieldItem[];
  terms: {
    label: LabelText;
    /**
     * Whether the box starts ticked.
     */
    preticked: boolean;
  };
}
export interface RegistrationMethodItem {
  id: 'username' | 'mobile' | 'mobilePassword';
  label: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
export interface RegistrationGroup {
  id: ElementId;
  label: LabelText;
}
export interface RegistrationFieldItem {
  /**
   * Name of the field.
   */
  id:
    | 'username'
    | 'password'
    | 'confirmPassword'
    | 'countryDialingCode'
    | 'mobileNum'
    | 'verificationCode'
    | 'email'
    | 'payeeName'
    | 'fullName'
    | 'nickname'
    | 'birthday'
    | 'idNumber'
    | 'nationality'
    | 'address'
    | 'occupation'
    | 'sourceOfIncome'
    | 'bankAccountNumber'
    | 'paymentPassword'
    | 'line'
    | 'whatsapp'
    | 'facebook'
    | 'wechat'
    | 'qqNum'
    | 'telegram'
    | 'zalo'
    | 'skype'
    | 'recommenderId'
    | 'referralCode'
    | 'affiliateCode'
    | 'captcha';
  group: ElementId;
  label?: LabelText;
  help?: LabelText;
  placeholder?: LabelText;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
export interface PopupItem {
  id: 'publicAnnouncement' | 'notice';
  /**
   * A signed in, B anonymous, F first sign-in.
   *
   * @maxItems 3
   */
  executions: ('A' | 'B' | 'F')[];
  /**
   * Once per session and kind of visitor.
   */
  oncePerSession: boolean;
  /**
   * Takes the element out of this brand; what the server denies is out in any case.
   */
  hidden?: boolean;
}
/**
 * For those who keep the brand; never reaches a player.
 */
export interface BrandMeta {
  owner?: string;
  notes?: string;
  /**
   * Warnings accepted for a while.
   *
   * @maxItems 40
   */
  suppressions?: CheckSuppression[];
}
export interface CheckSuppression {
  id: ElementId;
  /**
   * Code of the check.
   */
  code: string;
  /**
   * Where.
   */
  pointer: string;
  reason: string;
  /**
   * Last day it counts.
   */
  expires: string;
}
/**
 * A font family a brand may set.
 */
export interface FontEntry {
  $schema?: string;
  /**
   * Equals the file's name.
   */
  id: string;
  /**
   * As the @font-face rule names it.
   */
  family: string;
  /**
   * ISO 15924 scripts it covers.
   *
   * @minItems 1
   * @maxItems 20
   */
  scripts: string[];
}
/**
 * A language any brand may offer.
 */
export interface LanguageEntry {
  $schema?: string;
  /**
   * BCP 47 tag; equals the file's name.
   */
  code: string;
  /**
   * What its speakers call it.
   */
  endonym: string;
  englishName: string;
  /**
   * ISO 15924.
   */
  script: string;
  direction: 'ltr' | 'rtl';
  /**
   * CLDR cardinal categories.
   *
   * @minItems 1
   * @maxItems 6
   */
  pluralCategories: ('zero' | 'one' | 'two' | 'few' | 'many' | 'other')[];
  /**
   * Font family where the brand's own does not cover the script; null where it does.
   */
  fontPack: string | null;
  /**
   * ISO 3166-1 code of a flag to show, or null: a language is not a country.
   */
  flag: string | null;
}
/**
 * A body that licences, certifies or binds operators, and any brand may name.
 */
export interface LicenceEntry {
  $schema?: string;
  /**
   * Equals the file's name.
   */
  id: string;
  /**
   * As people know it.
   */
  name: string;
  /**
   * Gives licences, tests games, or binds its members to rules.
   */
  kind: 'authority' | 'certifier' | 'association';
  /**
   * Files beside this one, for each scheme.
   */
  logo: {
    light: string;
    dark: string;
  };
}
/**
 * A way to pay any brand may show.
 */
export interface PaymentNetworkEntry {
  $schema?: string;
  /**
   * Equals the file's name.
   */
  id: string;
  /**
   * As people know it.
   */
  name: string;
  /**
   * What a player pays with.
   */
  kind: 'card' | 'wallet' | 'transfer' | 'voucher';
  /**
   * ISO 3166-1 alpha-2.
   *
   * @minItems 1
   * @maxItems 60
   */
  countries: string[];
  /**
   * Files beside this one, for each scheme.
   */
  logo: {
    light: string;
    dark: string;
  };
}
/**
 * A maker of games any brand may list.
 */
export interface ProviderEntry {
  $schema?: string;
  /**
   * Equals the file's name.
   */
  id: string;
  /**
   * As people know it.
   */
  name: string;
  /**
   * Game categories it supplies.
   *
   * @minItems 1
   * @maxItems 10
   */
  categories: (
    'LOTT' | 'ELOTT' | 'LIVE' | 'RNG' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'PVP'
  )[];
  /**
   * Files beside this one, for each scheme.
   */
  logo: {
    light: string;
    dark: string;
  };
}
/**
 * A social or messaging network, by name and with a neutral glyph.
 */
export interface SocialEntry {
  $schema?: string;
  /**
   * Equals the file's name.
   */
  id: string;
  /**
   * As people know it.
   */
  name: string;
  kind: 'social' | 'messaging';
  /**
   * Name of an icon of the kit; never the network's own mark.
   */
  glyph: string;
}

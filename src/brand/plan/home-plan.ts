import type { AnnouncementExecution } from '#contract/generated/types.ts';
import type { Explained } from '../because.ts';
import type { AssetPlan } from './identity-plan.ts';
import type { Label } from './label.ts';
import type { NavigationEntry } from './navigation-plan.ts';

interface HomeBlockBase extends Explained {
  readonly id: string;
  readonly heading: Label | null;
}

export type HomeBlock = HomeBlockBase &
  (
    | {
        readonly kind: 'bannerCarousel';
        /** Banner group of the announcements. */
        readonly group: string;
        readonly intervalMs: number;
        readonly transitionMs: number;
        readonly height: 'short' | 'medium' | 'tall';
        readonly slides: readonly BannerSlide[];
      }
    | { readonly kind: 'noticeMarquee'; readonly clock: boolean; readonly speed: 'slow' | 'medium' }
    | {
        readonly kind: 'hotGames';
        readonly count: number;
        readonly layout: 'grid' | 'rail' | 'podium';
      }
    | {
        readonly kind: 'gameRail';
        readonly category: string;
        readonly count: number;
        readonly layout: 'grid' | 'rail' | 'podium';
        readonly href: string;
      }
    | { readonly kind: 'continuePlaying'; readonly count: number }
    | { readonly kind: 'categoryTiles'; readonly entries: readonly NavigationEntry[] }
    | {
        readonly kind: 'jackpotCounter';
        /** ledger: the real pool. illustrative: a made-up figure, labelled so on the page. */
        readonly source: 'ledger' | 'illustrative';
      }
    | { readonly kind: 'winnersBoard'; readonly count: number }
    | { readonly kind: 'lotteryDraws'; readonly count: number }
    | { readonly kind: 'liveMatches'; readonly count: number }
    | { readonly kind: 'appDownload' }
    | { readonly kind: 'serviceAdvantages'; readonly points: readonly ServicePoint[] }
    | {
        readonly kind: 'arrivalTimes';
        /** measured: from the ledger. illustrative: the brand's own figures, labelled so. */
        readonly source: 'measured' | 'illustrative';
        readonly depositMinutes: number;
        readonly withdrawalMinutes: number;
      }
    | { readonly kind: 'fairness'; readonly href: string }
    | { readonly kind: 'responsibleGaming' }
  );

export interface BannerSlide extends Explained {
  readonly id: string;
  readonly title: Label;
  readonly text: Label | null;
  readonly action: {
    readonly label: Label;
    readonly href: string;
    readonly newTab: boolean;
  } | null;
  /** Names its drawing in addresses. */
  readonly drawing: string;
  readonly picture: { readonly kind: 'art'; readonly hero: string } | AssetPlan | BroughtPicture;
}

/** A picture that operators brought, in every size that pages ask for. */
export interface BroughtPicture {
  readonly kind: 'brought';
  /** Its address before shape and width. */
  readonly root: string;
  readonly alt: Label;
}

export interface ServicePoint {
  readonly id: string;
  readonly icon: string;
  readonly title: Label;
  readonly text: Label;
}

export interface PopupPlan extends Explained {
  readonly id: 'publicAnnouncement' | 'notice';
  /** Codes that apply to this visitor. */
  readonly executions: readonly AnnouncementExecution[];
  readonly oncePerSession: boolean;
}

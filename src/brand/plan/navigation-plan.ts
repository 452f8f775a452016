import type { Explained } from '../because.ts';
import type { ScreenId } from '../screens.ts';
import type { Label } from './label.ts';

export type NavigationKind = 'home' | 'hot' | 'category' | 'link' | 'promotions';

export interface VendorTile {
  readonly vassalage: string;
  readonly displayName: string;
  readonly href: string;
  /** The address is a game: visitors sign in first. */
  readonly startsGame: boolean;
  /** Registry addresses; null when the registry has no entry for the vendor. */
  readonly logo: { readonly light: string; readonly dark: string } | null;
}

export interface NavigationEntry extends Explained {
  readonly id: string;
  readonly kind: NavigationKind;
  readonly label: Label;
  readonly href: string;
  /** Only for links: whether to leave this tab alone. */
  readonly newTab: boolean;
  /** Game category code; only for kind category. */
  readonly category: string | null;
  /** For the drop menu: at most eleven. */
  readonly vendors: readonly VendorTile[];
  /** Number of vendors behind the "more" tile; 0: no tile. */
  readonly more: number;
  readonly badge: Label | null;
}

export interface NavigationPlan {
  /** Layout of the bar. */
  readonly layout: 'bar' | 'rail' | 'tiles';
  readonly entries: readonly NavigationEntry[];
  /** Codes of the game categories that can be played here; LOTT and ELOTT apart. */
  readonly categories: readonly string[];
}

export type HeaderElementKind =
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

export interface HeaderElement extends Explained {
  readonly id: string;
  readonly element: HeaderElementKind;
  /** In the bar itself, or in the account menu behind it. */
  readonly placement: 'bar' | 'menu';
  readonly label: Label;
  readonly href: string | null;
}

/** For the visitor the plan was made for. */
export interface HeaderPlan {
  readonly elements: readonly HeaderElement[];
  /** Amounts start as asterisks. */
  readonly balanceMasked: boolean;
}

export interface MenuItem extends Explained {
  readonly id: string;
  readonly screen: ScreenId;
  readonly label: Label;
  readonly href: string;
  /** Name of an icon of the kit. */
  readonly icon: string;
  /** The count shown as its badge when above 0. */
  readonly badge: 'missions' | 'messages' | 'rewards' | null;
}

export interface SideMenuPlan {
  readonly left: readonly MenuItem[];
  readonly right: readonly SideMenuElement[];
}

export interface SideMenuElement extends Explained {
  readonly id: string;
  readonly element: 'logoLink' | 'customerService' | 'qr';
  readonly label: Label;
  readonly href: string;
  /** For a customer service link: the channel type, or a network's registry id. */
  readonly service: string | null;
  /** Opening hours; null when not given. */
  readonly hours: Label | null;
  /** Opens in a small separate window. */
  readonly callWindow: boolean;
}

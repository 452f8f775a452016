import type { Explained, HeaderElementKind, Label, MenuItem, SitePlan } from '#brand/site-plan.ts';
import type { IconName } from '#ui/kit/icon-shapes.ts';
import { FEWEST_RAIL_ENTRIES } from '../fewest-rail-entries.ts';
import { isOverlayScreen } from '../overlay-location.ts';

export interface MenuRowPlan extends Explained {
  readonly id: string;
  readonly label: Label;
  readonly href: string;
  readonly icon: string;
  readonly newTab: boolean;
  /** In a small window of its own. */
  readonly callWindow?: boolean;
  /** Stands in the bar on wide screens. */
  readonly narrowOnly: boolean;
  /** What is counted on it. */
  readonly badge?: MenuItem['badge'];
  /** Its address is a dialog's. */
  readonly opensDialog: boolean;
}

const icons: Partial<Record<HeaderElementKind, IconName>> = {
  appDownload: 'download',
  search: 'magnifyingGlass',
  loginLink: 'signIn',
  loginForm: 'signIn',
  registerLink: 'userPlus',
  forgotPasswordLink: 'key',
  smsLoginLink: 'phone',
  freePlay: 'play',
  deposit: 'deposit',
  withdraw: 'withdraw',
  agentCentre: 'treeStructure',
  messages: 'bell',
  bettingRecord: 'listChecks',
  helpLink: 'question',
};

const dialogs: readonly HeaderElementKind[] = [
  'loginLink',
  'loginForm',
  'registerLink',
  'forgotPasswordLink',
  'smsLoginLink',
  'freePlay',
  'helpLink',
];

/** The links of the site's menu: the member centre's, the header's, then the left rail's, each address once. */
export function menuRows(plan: SitePlan): readonly MenuRowPlan[] {
  const account = plan.memberCentre.map((item) => ({
    ...item,
    newTab: false,
    narrowOnly: false,
    opensDialog: isOverlayScreen(item.screen),
  }));
  const header = plan.header.elements.flatMap(
    ({ id, element, placement, label, href, because }) => {
      const icon = icons[element];
      if (icon === undefined || href === null) return [];
      const row = { id: `header-${id}`, label, href, icon, because, newTab: false };
      return [{ ...row, narrowOnly: placement === 'bar', opensDialog: dialogs.includes(element) }];
    },
  );
  const { left } = plan.sideMenu;
  const hasRail = plan.navigation.layout === 'rail' || left.length >= FEWEST_RAIL_ENTRIES;
  const rail = left.map((item) => ({
    ...item,
    id: `rail-${item.id}`,
    newTab: false,
    narrowOnly: hasRail,
    opensDialog: isOverlayScreen(item.screen),
  }));
  const seen = new Set<string>();
  return [...account, ...header, ...rail].filter(({ href }) => {
    const fresh = !seen.has(href);
    seen.add(href);
    return fresh;
  });
}

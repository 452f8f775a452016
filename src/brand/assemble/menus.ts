import type { MenuEntry } from '#contract/generated/manifest-types.ts';
import type { Because } from '../because.ts';
import { SCREENS } from '../screens.ts';
import type { MenuItem, SideMenuPlan } from '../site-plan.ts';
import { screenAvailability } from './availability.ts';
import { type Assembly, remove } from './context.ts';
import { labelOf } from './label.ts';
import { byProduct, byVisitor, hiddenAt, named } from './reasons.ts';
import { planSideRight } from './side-menu.ts';

const BOTTOM_BAR_PLACES = 5;

/** Small screens: the first five places that can be reached. */
export function planBottomBar(assembly: Assembly): readonly MenuItem[] {
  const items = planMenu(
    assembly,
    'bottomBar',
    '/menus/bottomBar',
    assembly.manifest.menus.bottomBar,
  );
  for (const item of items.slice(BOTTOM_BAR_PLACES)) {
    remove(assembly, `bottomBar/${item.id}`, [
      ...item.because,
      byProduct('bottomBarHasFivePlaces', 'removes'),
    ]);
  }
  return items.slice(0, BOTTOM_BAR_PLACES);
}

export function planSideMenu(assembly: Assembly): SideMenuPlan {
  const { sideMenu } = assembly.manifest.menus;
  return {
    left: planMenu(assembly, 'sideMenu/left', '/menus/sideMenu/left', sideMenu.left),
    right: planSideRight(assembly),
  };
}

/** For real accounts. Agents register downlines in their own centre, so inviting friends goes. */
export function planMemberCentre(assembly: Assembly): readonly MenuItem[] {
  const { kind } = assembly.visitor;
  const entries = assembly.manifest.menus.memberCentre;
  const forMembers = kind === 'member' || kind === 'agent';
  return planMenu(assembly, 'memberCentre', '/menus/memberCentre', entries, (entry) => {
    if (!forMembers) return [byVisitor(kind, 'removes')];
    return kind === 'agent' && entry.screen === 'inviteFriends'
      ? [byVisitor(kind, 'removes'), byProduct('agentsRegisterDownlines', 'removes')]
      : [];
  });
}

export function planAgentCentre(assembly: Assembly): readonly MenuItem[] {
  const { kind } = assembly.visitor;
  const entries = assembly.manifest.menus.agentCentre;
  return planMenu(assembly, 'agentCentre', '/menus/agentCentre', entries, () =>
    kind === 'agent' ? [] : [byVisitor(kind, 'removes')],
  );
}

/** A menu's entries in the brand's order, without what `refuse` or the release takes out. */
function planMenu(
  assembly: Assembly,
  menu: string,
  pointer: string,
  entries: readonly MenuEntry[],
  refuse: (entry: MenuEntry) => readonly Because[] = () => [],
): readonly MenuItem[] {
  const items: MenuItem[] = [];
  for (const [index, entry] of entries.entries()) {
    const at = `${pointer}/${index}`;
    const refusal =
      entry.hidden === true
        ? [hiddenAt(at)]
        : [...refuse(entry), ...refuseWithoutUpline(assembly, entry)];
    const screen =
      refusal.length > 0
        ? { available: false, because: refusal }
        : screenAvailability(assembly, entry.screen);
    const because = [named(at), ...screen.because];
    if (!screen.available) {
      remove(assembly, `${menu}/${entry.id}`, because);
      continue;
    }
    items.push({
      id: entry.id,
      screen: entry.screen,
      label: labelOf(assembly, entry.label),
      href: SCREENS[entry.screen].path,
      icon: entry.icon,
      badge: entry.badge ?? null,
      because,
    });
  }
  return items;
}

function refuseWithoutUpline({ visitor }: Assembly, { screen }: MenuEntry): readonly Because[] {
  const isRefused = screen === 'transferUpline' && visitor.hasUpline === false;
  return isRefused ? [byProduct('uplineRequired', 'removes')] : [];
}

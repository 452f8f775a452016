import type { ScreenId } from '../screens.ts';
import { SCREENS } from '../screens.ts';
import type { HeaderElement, HeaderElementKind, HeaderPlan, LoginPlan } from '../site-plan.ts';
import type { Availability } from './availability.ts';
import { screenAvailability } from './availability.ts';
import { type Assembly, remove } from './context.ts';
import { labelOr } from './label.ts';
import { byFlag, byProduct, byVisitor, hiddenAt, named, softened } from './reasons.ts';

/** The header's elements for this kind of visitor, in the brand's order. */
export function planHeader(assembly: Assembly, login: LoginPlan): HeaderPlan {
  const { header } = assembly.manifest.menus;
  const { kind } = assembly.visitor;
  const elements: HeaderElement[] = [];
  for (const [index, item] of header[kind].entries()) {
    const pointer = `/menus/header/${kind}/${index}`;
    const { available, because } =
      item.hidden === true
        ? { available: false, because: [hiddenAt(pointer)] }
        : elementAvailability(assembly, item.element, login);
    const reasons = [named(pointer), byVisitor(kind, 'adds'), ...because];
    if (!available) {
      remove(assembly, `header/${item.id}`, reasons);
      continue;
    }
    elements.push({
      id: item.id,
      element: item.element,
      placement: item.placement,
      label: labelOr(assembly, item.label, `plan:header.${item.element}`),
      href: hrefOf(assembly, item.element),
      because: reasons,
    });
  }
  return { elements, balanceMasked: header.balanceMasked };
}

const ELEMENT_SCREENS: Partial<Record<HeaderElementKind, ScreenId>> = {
  appDownload: 'download',
  search: 'search',
  loginForm: 'login',
  loginLink: 'login',
  smsLoginLink: 'login',
  freePlay: 'freePlay',
  registerLink: 'register',
  forgotPasswordLink: 'forgotPassword',
  accountName: 'memberCentre',
  deposit: 'deposit',
  withdraw: 'withdrawal',
  agentCentre: 'agentHome',
  messages: 'messages',
  bettingRecord: 'bettingRecord',
  helpLink: 'help',
};

function elementAvailability(
  assembly: Assembly,
  element: HeaderElementKind,
  login: LoginPlan,
): Availability {
  const screen = ELEMENT_SCREENS[element];
  const reached =
    screen === undefined ? { available: true, because: [] } : screenAvailability(assembly, screen);
  // Signed in, the name is still shown when there is no member centre to open.
  if (element === 'accountName') return { available: true, because: softened(reached.because) };
  if (!reached.available) return reached;
  const own = ownCondition(assembly, element, login);
  return { available: own.available, because: [...reached.because, ...own.because] };
}

function ownCondition(
  assembly: Assembly,
  element: HeaderElementKind,
  login: LoginPlan,
): Availability {
  if (element === 'smsLoginLink') {
    const offered = login.methods.some((method) => method.id === 'sms');
    return { available: offered, because: [byFlag('MOBILEVERCODELOGIN3', offered)] };
  }
  if ((element === 'loginForm' || element === 'loginLink') && login.methods.length === 0) {
    return { available: false, because: [byProduct('noMethodOpen', 'removes')] };
  }
  if (element === 'agentCentre') {
    const { kind } = assembly.visitor;
    const agent = kind === 'agent';
    return { available: agent, because: [byVisitor(kind, agent ? 'adds' : 'removes')] };
  }
  return { available: true, because: [] };
}

function hrefOf(assembly: Assembly, element: HeaderElementKind): string | null {
  const screen = ELEMENT_SCREENS[element];
  if (screen === undefined || !assembly.built.has(screen)) return null;
  // The dialog opens with this method chosen.
  const query = element === 'smsLoginLink' ? '?method=sms' : '';
  return `${SCREENS[screen].path}${query}`;
}

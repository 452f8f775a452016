import type { Because } from '../because.ts';
import type { ScreenId } from '../screens.ts';
import type { Assembly } from './context.ts';
import { isOn } from './context.ts';
import { forgotPasswordWays } from './forgot-password.ts';
import { byFlag, byProduct, byScreen, byServer, hiddenAt, type ProductRule } from './reasons.ts';
import { openMethods } from '#domain/registration/registration-form.ts';

/** Whether something may be in the plan, and what says so. */
export interface Availability {
  readonly available: boolean;
  readonly because: readonly Because[];
}

const CONTRACT_SCREENS: Partial<Record<ScreenId, string>> = {
  agentDividends: 'dividend',
  agentDailyWages: 'dailySalary',
  agentHourlySalary: 'hourlySalary',
  agentRealtimeSalary: 'realTimeSalary',
};

/** Screens that would be empty without an open category. */
const NEEDS_GAMES: readonly ScreenId[] = ['hot', 'lobby', 'game', 'favourites'];

/**
 * Whether a screen can be reached on this site at all, whoever asks: it is built, and what it is for
 * is allowed. Who may enter is the route's `needs`.
 */
export function screenAvailability(assembly: Assembly, screen: ScreenId): Availability {
  const built = assembly.built.has(screen);
  if (!built) return { available: false, because: [byScreen(screen, false)] };
  const because: Because[] = [byScreen(screen, true)];
  const condition = screenCondition(assembly, screen);
  if (condition === null) return { available: true, because };
  return { available: condition.available, because: [...because, ...condition.because] };
}

function screenCondition(assembly: Assembly, screen: ScreenId): Availability | null {
  if (screen === 'register') return unless(openMethods(assembly.flags).length > 0, 'noMethodOpen');
  if (screen === 'freePlay') {
    const { available, because } = freePlayOffer(assembly);
    return available ? null : { available, because };
  }
  if (screen === 'forgotPassword') {
    return unless(forgotPasswordWays(assembly).ways.length > 0, 'noWayBackIn');
  }
  if (screen === 'resetPassword') {
    const { ways } = forgotPasswordWays(assembly);
    return unless(
      ways.some(({ id }) => id === 'email'),
      'noWayBackIn',
    );
  }
  if (NEEDS_GAMES.includes(screen)) {
    return unless(assembly.openCategories.length > 0, 'noCategoryOpen');
  }
  if (screen === 'pointMall') return factCondition(assembly, 'points', 'pointsPolicy');
  if (screen === 'vip') return factCondition(assembly, 'vip', 'vipPolicy');
  return contractCondition(assembly, screen);
}

/** Trial play: the brand shows it, and the server's flag allows it. */
export function freePlayOffer(assembly: Assembly): Availability {
  const isHidden = assembly.manifest.auth.freePlay.hidden === true;
  const on = isOn(assembly, 'FREEPLAY3');
  return {
    available: on && !isHidden,
    because: [isHidden ? hiddenAt('/auth/freePlay') : byFlag('FREEPLAY3', on)],
  };
}

function unless(holds: boolean, rule: ProductRule): Availability | null {
  return holds ? null : { available: false, because: [byProduct(rule, 'removes')] };
}

/** A screen of a feature that the brand has turned on. */
function factCondition(
  { permissionInfo }: Assembly,
  fact: 'points' | 'vip',
  detail: string,
): Availability {
  const on = permissionInfo[fact] === true;
  return { available: on, because: [byServer(fact, detail, on ? 'adds' : 'removes')] };
}

function contractCondition(assembly: Assembly, screen: ScreenId): Availability | null {
  const contract = CONTRACT_SCREENS[screen];
  if (contract === undefined) return null;
  const on = assembly.permissionInfo.agentContracts?.includes(contract) === true;
  return {
    available: on,
    because: [byServer('agentContracts', contract, on ? 'adds' : 'removes')],
  };
}

import type { Because, Effect } from '../because.ts';

/** The manifest put the element there. */
export function named(pointer: string): Because {
  return { kind: 'manifest', effect: 'adds', pointer };
}

/** The manifest says the element is hidden. */
export function hiddenAt(pointer: string): Because {
  return { kind: 'manifest', effect: 'removes', pointer: `${pointer}/hidden` };
}

export function byFlag(
  flag: string,
  on: boolean,
  effect: Effect = on ? 'adds' : 'removes',
): Because {
  return { kind: 'flag', effect, flag, on };
}

export function byScreen(screen: string, built: boolean): Because {
  return { kind: 'screen', effect: built ? 'adds' : 'removes', screen, built };
}

export function byVisitor(visitor: string, effect: Effect): Because {
  return { kind: 'visitor', effect, visitor };
}

export function byServer(
  fact: Extract<Because, { kind: 'server' }>['fact'],
  detail: string,
  effect: Effect,
): Because {
  return { kind: 'server', effect, fact, detail };
}

export function byProduct(rule: ProductRule, effect: Effect): Because {
  return { kind: 'product', effect, rule };
}

/** The reason changes an element instead of removing it: a button goes, the picture stays. */
export function softened(because: readonly Because[]): readonly Because[] {
  return because.map((reason) =>
    reason.effect === 'removes' ? { ...reason, effect: 'changes' } : reason,
  );
}

/** Rules of the product itself, shown as reasons. Texts: `because:product.<rule>`. */
export type ProductRule =
  | 'agentsRegisterDownlines'
  | 'bottomBarHasFivePlaces'
  | 'emptyGroup'
  | 'methodNeedsField'
  | 'noCategoryOpen'
  | 'noMethodOpen'
  | 'noWayBackIn'
  | 'noticeRequired'
  | 'registryHasNone'
  | 'siteClosed'
  | 'uplineRequired'
  | 'urlNotAllowed';

import type { Because } from './because.ts';
import { planElements } from './plan-elements.ts';
import { originOf, type Provenance, type Removal, type ResolvedBrand } from './resolve.ts';
import type { SitePlan } from './site-plan.ts';
import type { Origin } from './manifest-node.ts';

/** One reason, with the place where the manifest says so. */
export interface ExplainedReason {
  readonly reason: Because;
  /** Text key and parameters that put the reason into words. */
  readonly messageKey: string;
  readonly params: Readonly<Record<string, string>>;
  /** Which brand's document said it, and where; only for reasons of the manifest. */
  readonly origin?: Origin;
}

export interface Explanation {
  readonly element: string;
  readonly present: boolean;
  readonly reasons: readonly ExplainedReason[];
}

/** Sources of a resolved brand's values, and the values removed on the way. */
type Sources = Partial<Pick<ResolvedBrand, 'provenance' | 'removals'>>;

/**
 * Why an element is in the plan, or why not. Undefined for an element that neither the manifest nor
 * the product knows. Elements are named as in `planElements`, `navigation/live` for example.
 */
export function explain(
  plan: SitePlan,
  element: string,
  { provenance = {}, removals = [] }: Sources = {},
): Explanation | undefined {
  const there = planElements(plan).get(element);
  const because = there?.because ?? plan.removed.find((item) => item.element === element)?.because;
  if (because === undefined) return explainRemoval(plan, element, removals);
  return {
    element,
    present: there !== undefined,
    reasons: because.map((reason) => explainReason(reason, provenance)),
  };
}

/** Every element there is or might have been, those of the plan first. */
export function explainAll(plan: SitePlan, sources: Sources = {}): readonly Explanation[] {
  const names = [
    ...planElements(plan).keys(),
    ...plan.removed.map((item) => item.element),
    ...(sources.removals ?? []).flatMap((removal) => elementAt(plan, removal.byId) ?? []),
  ];
  return [...new Set(names)].flatMap((element) => explain(plan, element, sources) ?? []);
}

/** An element a brand takes out of what it inherits never reaches the plan: only resolving saw it. */
function explainRemoval(
  plan: SitePlan,
  element: string,
  removals: readonly Removal[],
): Explanation | undefined {
  const removal = removals.findLast(({ byId }) => elementAt(plan, byId) === element);
  if (removal === undefined) return undefined;
  const reason: Because = { kind: 'manifest', effect: 'removes', pointer: removal.byId };
  return {
    element,
    present: false,
    reasons: [{ reason, ...wordsFor(reason), origin: removal.at }],
  };
}

/** Lists of the manifest and the elements their items become. */
const LISTS: readonly (readonly [list: string, elements: string])[] = [
  ['/navigation/entries/', 'navigation/'],
  ['/menus/header/<visitor>/', 'header/'],
  ['/menus/bottomBar/', 'bottomBar/'],
  ['/menus/sideMenu/left/', 'sideMenu/left/'],
  ['/menus/sideMenu/right/', 'sideMenu/right/'],
  ['/menus/memberCentre/', 'memberCentre/'],
  ['/menus/agentCentre/', 'agentCentre/'],
  ['/auth/methods/', 'login/methods/'],
  ['/auth/thirdParty/', 'login/thirdParty/'],
  ['/auth/forgotPassword/', 'login/forgotPassword/'],
  ['/registration/methods/', 'registration/forms/'],
  ['/home/blocks/', 'home/'],
  ['/popups/', 'popups/'],
  ['/footer/groups/', 'footer/groups/'],
  ['/footer/socials/', 'footer/socials/'],
];

/** The element an item of the manifest would have become; undefined for all that is no item. */
function elementAt(plan: SitePlan, byId: string): string | undefined {
  for (const [list, elements] of LISTS) {
    const prefix = list.replace('<visitor>', plan.visitor);
    const id = byId.slice(prefix.length);
    if (byId.startsWith(prefix) && !id.includes('/')) return `${elements}${id}`;
  }
  return undefined;
}

function explainReason(reason: Because, provenance: Provenance): ExplainedReason {
  const { messageKey, params } = wordsFor(reason);
  const origin = reason.kind === 'manifest' ? originOf(provenance, reason.pointer) : undefined;
  return { reason, messageKey, params, ...(origin === undefined ? {} : { origin }) };
}

function wordsFor(reason: Because): Pick<ExplainedReason, 'messageKey' | 'params'> {
  const say = (key: string, params: Readonly<Record<string, string>> = {}) => ({
    messageKey: `because:${key}`,
    params,
  });
  switch (reason.kind) {
    case 'manifest':
      return say(`manifest.${reason.effect}`, { pointer: reason.pointer });
    case 'flag':
      return say('flag', { flag: reason.flag, on: reason.on ? 'yes' : 'no' });
    case 'rule':
      return say(`rule.${reason.property}`, { field: reason.field, effect: reason.effect });
    case 'server':
      return say(`server.${reason.fact}`, { detail: reason.detail, effect: reason.effect });
    case 'screen':
      return say(reason.built ? 'screen.built' : 'screen.missing', { screen: reason.screen });
    case 'visitor':
      return say('visitor', { visitor: reason.visitor });
    case 'product':
      return say(`product.${reason.rule}`);
  }
}

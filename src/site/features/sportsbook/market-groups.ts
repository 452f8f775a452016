import type { SportsMarket } from '#contract/generated/types.ts';

const GROUPS = {
  main: ['1x2', 'matchWinner', 'doubleChance', 'drawNoBet'],
  handicaps: ['asianHandicap', 'mapHandicap'],
  totals: ['total', 'totalMaps', 'totalRuns', 'bothScore'],
  next: ['nextGoal', 'mapWinner', 'runsInOver'],
} as const;
type Group = keyof typeof GROUPS;
const NAMES = Object.keys(GROUPS) as readonly Group[];

type Lines = readonly [SportsMarket, ...SportsMarket[]];

/** Markets of an event that belong together. */
export interface MarketGroup {
  readonly name: Group | 'others';
  /** By type: markets of one type differ in their lines. */
  readonly types: readonly Lines[];
}

/** Markets that take bets or will again, by group and type. Goal 2 and goal 3 are two questions. */
export function marketGroups(markets: readonly SportsMarket[]): readonly MarketGroup[] {
  const open = markets.filter(({ status }) => status === 'active' || status === 'suspended');
  const nameOf = ({ type }: SportsMarket): MarketGroup['name'] =>
    NAMES.find((name) => GROUPS[name].some((one) => one === type)) ?? 'others';
  return [...NAMES, 'others' as const].flatMap((name) => {
    const types = byType(open.filter((market) => nameOf(market) === name));
    return types.length === 0 ? [] : [{ name, types }];
  });
}

/** Types whose markets are lines of one question. */
const LINED = new Set(['asianHandicap', 'mapHandicap', 'total', 'totalMaps', 'totalRuns']);

function byType(markets: readonly SportsMarket[]): readonly Lines[] {
  const groups = new Map<string, [SportsMarket, ...SportsMarket[]]>();
  for (const market of markets) {
    const key = LINED.has(market.type) ? market.type : market.market;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [market]);
    else group.push(market);
  }
  return [...groups.values()];
}

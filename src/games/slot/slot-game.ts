import type { GameTheme, SlotMechanic, SlotTitle } from '#contract/generated/types.ts';
import type { GameTitle, GameVariants } from '../game-title.ts';
import { HOUSE_FLAGS } from '../kit/house-flags.ts';
import { HOUSE_STAKES } from '../kit/stakes.ts';

export type LoadSlot = () => Promise<SlotTitle>;

/** What lists and lobbies need of a title, without its data. */
export interface SlotFacts {
  readonly code: string;
  readonly name: string;
  readonly version: string;
  readonly releasedOn: string;
  readonly theme: GameTheme;
  readonly aliases: readonly string[];
  readonly mechanic: SlotMechanic;
  /** Null: it pays by ways. */
  readonly lines: number | null;
  readonly parts: number;
  readonly feedsJackpot: boolean;
  readonly rtpPercent: string;
  readonly deviation: number;
  readonly volatility: 'low' | 'medium' | 'high';
  readonly hasFreeSpins: boolean;
  readonly hasWild: boolean;
  /** Versions that have decided rounds before, and variants. */
  readonly past: readonly string[];
  readonly variants: GameVariants;
}

/** From one round's start to the next, milliseconds. */
export const SLOT_ROUND_MS = 2500;
/** The same with fast play. */
const FAST_ROUND_MS = 1000;
export const SLOT_PACE = { minRoundMs: SLOT_ROUND_MS, fastRoundMs: FAST_ROUND_MS } as const;

/** A title of the slot engine, as the house lists it. `load` gives the data of a version. */
export function slotGame(
  facts: SlotFacts,
  picture: { readonly hero: string; readonly companion: string },
  load: (version: string) => LoadSlot,
): GameTitle {
  const { code, version, past } = facts;
  const rulesAt =
    (each: string): GameTitle['loadRules'] =>
    async () => {
      const [{ rulesOf }, title] = await Promise.all([
        import('./math/game-rules.ts'),
        load(each)(),
      ]);
      return rulesOf(title);
    };
  return {
    code,
    name: facts.name,
    version,
    category: 'RNG',
    subCategories: facts.feedsJackpot ? ['JP'] : [],
    kind: 'single',
    theme: facts.theme,
    picture,
    aliases: facts.aliases,
    releasedOn: facts.releasedOn,
    rtpPercent: facts.rtpPercent,
    rtpMostPercent: facts.rtpPercent,
    needsSkill: false,
    deviation: facts.deviation,
    volatility: facts.volatility,
    lines: facts.lines,
    tags: tagsOf(facts),
    ...SLOT_PACE,
    variants: facts.variants,
    flags: HOUSE_FLAGS,
    stakesMicro: HOUSE_STAKES,
    stakeRule: { kind: 'listed' },
    stakeDivisor: facts.parts,
    exampleWager: {},
    wagerSchema: null,
    actionSchema: null,
    loadRules: rulesAt(version),
    pastRules: Object.fromEntries(past.map((each) => [each, rulesAt(each)])),
  };
}

function tagsOf({ mechanic, hasFreeSpins, hasWild }: SlotFacts): string[] {
  return [
    ...(hasFreeSpins ? ['freeSpins'] : []),
    ...(hasWild ? ['wild'] : []),
    ...(mechanic === 'lines' ? [] : [mechanic]),
    'provablyFair',
  ];
}

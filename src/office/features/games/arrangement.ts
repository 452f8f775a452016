import type {
  GameCategory,
  GameSettings,
  GameState,
  VendorSetting,
} from '#contract/generated/types.ts';
import { stricter } from '#domain/game/game-offer.ts';

/** How somebody wants a brand's games to be. */
export interface Arrangement {
  readonly vendors: readonly VendorSetting[];
  readonly categories: readonly GameCategory[];
  /** By id of the title; one that is not named is on. */
  readonly states: Readonly<Record<string, GameState>>;
  readonly hot: readonly string[];
}

export function arrangementOf({ vendors, categories, games, hot }: GameSettings): Arrangement {
  const shut = games.filter(({ state }) => state !== 'on');
  return {
    vendors: vendors.map(({ vassalage, state, names }) => ({ vassalage, state, names })),
    categories,
    states: Object.fromEntries(shut.map(({ nodeId, state }) => [nodeId, state])),
    hot,
  };
}

/** The arrangement as the contract takes it. */
export function contentOf({ vendors, categories, states, hot }: Arrangement) {
  const games = Object.entries(states).map(([nodeId, state]) => ({ nodeId, state }));
  return { vendors: [...vendors], categories: [...categories], games, hot: [...hot] };
}

export function withVendor(held: Arrangement, vendor: VendorSetting): Arrangement {
  const vendors = held.vendors.map((other) =>
    other.vassalage === vendor.vassalage ? vendor : other,
  );
  return { ...held, vendors };
}

/** A name in one language; an empty one goes. */
export function withName(vendor: VendorSetting, language: string, name: string): VendorSetting {
  const at = vendor.names.findIndex((other) => other.language === language);
  if (name.trim() === '') return { ...vendor, names: vendor.names.filter((_, i) => i !== at) };
  const named = { language, name };
  const names = at === -1 ? [...vendor.names, named] : vendor.names.with(at, named);
  return { ...vendor, names };
}

export function withState(held: Arrangement, nodeId: string, state: GameState): Arrangement {
  const { [nodeId]: _before, ...others } = held.states;
  return { ...held, states: state === 'on' ? others : { ...others, [nodeId]: state } };
}

/** Moves an item by so many places; those between close up. Nothing moves where there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, by: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || items[from + by] === undefined) return items;
  return items.toSpliced(from, 1).toSpliced(from + by, 0, item);
}

export interface ShownVendor {
  readonly vendor: VendorSetting;
  /** Whether any of its titles can be opened. */
  readonly opens: boolean;
}

/** What players see of a category: vendors that are not off, in their order. */
export function shownVendors(
  { games }: Pick<GameSettings, 'games'>,
  { vendors, states }: Arrangement,
  category: string,
): readonly ShownVendor[] {
  return vendors.flatMap((vendor): ShownVendor[] => {
    const shown = games
      .filter((game) => game.vassalage === vendor.vassalage && game.gameCategory === category)
      .map(({ nodeId }) => stricter(vendor.state, states[nodeId] ?? 'on'))
      .filter((state) => state !== 'off');
    return shown.length === 0 ? [] : [{ vendor, opens: shown.includes('on') }];
  });
}

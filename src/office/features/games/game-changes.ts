import type { GameSettings, GameState } from '#contract/generated/types.ts';
import { type Arrangement, arrangementOf } from './arrangement.ts';

/** One thing that would be different. Lists are ids, in their order. */
export type GameChange =
  | { kind: 'vendor'; id: string; before: GameState; after: GameState }
  | { kind: 'name'; id: string; language: string; before: string; after: string }
  | { kind: 'game'; id: string; before: GameState; after: GameState }
  | {
      kind: 'vendorOrder' | 'categoryOrder' | 'hot';
      before: readonly string[];
      after: readonly string[];
    };

/** What would become of a brand's games. */
export function gameChanges(now: GameSettings, wanted: Arrangement): readonly GameChange[] {
  const held = arrangementOf(now);
  const codes = ({ vendors }: Arrangement) => vendors.map(({ vassalage }) => vassalage);
  return [
    ...vendorChanges(held, wanted),
    ...listChange('vendorOrder', codes(held), codes(wanted)),
    ...listChange('categoryOrder', held.categories, wanted.categories),
    ...now.games.flatMap(({ nodeId: id, state: before }): GameChange[] => {
      const after = wanted.states[id] ?? 'on';
      return before === after ? [] : [{ kind: 'game', id, before, after }];
    }),
    ...listChange('hot', held.hot, wanted.hot),
  ];
}

function vendorChanges(held: Arrangement, wanted: Arrangement): GameChange[] {
  return held.vendors.flatMap((before): GameChange[] => {
    const id = before.vassalage;
    const after = wanted.vendors.find(({ vassalage }) => vassalage === id);
    if (after === undefined) return [];
    const languages = [...before.names, ...after.names].map(({ language }) => language);
    const nameIn = ({ names }: typeof before, language: string): string =>
      names.find((name) => name.language === language)?.name ?? '';
    return [
      ...(before.state === after.state
        ? []
        : [{ kind: 'vendor' as const, id, before: before.state, after: after.state }]),
      ...[...new Set(languages)].flatMap((language): GameChange[] => {
        const names = { before: nameIn(before, language), after: nameIn(after, language).trim() };
        return names.before === names.after ? [] : [{ kind: 'name', id, language, ...names }];
      }),
    ];
  });
}

function listChange(
  kind: 'vendorOrder' | 'categoryOrder' | 'hot',
  before: readonly string[],
  after: readonly string[],
): GameChange[] {
  return before.join('\n') === after.join('\n') ? [] : [{ kind, before, after }];
}

/** Whether something is taken away from players. */
export function isGrave(changes: readonly GameChange[]): boolean {
  return changes.some(
    ({ kind, after }) => (kind === 'vendor' || kind === 'game') && after !== 'on',
  );
}

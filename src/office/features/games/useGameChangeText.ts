import type { GameSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Change } from '#staff/setting/ChangeList.tsx';
import { useLanguageName } from '#staff/values/useLanguageName.ts';
import type { GameChange } from './game-changes.ts';
import { useCategoryName } from './useCategoryName.ts';

/** A change in words, with the names of vendors, titles and categories. */
export function useGameChangeText(now: GameSettings): (change: GameChange) => Change {
  const say = useTexts('games-desk');
  const languageName = useLanguageName();
  const categoryName = useCategoryName();
  const names = new Map([
    ...now.vendors.map(({ vassalage, displayName }) => [vassalage, displayName] as const),
    ...now.games.map(({ nodeId, gameName }) => [nodeId, gameName] as const),
    ...now.categories.map((category) => [category, categoryName(category)] as const),
  ]);
  const nameOf = (id: string): string => names.get(id) ?? id;
  return (change) => {
    if (change.kind === 'vendor' || change.kind === 'game') {
      const { kind, id, before, after } = change;
      const word = (state: string): string => say(`games-desk:state.${state}`);
      return { id: `${kind} ${id}`, what: nameOf(id), before: word(before), after: word(after) };
    }
    if (change.kind === 'name') {
      const { id, language, before, after } = change;
      const what = say('games-desk:nameIn', { name: nameOf(id), language: languageName(language) });
      return { id: `name ${id} ${language}`, what, before, after };
    }
    const listed = (ids: readonly string[]): string => ids.map(nameOf).join(' · ');
    const { kind, before, after } = change;
    const what = say(`games-desk:change.${kind}`);
    return { id: kind, what, before: listed(before), after: listed(after) };
  };
}

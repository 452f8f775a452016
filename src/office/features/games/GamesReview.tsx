import type { GameSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { type Change, ChangeList } from '../../desk/ChangeList.tsx';
import { ReviewDialog } from '../../desk/ReviewDialog.tsx';
import type { Desk } from '../../desk/useDesk.ts';
import { useLanguageName } from '../../values/useLanguageName.ts';
import { type Arrangement, contentOf } from './arrangement.ts';
import { type GameChange, isGrave } from './game-changes.ts';
import { PlayersFind } from './PlayersFind.tsx';
import { useCategoryName } from './useCategoryName.ts';

export interface GamesReviewProps {
  name: string;
  now: GameSettings;
  wanted: Arrangement;
  changes: readonly GameChange[];
  desk: Desk<Arrangement>;
}

/** What is about to be opened, shut, named or moved, and what players then find. */
export function GamesReview({ name, now, wanted, changes, desk }: GamesReviewProps) {
  const say = useTexts('games-desk', 'office');
  const { run, pending, problem } = useCommand('setGameSettings');
  const changeText = useChangeText(now);
  const save = async (reason: string): Promise<void> => {
    const body = { version: desk.version, ...contentOf(wanted), reason };
    desk.settle(await run({ params: { brand: now.brand }, body }));
  };
  return (
    <ReviewDialog
      title={say('office:desk.confirmTitle', { name })}
      action={say('office:desk.apply', { name })}
      grave={isGrave(changes)}
      pending={pending}
      problem={problem}
      onClose={() => desk.review(false)}
      onConfirm={(reason) => void save(reason)}
    >
      <ChangeList changes={changes.map(changeText)} />
      <PlayersFind now={now} wanted={wanted} isPreview />
    </ReviewDialog>
  );
}

/** A change in the words of the desk. */
function useChangeText(now: GameSettings): (change: GameChange) => Change {
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

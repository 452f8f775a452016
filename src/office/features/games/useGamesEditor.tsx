import type { GameSettings } from '#contract/generated/types.ts';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { type Arrangement, arrangementOf, contentOf } from './arrangement.ts';
import { CategoryOrder } from './CategoryOrder.tsx';
import { gameChanges, isGrave } from './game-changes.ts';
import { HotOrder } from './HotOrder.tsx';
import { PlayersFind } from './PlayersFind.tsx';
import { TitleList } from './TitleList.tsx';
import { useGameChangeText } from './useGameChangeText.ts';
import { VendorList } from './VendorList.tsx';

/** The vendors and titles of one brand, and what players find of them. */
export function useGamesEditor(
  input: SettingEditorInput<GameSettings, Arrangement>,
): SettingDraft<SettingContent<'setGameSettings'>> {
  const { now, edits, edit } = input;
  const changeText = useGameChangeText(now);
  const wanted = edits ?? arrangementOf(now);
  const changes = gameChanges(now, wanted);
  const onChange =
    edit &&
    ((arrangement: Arrangement): void =>
      edit(gameChanges(now, arrangement).length === 0 ? null : arrangement));
  const parts = { now, wanted, onChange };
  return {
    content: contentOf(wanted),
    changes: changes.map(changeText),
    grave: isGrave(changes),
    review: <PlayersFind now={now} wanted={wanted} isPreview />,
    aside: <PlayersFind now={now} wanted={wanted} isPreview={changes.length > 0} />,
    fields: (
      <>
        <VendorList {...parts} />
        <CategoryOrder {...parts} />
        <HotOrder {...parts} />
        <TitleList {...parts} />
      </>
    ),
  };
}

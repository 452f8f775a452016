import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useGamesEditor } from './useGamesEditor.tsx';

const SETTING = {
  read: 'getGameSettings',
  write: 'setGameSettings',
  permission: 'brand.rules',
  useEditor: useGamesEditor,
} as const;

/** What players find in the menus and the lobby. */
export function GamesScreen() {
  const say = useTexts('games-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('games-desk:title')}
      lead={say('games-desk:lead')}
    />
  );
}

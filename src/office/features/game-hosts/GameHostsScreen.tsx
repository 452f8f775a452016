import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useGameHostsEditor } from './useGameHostsEditor.tsx';

const SETTING = {
  read: 'getGameHosts',
  write: 'setGameHosts',
  permission: 'brand.rules',
  useEditor: useGameHostsEditor,
} as const;

/** Hosts of pictures and games of outside vendors, and the rule by which their codes are shown. */
export function GameHostsScreen() {
  const say = useTexts('game-hosts-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('game-hosts-desk:title')}
      lead={say('game-hosts-desk:lead')}
    />
  );
}

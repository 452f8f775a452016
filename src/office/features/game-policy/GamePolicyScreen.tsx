import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { usePolicyEditor } from './usePolicyEditor.tsx';

const SETTING = {
  read: 'getGamePolicy',
  write: 'setGamePolicy',
  permission: 'brand.rules',
  useEditor: usePolicyEditor,
} as const;

/** What a jurisdiction or brand asks of the platform's own games. */
export function GamePolicyScreen() {
  const say = useTexts('game-policy-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('game-policy-desk:title')}
      lead={say('game-policy-desk:lead')}
    />
  );
}

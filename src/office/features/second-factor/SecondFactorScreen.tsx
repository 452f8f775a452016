import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useAskEditor } from './useAskEditor.tsx';

const SETTING = {
  read: 'getSecondFactorPolicy',
  write: 'setSecondFactorPolicy',
  permission: 'brand.rules',
  useEditor: useAskEditor,
} as const;

/** When a sign-in asks for a second factor. */
export function SecondFactorScreen() {
  const say = useTexts('office');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('office:secondFactor.title')}
      lead={say('office:secondFactor.lead')}
    />
  );
}

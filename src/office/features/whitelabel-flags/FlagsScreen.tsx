import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useFlagsEditor } from './useFlagsEditor.tsx';

const SETTING = {
  read: 'getWhitelabelFlags',
  write: 'setWhitelabelFlags',
  permission: 'brand.rules',
  useEditor: useFlagsEditor,
} as const;

/** The feature flags of a brand. */
export function FlagsScreen() {
  const say = useTexts('office');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('office:flags.title')}
      lead={say('office:flags.lead')}
    />
  );
}

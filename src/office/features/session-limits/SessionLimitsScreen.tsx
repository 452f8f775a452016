import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useLimitsEditor } from './useLimitsEditor.tsx';

const SETTING = {
  read: 'getSessionLimits',
  write: 'setSessionLimits',
  permission: 'brand.rules',
  useEditor: useLimitsEditor,
} as const;

/** When the sessions of a brand's members end. */
export function SessionLimitsScreen() {
  const say = useTexts('office');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('office:sessionLimits.title')}
      lead={say('office:sessionLimits.lead')}
    />
  );
}

import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useRegionEditor } from './useRegionEditor.tsx';

const SETTING = {
  read: 'getRegionRules',
  write: 'setRegionRules',
  permission: 'brand.rules',
  useEditor: useRegionEditor,
} as const;

/** From where a brand's site may be visited. */
export function RegionRulesScreen() {
  const say = useTexts('office');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('office:regions.title')}
      lead={say('office:regions.lead')}
    />
  );
}

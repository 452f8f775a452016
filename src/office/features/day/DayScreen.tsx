import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useDayEditor } from './useDayEditor.tsx';

const SETTING = {
  read: 'getBrandDay',
  write: 'setBrandDay',
  permission: 'brand.rules',
  useEditor: useDayEditor,
} as const;

/** Setting of the time zone in which a brand's days end. */
export function DayScreen() {
  const say = useTexts('office');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('office:brandDay.title')}
      lead={say('office:brandDay.lead')}
    />
  );
}

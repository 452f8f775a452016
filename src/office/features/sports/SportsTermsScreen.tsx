import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useSportsTermsEditor } from './useSportsTermsEditor.tsx';

const SETTING = {
  read: 'getSportsSettings',
  write: 'setSportsSettings',
  permission: 'brand.rules',
  useEditor: useSportsTermsEditor,
} as const;

/** Limits of a brand and the margin of its cash-outs. */
export function SportsTermsScreen() {
  const say = useTexts('sports-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('sports-desk:terms.title')}
      lead={say('sports-desk:terms.lead')}
    />
  );
}

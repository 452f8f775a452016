import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useRulesEditor } from './useRulesEditor.tsx';

const SETTING = {
  read: 'getRegisterRules',
  write: 'setRegisterRules',
  permission: 'brand.rules',
  useEditor: useRulesEditor,
} as const;

/** What a brand asks of visitors who register, field by field. */
export function RegisterRulesScreen() {
  const say = useTexts('office');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('office:rules.title')}
      lead={say('office:rules.lead')}
    />
  );
}

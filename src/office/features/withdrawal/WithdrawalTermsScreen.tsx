import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useWithdrawalTermsEditor } from './useWithdrawalTermsEditor.tsx';

const SETTING = {
  read: 'getWithdrawalTerms',
  write: 'setWithdrawalTerms',
  permission: 'brand.rules',
  useEditor: useWithdrawalTermsEditor,
} as const;

/** On which terms a brand pays out. */
export function WithdrawalTermsScreen() {
  const say = useTexts('withdrawal-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('withdrawal-desk:terms.title')}
      lead={say('withdrawal-desk:terms.lead')}
    />
  );
}

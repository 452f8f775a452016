import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useContractPolicyEditor } from './useContractPolicyEditor.tsx';

const SETTING = {
  read: 'getContractPolicy',
  write: 'setContractPolicy',
  permission: 'brand.rules',
  useEditor: useContractPolicyEditor,
} as const;

/** The contracts that a brand allows, their caps and their deadlines. */
export function ContractPolicyScreen() {
  const say = useTexts('contract-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('contract-desk:policy.title')}
      lead={say('contract-desk:policy.lead')}
    />
  );
}

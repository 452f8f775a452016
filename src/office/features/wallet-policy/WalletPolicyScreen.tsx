import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useWalletPolicyEditor } from './useWalletPolicyEditor.tsx';

const SETTING = {
  read: 'getWalletPolicy',
  write: 'setWalletPolicy',
  permission: 'brand.rules',
  useEditor: useWalletPolicyEditor,
} as const;

/** How money moves to wallets that vendors keep. */
export function WalletPolicyScreen() {
  const say = useTexts('wallet-policy-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('wallet-policy-desk:title')}
      lead={say('wallet-policy-desk:lead')}
    />
  );
}

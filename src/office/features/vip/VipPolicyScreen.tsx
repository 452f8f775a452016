import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useVipPolicyEditor } from './useVipPolicyEditor.tsx';

const SETTING = {
  read: 'getVipPolicy',
  write: 'setVipPolicy',
  permission: 'brand.rules',
  useEditor: useVipPolicyEditor,
} as const;

/** The VIP levels of each brand. */
export function VipPolicyScreen() {
  const say = useTexts('vip-desk');
  return (
    <SettingScreen setting={SETTING} title={say('vip-desk:title')} lead={say('vip-desk:lead')} />
  );
}

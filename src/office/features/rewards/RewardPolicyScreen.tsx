import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useRewardPolicyEditor } from './useRewardPolicyEditor.tsx';

const SETTING = {
  read: 'getRewardPolicy',
  write: 'setRewardPolicy',
  permission: 'brand.rules',
  useEditor: useRewardPolicyEditor,
} as const;

/** Rebates, cash back, and who may publish campaigns alone. */
export function RewardPolicyScreen() {
  const say = useTexts('promotion-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('promotion-desk:policy.title')}
      lead={say('promotion-desk:policy.lead')}
    />
  );
}

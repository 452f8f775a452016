import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useLotteryTermsEditor } from './useLotteryTermsEditor.tsx';

const SETTING = {
  read: 'getLotterySettings',
  write: 'setLotterySettings',
  permission: 'brand.rules',
  useEditor: useLotteryTermsEditor,
} as const;

/** On which terms a brand sells lottery tickets. */
export function LotteryTermsScreen() {
  const say = useTexts('lottery-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('lottery-desk:terms.title')}
      lead={say('lottery-desk:terms.lead')}
    />
  );
}

import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { JackpotWins } from './JackpotWins.tsx';
import { useJackpotEditor } from './useJackpotEditor.tsx';

const SETTING = {
  read: 'getJackpotSettings',
  write: 'setJackpotSettings',
  permission: 'brand.rules',
  // The pool grows with every stake.
  everyMs: 10_000,
  useEditor: useJackpotEditor,
} as const;

/** What a brand's jackpot is played for, what is in it, and who won it. */
export function JackpotScreen() {
  const say = useTexts('jackpot-desk');
  const { may } = useStaff();
  return (
    <SettingScreen
      setting={SETTING}
      title={say('jackpot-desk:title')}
      lead={say('jackpot-desk:lead')}
      below={may('member.read') ? (brand) => <JackpotWins brand={brand} /> : undefined}
    />
  );
}

import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { usePointsPolicyEditor } from './usePointsPolicyEditor.tsx';

const SETTING = {
  read: 'getPointsPolicy',
  write: 'setPointsPolicy',
  permission: 'brand.rules',
  useEditor: usePointsPolicyEditor,
} as const;

/** How players earn points, and what points are worth. */
export function PointsPolicyScreen() {
  const say = useTexts('points-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('points-desk:policy.title')}
      lead={say('points-desk:policy.lead')}
    />
  );
}

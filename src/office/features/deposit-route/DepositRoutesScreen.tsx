import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useRoutesEditor } from './useRoutesEditor.tsx';

const SETTING = {
  read: 'getDepositRoutes',
  write: 'setDepositRoutes',
  permission: 'brand.rules',
  useEditor: useRoutesEditor,
} as const;

/** The ways in which a brand's players pay in. */
export function DepositRoutesScreen() {
  const say = useTexts('deposit-route-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('deposit-route-desk:title')}
      lead={say('deposit-route-desk:lead')}
    />
  );
}

import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useBannersEditor } from './useBannersEditor.tsx';

const SETTING = {
  read: 'getBanners',
  write: 'setBanners',
  permission: 'content.edit',
  useEditor: useBannersEditor,
} as const;

/** The banners of each brand. */
export function BannersScreen() {
  const say = useTexts('banner-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('banner-desk:title')}
      lead={say('banner-desk:lead')}
    />
  );
}

import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useResourcesEditor } from './useResourcesEditor.tsx';

const SETTING = {
  read: 'getSiteLinks',
  write: 'setSiteLinks',
  permission: 'content.edit',
  useEditor: useResourcesEditor,
} as const;

/** The links that operators set for each brand. */
export function SiteLinksScreen() {
  const say = useTexts('resource-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('resource-desk:title')}
      lead={say('resource-desk:lead')}
    />
  );
}

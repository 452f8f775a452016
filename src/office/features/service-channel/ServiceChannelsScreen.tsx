import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useChannelsEditor } from './useChannelsEditor.tsx';

const SETTING = {
  read: 'getServiceChannels',
  write: 'setServiceChannels',
  permission: 'content.edit',
  useEditor: useChannelsEditor,
} as const;

/** How a brand's players reach a person. */
export function ServiceChannelsScreen() {
  const say = useTexts('service-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('service-desk:title')}
      lead={say('service-desk:lead')}
    />
  );
}

import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useTemplatesEditor } from './useTemplatesEditor.tsx';

const SETTING = {
  read: 'getMessageTemplates',
  write: 'setMessageTemplates',
  permission: 'inbox.send',
  useEditor: useTemplatesEditor,
} as const;

/** What players find in their inbox by itself. */
export function MessageTemplatesScreen() {
  const say = useTexts('message-templates-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('message-templates-desk:title')}
      lead={say('message-templates-desk:lead')}
    />
  );
}

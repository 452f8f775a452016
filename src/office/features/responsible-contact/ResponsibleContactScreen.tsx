import { useTexts } from '#ui/i18n/useTexts.ts';
import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useContactEditor } from './useContactEditor.tsx';

const SETTING = {
  read: 'getResponsibleContact',
  write: 'setResponsibleContact',
  permission: 'brand.rules',
  useEditor: useContactEditor,
} as const;

/** Who of the staff answers for a brand. */
export function ResponsibleContactScreen() {
  const say = useTexts('office');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('office:responsibleContact.title')}
      lead={say('office:responsibleContact.lead')}
    />
  );
}

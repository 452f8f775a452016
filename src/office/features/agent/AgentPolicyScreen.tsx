import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useAgentPolicyEditor } from './useAgentPolicyEditor.tsx';

const SETTING = {
  read: 'getAgentPolicy',
  write: 'setAgentPolicy',
  permission: 'brand.rules',
  useEditor: useAgentPolicyEditor,
} as const;

/** What a brand lets agents do, and what they earn. */
export function AgentPolicyScreen() {
  const say = useTexts('agent-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('agent-desk:policy.title')}
      lead={say('agent-desk:policy.lead')}
    />
  );
}

import { useCalmMode } from '#ui/calm/useCalmMode.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import { AccountCard } from '../../frame/AccountCard.tsx';

/** Turns calm mode on and off in this browser. */
export function CalmModeCard() {
  const say = useTexts('safer-play');
  const [isCalm, setCalm] = useCalmMode();
  return (
    <AccountCard
      id="calm-mode"
      title={say('safer-play:calm.title')}
      text={say('safer-play:calm.text')}
    >
      <Switch label={say('safer-play:calm.switch')} checked={isCalm} onChange={setCalm} />
    </AccountCard>
  );
}

import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { SelectField } from '#ui/kit/branded/SelectField.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';
import {
  REALITY_CHECK_CHOICES,
  REALITY_CHECK_MINUTES,
  type RealityCheckChoice,
} from './reality-check-choices.ts';
import styles from './SaferPlay.module.css';
import { useDurationText } from './useDurationText.ts';
import { usePlaySession } from './usePlaySession.ts';

/** How often the player is asked to look at time and money; a choice is saved at once. */
export function RealityCheckCard() {
  const say = useTexts('safer-play');
  const problemText = useProblemText();
  const duration = useDurationText();
  const { value, put } = usePlaySession();
  const { run, problem } = useCommand('setRealityCheck');
  const [wanted, setWanted] = useState<RealityCheckChoice | null>(null);
  const [isSaved, setSaved] = useState(false);
  if (value === undefined) return null;
  const saved =
    REALITY_CHECK_CHOICES.find(
      (choice) => REALITY_CHECK_MINUTES[choice] === value.realityCheckMinutes,
    ) ?? 'off';

  const save = async (choice: RealityCheckChoice): Promise<void> => {
    setWanted(choice);
    setSaved(false);
    const outcome = await run({ body: { everyMinutes: REALITY_CHECK_MINUTES[choice] } });
    if (outcome.ok) put(outcome.value);
    setSaved(outcome.ok);
    setWanted(null);
  };

  return (
    <AccountCard
      id="reality-check"
      title={say('safer-play:reality.title')}
      text={say('safer-play:reality.text')}
    >
      <div className={styles.form}>
        <SelectField<RealityCheckChoice>
          name="reality-check"
          label={say('safer-play:reality.choose')}
          value={wanted ?? saved}
          choices={REALITY_CHECK_CHOICES.map((choice) => {
            const minutes = REALITY_CHECK_MINUTES[choice];
            return {
              value: choice,
              label:
                minutes === null
                  ? say('safer-play:reality.off')
                  : say('safer-play:reality.every', { time: duration(minutes) }),
            };
          })}
          onChange={(choice) => void save(choice)}
        />
        {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
        <p className={styles.note} role="status">
          {isSaved ? say('safer-play:reality.saved') : null}
        </p>
      </div>
    </AccountCard>
  );
}

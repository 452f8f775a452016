import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { SelectField } from '#ui/kit/mui/SelectField.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';
import styles from './SaferPlay.module.css';
import { useDurationText } from './useDurationText.ts';
import { usePlaySession } from './usePlaySession.ts';

const MINUTES = { off: null, '15': 15, '30': 30, '60': 60, '120': 120 } as const;

type Choice = keyof typeof MINUTES;

/** In the order they are offered; digits would come first in the object's own order. */
const CHOICES: readonly Choice[] = ['off', '15', '30', '60', '120'];

/** How often the player is asked to look at time and money; a choice is saved at once. */
export function RealityCheckCard() {
  const say = useTexts('safer-play');
  const problemText = useProblemText();
  const duration = useDurationText();
  const { value, put } = usePlaySession();
  const { run, problem } = useCommand('setRealityCheck');
  const [wanted, setWanted] = useState<Choice | null>(null);
  const [isSaved, setSaved] = useState(false);
  if (value === undefined) return null;
  const saved = CHOICES.find((choice) => MINUTES[choice] === value.realityCheckMinutes) ?? 'off';

  const save = async (choice: Choice): Promise<void> => {
    setWanted(choice);
    setSaved(false);
    const outcome = await run({ body: { everyMinutes: MINUTES[choice] } });
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
        <SelectField<Choice>
          name="reality-check"
          label={say('safer-play:reality.choose')}
          value={wanted ?? saved}
          choices={CHOICES.map((choice) => {
            const minutes = MINUTES[choice];
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

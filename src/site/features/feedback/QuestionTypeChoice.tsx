import { questionTypes } from '#contract/generated/enum-values.ts';
import { type Ref, useId } from 'react';
import type { QuestionType } from '#contract/generated/types.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './QuestionTypeChoice.module.css';

export interface QuestionTypeChoiceProps {
  chosen: QuestionType | null;
  problem: string | undefined;
  onChoose: (type: QuestionType) => void;
  /** The first choice, for whoever has to go there. */
  firstRef: Ref<HTMLInputElement>;
}

/** What the feedback is about, all choices in sight. Arrow keys walk through them, as radio buttons do. */
export function QuestionTypeChoice(props: QuestionTypeChoiceProps) {
  const { chosen, problem, onChoose, firstRef } = props;
  const say = useTexts('feedback');
  const id = useId();
  return (
    <fieldset aria-describedby={problem === undefined ? undefined : `${id}-problem`}>
      <legend className={styles.legend}>{say('feedback:type.label')}</legend>
      <div className={styles.choices}>
        {questionTypes.map((type, index) => (
          <label key={type} className={styles.choice}>
            <input
              ref={index === 0 ? firstRef : undefined}
              className={styles.radio}
              type="radio"
              name="questionType"
              value={type}
              checked={type === chosen}
              required
              // The dialog begins with what comes first, not with its close button.
              autoFocus={index === 0}
              onChange={() => onChoose(type)}
            />
            {say(`feedback:type.${type}`)}
          </label>
        ))}
      </div>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className={styles.problem}>
          <Icon name="warning" size="small" className={styles.mark} />
          {problem}
        </p>
      )}
    </fieldset>
  );
}

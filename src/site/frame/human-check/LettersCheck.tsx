import { useState } from 'react';
import { LETTER_COUNT } from '#domain/human-check/letters.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './HumanCheck.module.css';

export interface LettersCheckProps {
  /** PNG in base64. */
  letters: string;
  onAnswer: (letters: string) => void;
}

/** A picture of letters to type. */
export function LettersCheck({ letters, onAnswer }: LettersCheckProps) {
  const say = useTexts('verification');
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.puzzle}>
      <img
        className={styles.letters}
        src={`data:image/png;base64,${letters}`}
        alt={say('verification:letters.alt')}
        width={200}
        height={72}
      />
      <TextField
        name="humanCheckLetters"
        label={say('verification:letters.label')}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        autoFocus
        maxLength={LETTER_COUNT + 3}
        required
      />
      <Button
        tone="secondary"
        wide
        aria-disabled={typed.trim() === ''}
        onClick={() => {
          if (typed.trim() !== '') onAnswer(typed);
        }}
      >
        {say('verification:letters.submit')}
      </Button>
    </div>
  );
}

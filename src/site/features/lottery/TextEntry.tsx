import { useState } from 'react';
import { parseEntry } from '#domain/lottery/parse-entry.ts';
import type { Play } from '#domain/lottery/play.ts';
import type { Selection } from '#domain/lottery/selection.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import boardStyles from './Board.module.css';
import styles from './Lottery.module.css';

export interface TextEntryProps {
  play: Play;
  /** @returns false: they were refused, and the text stays */
  onAdd: (selections: readonly Selection[]) => boolean;
}

/** Bets as text, typed or pasted: what is understood is counted as it is typed. */
export function TextEntry({ play, onAdd }: TextEntryProps) {
  const say = useTexts('lottery');
  const [text, setText] = useState('');
  const { selections, faults } = parseEntry(play, text);
  return (
    <div className={boardStyles.entry}>
      <label htmlFor="lottery-entry" className={boardStyles.rowName}>
        {say('lottery:entry')}
      </label>
      <textarea
        id="lottery-entry"
        className={boardStyles.text}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-describedby="lottery-entry-state"
        onChange={(event) => setText(event.target.value)}
      />
      <p id="lottery-entry-state" className={styles.quiet} role="status">
        {text.trim() === ''
          ? say('lottery:entry.help')
          : say('lottery:entry.read', { count: selections.length })}
        {faults.length === 0
          ? null
          : ` ${say('lottery:entry.faults', { count: faults.length, first: faults[0] ?? '' })}`}
      </p>
      <Button
        tone="secondary"
        aria-disabled={selections.length === 0}
        onClick={() => {
          if (selections.length === 0) return;
          if (onAdd(selections)) setText(faults.join('\n'));
        }}
      >
        {say('lottery:entry.add', { count: selections.length })}
      </Button>
    </div>
  );
}

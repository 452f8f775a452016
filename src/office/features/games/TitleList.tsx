import { useState } from 'react';
import { foldText } from '#domain/text/fold-text.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { withState } from './arrangement.ts';
import { ArrangeRow } from './ArrangeRow.tsx';
import type { DeskPart } from './desk-part.ts';
import styles from './GamesDesk.module.css';
import { StateChoice } from './StateChoice.tsx';
import { useCategoryName } from './useCategoryName.ts';

/** As many lines as are drawn at once: a catalogue has thousands. */
const STEP = 30;
/** The contract's bound. */
const MAX_HOT = 100;

/** Titles by their name, each with what it is set to. */
export function TitleList({ now, wanted, onChange }: DeskPart) {
  const say = useTexts('games-desk');
  const categoryName = useCategoryName();
  const [text, setText] = useState('');
  const [shown, setShown] = useState(STEP);
  const typed = foldText(text);
  const found = now.games.filter(({ gameName }) => foldText(gameName).includes(typed));
  const { hot } = wanted;
  return (
    <Panel title={say('games-desk:titles')}>
      <div className={styles.find}>
        <Field
          label={say('games-desk:find')}
          type="search"
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p className={styles.hint} role="status">
        {say('games-desk:titleCount', { count: found.length })}
      </p>
      <ul>
        {found.slice(0, shown).map(({ nodeId, gameName, vassalage, gameCategory }) => {
          const state = wanted.states[nodeId] ?? 'on';
          const mayPick = onChange !== undefined && hot.length < MAX_HOT;
          return (
            <ArrangeRow
              key={nodeId}
              name={gameName}
              more={`${vassalage} · ${categoryName(gameCategory)}`}
              state={state}
            >
              {mayPick && !hot.includes(nodeId) ? (
                <Button
                  tone="quiet"
                  size="small"
                  onClick={() => onChange({ ...wanted, hot: [...hot, nodeId] })}
                >
                  {say('games-desk:putForward')}
                  <span className="visually-hidden">: {gameName}</span>
                </Button>
              ) : null}
              <StateChoice
                name={gameName}
                state={state}
                onChange={onChange && ((chosen) => onChange(withState(wanted, nodeId, chosen)))}
              />
            </ArrangeRow>
          );
        })}
      </ul>
      {found.length > shown ? (
        <Button tone="secondary" onClick={() => setShown(shown + STEP)}>
          {say('games-desk:more')}
        </Button>
      ) : null}
    </Panel>
  );
}

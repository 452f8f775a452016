import { useTexts } from '#ui/i18n/useTexts.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { moved } from './arrangement.ts';
import { ArrangeRow } from './ArrangeRow.tsx';
import type { DeskPart } from './desk-part.ts';
import styles from './GamesDesk.module.css';

/** The titles put forward, the first first. */
export function HotOrder({ now, wanted, onChange }: DeskPart) {
  const say = useTexts('games-desk');
  const { hot } = wanted;
  return (
    <Panel title={say('games-desk:hot')}>
      <p className={styles.hint}>
        {say(hot.length === 0 ? 'games-desk:hotNone' : 'games-desk:hotHint')}
      </p>
      <ol>
        {hot.map((nodeId, index) => (
          <ArrangeRow
            key={nodeId}
            name={now.games.find((game) => game.nodeId === nodeId)?.gameName ?? nodeId}
            state={wanted.states[nodeId]}
            place={
              onChange && {
                list: 'hot',
                index,
                count: hot.length,
                onMove: (from, by) => onChange({ ...wanted, hot: moved(hot, from, by) }),
              }
            }
            onRemove={
              onChange &&
              (() => onChange({ ...wanted, hot: hot.filter((other) => other !== nodeId) }))
            }
          />
        ))}
      </ol>
    </Panel>
  );
}

import type { Lottery } from '#domain/lottery/lottery.ts';
import type { Play } from '#domain/lottery/play.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import boardStyles from './Board.module.css';
import styles from './Lottery.module.css';
import { howItWins, menuName, ruleName } from './play-names.ts';

export interface BetMenuProps {
  lottery: Lottery;
  play: Play;
  onChoose: (play: Play) => void;
}

/** Bets in two levels, with one sentence about what the chosen one wins for. */
export function BetMenu({ lottery, play, onChoose }: BetMenuProps) {
  const say = useTexts('lottery', 'lottery-play');
  const groups = [...new Set(lottery.plays.map(({ group }) => group))];
  const inGroup = lottery.plays.filter(({ group }) => group === play.group);
  const chooseGroup = (group: string): void => {
    const first = lottery.plays.find((one) => one.group === group);
    if (first !== undefined && group !== play.group) onChoose(first);
  };
  return (
    <div className={boardStyles.menu}>
      <div className={boardStyles.tabs} role="group" aria-label={say('lottery:menu')}>
        {groups.map((group) => (
          <button
            key={group}
            type="button"
            className={boardStyles.tab}
            aria-pressed={group === play.group}
            onClick={() => chooseGroup(group)}
          >
            {menuName(say, group)}
          </button>
        ))}
      </div>
      {inGroup.length < 2 ? null : (
        <div className={boardStyles.rules} role="group" aria-label={menuName(say, play.group)}>
          {inGroup.map((one) => (
            <button
              key={one.code}
              type="button"
              className={boardStyles.rule}
              aria-pressed={one.code === play.code}
              onClick={() => onChoose(one)}
            >
              {ruleName(say, one.rule)}
            </button>
          ))}
        </div>
      )}
      <p className={styles.quiet}>{howItWins(say, play, lottery.family)}</p>
    </div>
  );
}

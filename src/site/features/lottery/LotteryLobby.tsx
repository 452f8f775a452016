import { useTexts } from '#ui/i18n/useTexts.ts';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import listStyles from './List.module.css';
import styles from './Lottery.module.css';
import { LotteryCards } from './LotteryCards.tsx';
import { useLotteryGames } from './useLotteryGames.ts';
import { useServerNow } from '../../frame/useServerNow.ts';

/** Board families in the order of the lobby. */
const MODES = ['ELOTT', 'ZY', 'LOTT', 'SEA'] as const;

/** Every lottery by family, with running countdowns. */
export function LotteryLobby() {
  const say = useTexts('lottery');
  const { games, serverTime } = useLotteryGames();
  const now = useServerNow(serverTime);
  if (games === undefined) return <Skeleton shape="block" count={3} />;
  return (
    <>
      {MODES.map((mode) => {
        const ofMode = games.filter(({ prizeMode }) => prizeMode === mode);
        if (ofMode.length === 0) return null;
        const title = say(`lottery:mode.${mode}`);
        return (
          <section key={mode} className={listStyles.mode} aria-labelledby={`lottery-${mode}`}>
            <h2 id={`lottery-${mode}`} className={styles.heading}>
              {title}
            </h2>
            <p className={styles.quiet}>{say(`lottery:mode.${mode}.text`)}</p>
            <LotteryCards games={ofMode} now={now} label={title} />
          </section>
        );
      })}
    </>
  );
}

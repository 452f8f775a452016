import { useLocation, useNavigate } from 'react-router-dom';
import type { GameItem } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { GameGrid } from '../../game-list/GameGrid.tsx';
import styles from './OutsideGame.module.css';

/** More than any vendor puts into one list. */
const MOST_TITLES = 100;

/** A title that is a list: the games of its vendor that lie in it. */
export function GameCollection({ game }: { game: GameItem }) {
  const say = useTexts('game');
  const navigate = useNavigate();
  const location = useLocation();
  const { vassalage, gameCode: parent } = game;
  const query = { vassalage, parent, pageNo: 1, pageSize: MOST_TITLES };
  const { value, loading } = useQuery('listGames', { query });
  const leave = () => void (location.key === 'default' ? navigate('/lobby') : navigate(-1));
  return (
    <div className="page">
      <header className={styles.heading}>
        <IconButton icon="arrowLeft" label={say('game:back')} onClick={leave} />
        <h1 className="display section-title">{game.gameName}</h1>
      </header>
      {loading && value === undefined ? <Skeleton shape="block" count={1} /> : null}
      {value === undefined ? null : <GameGrid games={value.content} label={game.gameName} />}
    </div>
  );
}

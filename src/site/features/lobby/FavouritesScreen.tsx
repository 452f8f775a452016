import { useState } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { GameGrid } from '../game-list/GameGrid.tsx';
import styles from './Lobby.module.css';

const PAGE_SIZE = 42;

/** Every game a member keeps, the latest first; more comes when it is asked for. */
export function FavouritesScreen() {
  const say = useTexts('lobby');
  const [pages, setPages] = useState(1);
  const { value } = useQuery('listFavourites', favouritePage(1));
  return (
    <div className={`page ${styles.lobby}`}>
      <h1 className={`display section-title ${styles.title}`}>{say('lobby:favourites')}</h1>
      {value?.totalPages === 0 ? (
        <EmptyState
          icon="heart"
          title={say('lobby:favouritesEmpty.title')}
          action={<ButtonLink href="/lobby">{say('lobby:all')}</ButtonLink>}
        >
          {say('lobby:favouritesEmpty.text')}
        </EmptyState>
      ) : (
        Array.from({ length: pages }, (_, index) => (
          <FavouritePage key={index} pageNo={index + 1} />
        ))
      )}
      {value !== undefined && pages < value.totalPages ? (
        <div className={styles.more}>
          <Button tone="secondary" onClick={() => setPages(pages + 1)}>
            {say('lobby:more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function FavouritePage({ pageNo }: { pageNo: number }) {
  const say = useTexts('lobby');
  const { value, problem } = useQuery('listFavourites', favouritePage(pageNo));
  const problemText = useProblemText();
  if (value !== undefined) {
    const label = say('lobby:page', { title: say('lobby:favourites'), page: pageNo });
    return <GameGrid games={value.content} label={label} eager={pageNo === 1 ? 6 : 0} />;
  }
  if (problem !== null) return <Notice tone="problem">{problemText(problem)}</Notice>;
  return <Skeleton shape="block" count={2} />;
}

function favouritePage(pageNo: number) {
  return { query: { pageNo, pageSize: PAGE_SIZE } };
}

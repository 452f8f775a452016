import { useState } from 'react';
import type { CallRequest } from '#contract/client.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { GameGrid } from '../game-list/GameGrid.tsx';
import type { LobbyFilters } from './lobby-filters.ts';
import styles from './Lobby.module.css';

export interface PagedResultsProps {
  category: string | null;
  filters: LobbyFilters;
  title: string;
  onClear: () => void;
}

const PAGE_SIZE = 42;

/** Catalogues too large to hold: the server searches, and more comes when it is asked for. */
export function PagedResults({ category, filters, title, onClear }: PagedResultsProps) {
  const say = useTexts('lobby');
  const [pages, setPages] = useState(1);
  const { value } = useQuery('listGames', gameRequest(1, category, filters));
  const total = value?.totalItems ?? 0;
  return (
    <div className={styles.results}>
      <p className={styles.count} role="status">
        {value === undefined ? '' : say('lobby:count', { count: total })}
      </p>
      {value !== undefined && total === 0 ? (
        <EmptyState
          icon="magnifyingGlass"
          title={say('lobby:nothing.title')}
          action={<Button onClick={onClear}>{say('lobby:clearAll')}</Button>}
        >
          {say('lobby:nothing.text')}
        </EmptyState>
      ) : null}
      {Array.from({ length: pages }, (_, index) => (
        <GamePage
          key={index}
          request={gameRequest(index + 1, category, filters)}
          label={say('lobby:page', { title, page: index + 1 })}
        />
      ))}
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

type GamesRequest = CallRequest<'listGames'>;

function GamePage({ request, label }: { request: GamesRequest; label: string }) {
  const { value, problem } = useQuery('listGames', request);
  const problemText = useProblemText();
  if (value !== undefined) return <GameGrid games={value.content} label={label} />;
  if (problem !== null) return <Notice tone="problem">{problemText(problem)}</Notice>;
  return <Skeleton shape="block" count={2} />;
}

function gameRequest(pageNo: number, category: string | null, filters: LobbyFilters): GamesRequest {
  return {
    query: {
      pageNo,
      pageSize: PAGE_SIZE,
      ...(category === null ? {} : { gameType: category }),
      ...(filters.vendor === null ? {} : { vassalage: filters.vendor }),
      ...(filters.text === '' ? {} : { gameName: filters.text }),
    },
  };
}

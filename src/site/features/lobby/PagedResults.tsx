import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { GameItem } from '#contract/generated/types.ts';
import type { CallRequest } from '#contract/client.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSeen } from '#ui/picture/useSeen.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { GameGrid, GamePlaces } from '../game-list/GameGrid.tsx';
import { FacetFilters } from './FacetFilters.tsx';
import type { LobbyFilters } from './lobby-filters.ts';
import styles from './Lobby.module.css';
import { NothingFound } from './NothingFound.tsx';
import { useRememberSearch } from './useRecentSearches.ts';

export interface PagedResultsProps {
  category: string | null;
  /** The first titles of the catalogue. */
  games: readonly GameItem[];
  filters: LobbyFilters;
  title: string;
  onChange: (change: Partial<LobbyFilters>) => void;
}

const PAGE_SIZE = 42;
/** So many pages come by themselves as the end draws near; then the foot of the page may be reached. */
const PAGES_BY_THEMSELVES = 10;
/** A page is asked for one window before it is needed, and by who jumped past the end too. */
const NEAR_THE_END: IntersectionObserverInit = { rootMargin: '1000000px 0px 100% 0px' };

/** Catalogues too large to hold: the server searches and narrows, and more comes towards the end. */
export function PagedResults({ category, games, filters, title, onChange }: PagedResultsProps) {
  const say = useTexts('lobby');
  const problemText = useProblemText();
  const request = gameRequest(1, category, filters);
  const first = useQuery(
    'listGames',
    { query: { ...request.query, facets: true } },
    { keepPrevious: true },
  );
  const { value, problem } = first;
  const total = value?.totalItems ?? 0;
  useRememberSearch(total === 0 ? '' : filters.text);
  return (
    <>
      {value?.facets === undefined ? null : (
        <FacetFilters chosen={filters} options={value.facets} onChoose={onChange} />
      )}
      <div className={styles.results}>
        <p className={styles.count} role="status">
          {value === undefined ? '' : say('lobby:count', { count: total })}
        </p>
        {value === undefined && problem !== null ? (
          <Notice tone="problem">{problemText(problem)}</Notice>
        ) : null}
        {value === undefined && problem === null ? <Skeleton shape="block" count={4} /> : null}
        {value !== undefined && total === 0 ? (
          <NothingFound games={games} filters={filters} onChange={onChange} />
        ) : null}
        {value === undefined || total === 0 ? null : (
          <GamePages
            key={JSON.stringify(request)}
            first={value}
            requestOf={(pageNo) => gameRequest(pageNo, category, filters)}
            title={title}
          />
        )}
      </div>
    </>
  );
}

type GamesRequest = CallRequest<'listGames'> & { query: object };

interface GamePagesProps {
  first: ReplyOf<'listGames'>;
  requestOf: (pageNo: number) => GamesRequest;
  title: string;
}

/** One list, to which the pages are added. */
function GamePages({ first, requestOf, title }: GamePagesProps) {
  const say = useTexts('lobby');
  const [pages, setPages] = useState(1);
  const hasMore = pages < first.totalPages;
  const more = () => setPages(pages + 1);
  const left = Math.min(PAGE_SIZE, first.totalItems - PAGE_SIZE);
  return (
    <>
      <GameGrid games={first.content} label={title} eager={6}>
        {Array.from({ length: pages - 1 }, (_, at) => (
          <FurtherPage key={at + 2} request={requestOf(at + 2)} expected={left} />
        ))}
      </GameGrid>
      {hasMore && pages < PAGES_BY_THEMSELVES ? <NearTheEnd key={pages} onNear={more} /> : null}
      {hasMore ? (
        <div className={styles.more}>
          <Button tone="secondary" onClick={more}>
            {say('lobby:more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function FurtherPage({ request, expected }: { request: GamesRequest; expected: number }) {
  const { value: answer, problem } = useQuery('listGames', request);
  // Tiles are made in slices, so that a finger that scrolls is not held up.
  const value = useDeferredValue(answer);
  const problemText = useProblemText();
  if (value !== undefined) return <GamePlaces games={value.content} />;
  if (problem !== null) {
    return (
      <li className={styles.wide}>
        <Notice tone="problem">{problemText(problem)}</Notice>
      </li>
    );
  }
  return Array.from({ length: expected }, (_, at) => (
    <li key={at} aria-hidden="true" className={styles.awaited} />
  ));
}

/** Tells once when the end of the list draws near. */
function NearTheEnd({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useSeen(place, NEAR_THE_END);
  useEffect(() => {
    if (isNear) onNear();
    // Once, however often the list is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNear]);
  return <div ref={place} />;
}

function gameRequest(pageNo: number, category: string | null, filters: LobbyFilters): GamesRequest {
  const { text, vendor, subCategory, theme, volatility, leastReturn, mostStake } = filters;
  return {
    query: {
      pageNo,
      pageSize: PAGE_SIZE,
      ...(category === null ? {} : { gameType: category }),
      ...(vendor === null ? {} : { vassalage: vendor }),
      ...(text === '' ? {} : { gameName: text }),
      ...(subCategory === null ? {} : { subCategory }),
      ...(theme === null ? {} : { theme }),
      ...(volatility === null ? {} : { volatility }),
      ...(leastReturn === null ? {} : { leastReturn }),
      ...(mostStake === null ? {} : { minBet: mostStake }),
    },
  };
}

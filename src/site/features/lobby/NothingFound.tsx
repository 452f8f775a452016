import { useMemo } from 'react';
import type { GameItem } from '#contract/generated/types.ts';
import { nearNames } from '#domain/text/near-names.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { GameRail } from '../game-list/GameRail.tsx';
import { type LobbyFilters, NO_FILTERS } from './lobby-filters.ts';
import { RecentSearches } from './RecentSearches.tsx';

/** One row of tiles. */
const MOST_NEAR = 6;

export interface NothingFoundProps {
  /** Titles that the page holds. Near matches come from them. */
  games: readonly GameItem[];
  filters: LobbyFilters;
  onChange: (change: Partial<LobbyFilters>) => void;
}

/** Replaces the results of a search without a match: titles with similar names, earlier searches. */
export function NothingFound({ games, filters, onChange }: NothingFoundProps) {
  const say = useTexts('lobby');
  const { text } = filters;
  const near = useMemo(
    () =>
      nearNames(games, ({ gameName, aliases }) => [gameName, ...aliases], {
        typed: text,
        most: MOST_NEAR,
      }),
    [games, text],
  );
  return (
    <>
      <EmptyState
        icon="magnifyingGlass"
        title={say('lobby:nothing.title')}
        action={<Button onClick={() => onChange(NO_FILTERS)}>{say('lobby:clearAll')}</Button>}
      >
        {say('lobby:nothing.text')}
      </EmptyState>
      <GameRail title={say('lobby:near')} games={near} />
      <RecentSearches
        text={text}
        onSearch={(search) => onChange({ ...NO_FILTERS, text: search })}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import type { QueryState } from '#ui/query/useQuery.ts';
import { Pager } from '../kit/Pager.tsx';
import { cursorOf } from '../values/address-values.ts';
import { useAddress } from '../values/useAddress.ts';
import { ReadProblem } from './ReadProblem.tsx';

interface ListPage<Item> {
  items: readonly Item[];
  nextCursor: string | null;
}

export interface PagedListProps<Item> {
  list: Pick<QueryState<ListPage<Item>>, 'value' | 'problem' | 'refreshing' | 'refresh'>;
  /** Stands in the place of the rows when there are none. */
  none: ReactNode;
  /** The rows; undefined while the first are on their way. */
  children: (items: readonly Item[] | undefined, busy: boolean) => ReactNode;
}

/** A list that is read page by page: its rows or why there are none, what went wrong, and the steps. */
export function PagedList<Item>({ list, none, children }: PagedListProps<Item>) {
  const { value, problem, refreshing } = list;
  const { params, steps } = useAddress();
  const empty = value?.items.length === 0;
  return (
    <>
      <ReadProblem state={list} />
      {empty
        ? none
        : problem !== null && value === undefined
          ? null
          : children(value?.items, refreshing)}
      {value === undefined || (empty && cursorOf(params) === null) ? null : (
        <Pager
          shown={value.items.length}
          {...steps({ nextCursor: value.nextCursor, busy: refreshing })}
        />
      )}
    </>
  );
}

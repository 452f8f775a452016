import type { SportsCode } from '#contract/generated/types.ts';

/** The sports that a page of the book shows. */
export interface Scope {
  readonly name: 'sports' | 'esports' | 'football';
  readonly sports: readonly SportsCode[];
}

const SCOPES: Readonly<Record<string, Scope>> = {
  '/esports': { name: 'esports', sports: ['esports'] },
  '/fbSports': { name: 'football', sports: ['football', 'esports', 'cricket'] },
};
const ALL: Scope = { name: 'sports', sports: ['football', 'esports', 'cricket'] };

/** The scope of a page by its path. */
export const scopeOf = (path: string): Scope => SCOPES[path] ?? ALL;

export const VIEWS = ['live', 'today', 'soon', 'followed', 'results', 'tables'] as const;
export type View = (typeof VIEWS)[number];

/** The place that the address names. A value that this page does not know is left out. */
export interface Browsing {
  readonly sport: SportsCode;
  /** null: live events and those to come. */
  readonly view: View | null;
  readonly league: string | null;
  readonly search: string;
}

/** The contract's bound of a search. */
const MOST_SEARCHED = 64;

export function browsingOf(query: URLSearchParams, { sports }: Scope): Browsing {
  const [first = 'football'] = sports;
  const search = query.get('search') ?? '';
  return {
    sport: sports.find((sport) => sport === query.get('sport')) ?? first,
    view: VIEWS.find((view) => view === query.get('view')) ?? null,
    league: query.get('league'),
    search: search.length <= MOST_SEARCHED ? search : '',
  };
}

/** The end of the day that a moment lies in, by the reader's clock. */
export function endOfDay(moment: Date): Date {
  const end = new Date(moment);
  end.setHours(24, 0, 0, 0);
  return end;
}

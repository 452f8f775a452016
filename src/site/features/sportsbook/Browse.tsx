import { useSearchParams } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { useTypedFilter } from '#ui/query/useTypedFilter.ts';
import { EventList } from './EventList.tsx';
import { LeagueTables } from './LeagueTables.tsx';
import { ResultList } from './ResultList.tsx';
import { browsingOf, type Scope, VIEWS } from './scope.ts';
import type { Pick } from './slip.ts';
import styles from './Sportsbook.module.css';

export interface BrowseProps {
  scope: Scope;
  picks: readonly Pick[];
  onPick: (pick: Pick) => void;
}

/** Events by sport, view, league and words; all of it is in the address. */
export function Browse({ scope, picks, onPick }: BrowseProps) {
  const say = useTexts('sports');
  const [query, setQuery] = useSearchParams();
  const browsing = browsingOf(query, scope);
  const { sport, view, search } = browsing;
  const change = (next: Readonly<Record<string, string | null>>): void =>
    setQuery(
      (known) => {
        for (const [name, value] of Object.entries(next)) {
          if (value === null || value === '') known.delete(name);
          else known.set(name, value);
        }
        return known;
      },
      { preventScrollReset: true, replace: true },
    );
  const [typed, setTyped] = useTypedFilter(search, (value) => change({ search: value }));
  return (
    <>
      <search className={styles.tools}>
        {scope.sports.length > 1 ? (
          <Segments
            label={say('sports:sport')}
            value={sport}
            onChange={(value) => change({ sport: value, league: null })}
            options={scope.sports.map((value) => ({ value, label: say(`sports:sport.${value}`) }))}
          />
        ) : null}
        <div className={styles.filters}>
          <ChoiceStrip
            label={say('sports:view')}
            choices={[
              { value: null, label: say('sports:view.all') },
              ...VIEWS.map((value) => ({ value, label: say(`sports:view.${value}`) })),
            ]}
            chosen={view}
            onChoose={(value) => change({ view: value })}
          />
          <Field
            label={say('sports:search')}
            placeholder={say('sports:search')}
            hideLabel
            type="search"
            value={typed}
            maxLength={64}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      </search>
      {view === 'results' ? (
        <ResultList key={sport} sport={sport} />
      ) : view === 'tables' ? (
        <LeagueTables key={sport} sport={sport} />
      ) : (
        <EventList
          key={sport}
          browsing={browsing}
          picks={picks}
          onPick={onPick}
          onLeague={(league) => change({ league })}
        />
      )}
    </>
  );
}

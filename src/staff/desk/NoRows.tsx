import type { DeskList, DeskOperation } from '#domain/desk/desk-list.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useAddress } from '../values/useAddress.ts';
import { isNarrowed } from './desk-query.ts';

/** In the place of rows: filters that no row fits, and the way out of them; or nothing there. */
export function NoRows<Name extends DeskOperation>({ list }: { list: DeskList<Name> }) {
  const { texts, filters = {} } = list;
  const say = useTexts('office', texts);
  const { params, change } = useAddress();
  return isNarrowed(list, params) ? (
    <EmptyState icon="magnifyingGlass" title={say('office:table.noMatch')}>
      <Button
        tone="secondary"
        onClick={() => change(Object.fromEntries(Object.keys(filters).map((key) => [key, null])))}
      >
        {say('office:table.clear')}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState icon="check" title={say(`${texts}:none`)}>
      {say(`${texts}:none.text`)}
    </EmptyState>
  );
}

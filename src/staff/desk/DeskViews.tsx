import type { DeskList, DeskOperation } from '#domain/desk/desk-list.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { useAddress } from '../values/useAddress.ts';
import { viewOf } from './desk-query.ts';

/** The most that a server counts is shown as at least so many. */
const MOST_COUNTED = 1000;

interface DeskViewsProps<Name extends DeskOperation> {
  list: DeskList<Name>;
  /** Rows of each view that waits. */
  counts: Readonly<Record<string, number>>;
  onView: () => void;
}

/** The views of a list, each with what waits in it; none where there is only one. */
export function DeskViews<Name extends DeskOperation>(props: DeskViewsProps<Name>) {
  const { list, counts, onView } = props;
  const { texts, views = [] } = list;
  const say = useTexts('office', texts);
  const { params, change } = useAddress();
  if (views.length < 2) return null;
  return (
    <ChoiceStrip
      label={say('office:queue.view')}
      choices={views.map((value) => ({
        value,
        label: viewText(say(`${texts}:view.${value}`), counts[value]),
      }))}
      chosen={viewOf(list, params)}
      onChoose={(value) => {
        onView();
        change({ view: value === views[0] ? null : value, item: null });
      }}
    />
  );
}

/** @param count undefined: rows of the view wait for no person */
function viewText(view: string, count: number | undefined): string {
  if (count === undefined) return view;
  return `${view} (${count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : count})`;
}

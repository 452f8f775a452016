import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChangeList } from './ChangeList.tsx';
import type { ListDifference } from './keyed-list.ts';

export interface ListChangesProps<Item> {
  difference: ListDifference<Item>;
  /** One in a few words. */
  line: (item: Item) => string;
}

/** What of a list comes and goes, and whether the rest changes its order. */
export function ListChanges<Item>({ difference, line }: ListChangesProps<Item>) {
  const say = useTexts('office');
  const { added, removed, reordered } = difference;
  return (
    <ChangeList
      changes={[
        ...removed.map((item, index) => ({
          id: `gone-${index}`,
          what: say('office:row.gone'),
          before: line(item),
          after: '',
        })),
        ...added.map((item, index) => ({
          id: `new-${index}`,
          what: say('office:row.added'),
          before: '',
          after: line(item),
        })),
        ...(reordered
          ? [{ id: 'order', what: say('office:row.reordered'), before: '', after: '' }]
          : []),
      ]}
    />
  );
}

import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Change } from './ChangeList.tsx';
import type { ListDifference } from './keyed-list.ts';

/** Words for the difference of a list: what is removed, what is added, and a new order. */
export function useListChanges(): <Item>(
  difference: ListDifference<Item>,
  /** An item in a few words. */
  line: (item: Item) => string,
) => Change[] {
  const say = useTexts('office');
  return ({ added, removed, reordered }, line) => [
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
  ];
}

/** The parts that are not empty, in a line. */
export function inOneLine(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

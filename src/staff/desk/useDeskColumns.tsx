import { type ReactNode, useMemo } from 'react';
import type { DeskItem, DeskList, DeskOperation } from '#domain/desk/desk-list.ts';
import { useStaff } from '../session/useStaff.ts';
import { useAddress } from '../values/useAddress.ts';
import { DeskCell } from './DeskCell.tsx';
import type { ShownColumn } from './DeskTable.tsx';

/** The column with the brand of a row, in lists of several brands. */
const BRAND = 'brand';

export type DeskCells<Item> = Readonly<Record<string, (item: Item) => ReactNode>>;

/**
 * The columns of a list and which of them the address shows. @param cells stay the same between renders
 * @returns own: those of the list; shown: with the brand, where rows are of several
 */
export function useDeskColumns<Name extends DeskOperation>(
  list: DeskList<Name>,
  cells: DeskCells<DeskItem<Name>>,
  isOfSeveral: boolean,
) {
  type Item = DeskItem<Name>;
  const { brands } = useStaff();
  const { params } = useAddress();
  const columns = useMemo(
    (): readonly ShownColumn<Item>[] => [
      ...list.columns.map((column) => ({
        ...column,
        sorts: column.sorts === true,
        cell: cells[column.id] ?? ((item: Item) => <DeskCell<Item> column={column} item={item} />),
      })),
      {
        id: BRAND,
        label: 'office:brand',
        kind: 'text',
        sorts: false,
        cell: (item: Item) => brands.find(({ brand }) => brand === item.brand)?.name ?? item.brand,
      },
    ],
    [list, cells, brands],
  );
  const wanted = params.get('columns')?.split('.') ?? null;
  const own = list.columns
    .filter(({ id, hidden }) => (wanted === null ? hidden !== true : wanted.includes(id)))
    .map(({ id }) => id);
  return { columns, own, shown: isOfSeveral ? [...own, BRAND] : own };
}

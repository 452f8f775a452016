import { returnClasses } from '#contract/generated/enum-values.ts';
import type { GamePolicy, SlotReturns } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { formatPercent } from '#ui/i18n/format-percent.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';

export interface SlotReturnTableProps {
  slots: readonly SlotReturns[];
  chosen: GamePolicy['slotReturn'];
}

/** What each slot with variants gives back, proven; the chosen column stands out. */
export function SlotReturnTable({ slots, chosen }: SlotReturnTableProps) {
  const say = useTexts('game-policy-desk');
  const locale = useOfficeLocale();
  const shown = (percent: string | undefined, id: string | null) => {
    const text = percent === undefined ? '–' : formatPercent(percent, locale);
    return id === chosen ? <strong>{text}</strong> : text;
  };
  const columns: readonly Column<SlotReturns>[] = [
    {
      id: 'slot',
      label: say('game-policy-desk:slots.name'),
      lead: true,
      cell: ({ gameName }) => gameName,
    },
    {
      id: 'designed',
      label: say('game-policy-desk:return.designed'),
      align: 'end',
      cell: ({ designedPercent }) => shown(designedPercent, null),
    },
    ...returnClasses.map((id): Column<SlotReturns> => ({
      id,
      label: say('game-policy-desk:return.about', { percent: id }),
      align: 'end',
      cell: ({ variants }) =>
        shown(variants.find(({ returnClass }) => returnClass === id)?.percent, id),
    })),
  ];
  return (
    <Panel title={say('game-policy-desk:slots.title')} bare>
      <DataTable
        caption={say('game-policy-desk:slots.title')}
        columns={columns}
        rows={slots}
        rowKey={({ gameCode }) => gameCode}
      />
    </Panel>
  );
}

import { useState } from 'react';
import type { StudioDeskTable } from '#contract/generated/types.ts';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { numberFormat } from '#ui/i18n/formatters.ts';

import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { PauseButton } from './PauseButton.tsx';
import { StudioRounds } from './StudioRounds.tsx';

const REFRESH_MS = 3_000;
const TONES = { open: 'win', paused: 'loss' } as const;

/** Tables with stakes and the most that their rounds can cost; each is paused and resumed here. */
export function StudioTablesDesk({ brand }: { brand: string }) {
  const say = useTexts('studio-desk', 'studio');
  const [shown, show] = useState<StudioDeskTable | null>(null);
  const list = useQuery(
    'listStudioTables',
    { params: { brand } },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const currency = list.value?.currency ?? '';
  const columns: readonly Column<StudioDeskTable>[] = [
    {
      id: 'table',
      label: say('studio-desk:table'),
      lead: true,
      cell: ({ name, game, gameVersion }) => (
        <>
          <strong>{name}</strong>{' '}
          <span>
            {say(`studio:game.${game}`)} {gameVersion}
          </span>
        </>
      ),
    },
    {
      id: 'status',
      label: say('studio-desk:status'),
      lead: true,
      cell: ({ status, pausedReason }) => (
        <>
          <Pill tone={status in TONES ? TONES[status as keyof typeof TONES] : 'plain'}>
            {say(`studio-desk:status.${status}`)}
          </Pill>
          {pausedReason === null ? null : <span> {pausedReason}</span>}
        </>
      ),
    },
    {
      id: 'round',
      label: say('studio-desk:round'),
      align: 'end',
      cell: ({ roundNumber }) => <span className="tabular">{roundNumber}</span>,
    },
    {
      id: 'players',
      label: say('studio-desk:players'),
      align: 'end',
      cell: ({ players }) => <span className="tabular">{players}</span>,
    },
    {
      id: 'stake',
      label: say('studio-desk:stakes'),
      align: 'end',
      cell: ({ stakeMicro }) => <Amount micro={BigInt(stakeMicro)} currency={currency} mutedZero />,
    },
    {
      id: 'most',
      label: say('studio-desk:most'),
      align: 'end',
      cell: ({ mostMicro }) => <Amount micro={BigInt(mostMicro)} currency={currency} mutedZero />,
    },
    {
      id: 'week',
      label: say('studio-desk:week'),
      align: 'end',
      cell: ({ week }) => <WeekReturn week={week} />,
    },
    {
      id: 'acts',
      label: say('studio-desk:rounds'),
      align: 'end',
      cell: (table) => (
        <>
          <Button
            size="small"
            tone="quiet"
            aria-label={`${say('studio-desk:rounds')}: ${table.name}`}
            onClick={() => show(table)}
          >
            {say('studio-desk:rounds')}
          </Button>
          <PauseButton brand={brand} table={table} onDone={() => void list.refresh()} />
        </>
      ),
    },
  ];
  return (
    <>
      <ReadProblem state={list} />
      {list.value?.items.length === 0 ? (
        <EmptyState icon="live" title={say('studio-desk:none')} />
      ) : (
        <DataTable
          caption={say('studio-desk:title')}
          columns={columns}
          rows={list.value?.items}
          rowKey={({ table }) => table}
        />
      )}
      {shown === null ? null : (
        <StudioRounds brand={brand} table={shown} onClose={() => show(null)} />
      )}
    </>
  );
}

/** The part of its stakes that a table paid in seven days, and the part that its published returns pay on average. */
function WeekReturn({ week }: { week: StudioDeskTable['week'] }) {
  const say = useTexts('studio-desk');
  const locale = useOfficeLocale();
  const stake = Number(week.stakeMicro);
  if (stake === 0) return <>–</>;
  const percent = (micro: string): string =>
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
      Number(micro) / stake,
    );
  return (
    <span className="tabular">
      {say('studio-desk:week.return', {
        paid: percent(week.payoutMicro),
        theory: percent(week.expectedMicro),
        rounds: week.rounds,
      })}
    </span>
  );
}

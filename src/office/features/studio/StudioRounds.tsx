import { useState } from 'react';
import type { StudioDeskRound, StudioDeskTable } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { ReasonDialog } from '#staff/queue/ReasonDialog.tsx';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { outcomeText } from './outcome-text.ts';

export interface StudioRoundsProps {
  brand: string;
  table: StudioDeskTable;
  onClose: () => void;
}

const REFRESH_MS = 5_000;
const VOIDABLE: readonly string[] = ['open', 'dealing', 'ended'];

/** The rounds of a table, newest first; one is voided by two people. */
export function StudioRounds({ brand, table, onClose }: StudioRoundsProps) {
  const say = useTexts('studio-desk');
  const { may } = useStaff();
  const [asked, ask] = useState<StudioDeskRound | null>(null);
  const command = useCommand('voidLiveRound');
  const list = useQuery(
    'listStudioRounds',
    { params: { brand, table: table.table }, query: { limit: 30 } },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const currency = list.value?.currency ?? '';
  const isSent = command.problem?.code === 'SECOND_PERSON_ASKED';
  const columns: readonly Column<StudioDeskRound>[] = [
    {
      id: 'round',
      label: say('studio-desk:round'),
      lead: true,
      cell: ({ roundNumber, opensAt }) => (
        <>
          <strong className="tabular">{roundNumber}</strong> <Instant at={opensAt} style="second" />
        </>
      ),
    },
    {
      id: 'status',
      label: say('studio-desk:status'),
      lead: true,
      cell: ({ status, voidReason }) => (
        <>
          <Pill tone={status === 'void' ? 'loss' : 'plain'}>
            {say(`studio-desk:status.${status}`)}
          </Pill>
          {voidReason === null ? null : <span> {voidReason}</span>}
        </>
      ),
    },
    {
      id: 'outcome',
      label: say('studio-desk:outcome'),
      cell: ({ outcome }) => <span className="tabular">{outcomeText(outcome)}</span>,
    },
    {
      id: 'stake',
      label: say('studio-desk:stakes'),
      align: 'end',
      cell: ({ stakeMicro }) => <Amount micro={BigInt(stakeMicro)} currency={currency} mutedZero />,
    },
    {
      id: 'paid',
      label: say('studio-desk:paid'),
      align: 'end',
      cell: ({ payoutMicro }) => (
        <Amount micro={BigInt(payoutMicro)} currency={currency} mutedZero />
      ),
    },
    {
      id: 'void',
      label: say('studio-desk:void'),
      align: 'end',
      cell: (round) =>
        may('studio.run') && VOIDABLE.includes(round.status) ? (
          <Button
            size="small"
            tone="quiet"
            aria-label={`${say('studio-desk:void')}: ${round.roundNumber}`}
            onClick={() => {
              command.reset();
              ask(round);
            }}
          >
            {say('studio-desk:void')}
          </Button>
        ) : null,
    },
  ];
  return (
    <Dialog title={table.name} onClose={onClose}>
      <ReadProblem state={list} />
      <DataTable
        caption={say('studio-desk:rounds')}
        columns={columns}
        rows={list.value?.items}
        rowKey={({ roundNumber }) => String(roundNumber)}
      />
      {asked === null ? null : (
        <ReasonDialog
          title={`${say('studio-desk:void')}: ${asked.roundNumber}`}
          label={say('studio-desk:void')}
          effect={say(isSent ? 'studio-desk:asked' : 'studio-desk:effect.void')}
          hint={say('studio-desk:reasonOnRecord')}
          pending={command.pending}
          problem={
            command.problem === null || isSent ? null : <ProblemPanel problem={command.problem} />
          }
          onConfirm={(reason) => {
            const params = { brand, table: asked.table, roundNumber: String(asked.roundNumber) };
            void command.run({ params, body: { reason } }).then(({ ok }) => {
              if (!ok) return;
              ask(null);
              void list.refresh();
            });
          }}
          onClose={() => ask(null)}
        />
      )}
    </Dialog>
  );
}

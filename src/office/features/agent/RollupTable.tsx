import { useState } from 'react';
import type { RollupDay } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Amount } from '#staff/values/Amount.tsx';
import styles from './AgentDesk.module.css';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useCommand } from '#ui/query/useCommand.ts';

const AMOUNTS = ['recordedMicro', 'countedMicro', 'differenceMicro'] as const;

export interface RollupTableProps {
  brand: string;
  days: readonly RollupDay[];
  currency: string;
  onChecked: () => Promise<unknown>;
}

/** The days, each with a button that computes it again. */
export function RollupTable({ brand, days, currency, onChecked }: RollupTableProps) {
  const say = useTexts('agent-desk');
  const { may } = useStaff();
  const { run, pending, problem } = useCommand('recheckRollupDay');
  const [asked, setAsked] = useState<string | null>(null);
  const recheck = async (day: string): Promise<void> => {
    setAsked(day);
    const outcome = await run({ params: { brand, day } });
    if (outcome.ok) await onChecked();
  };
  const columns: readonly Column<RollupDay>[] = [
    {
      id: 'day',
      label: say('agent-desk:figures.day'),
      lead: true,
      cell: ({ day }) => <span className={styles.day}>{day}</span>,
    },
    {
      id: 'state',
      label: say('agent-desk:status'),
      lead: true,
      cell: ({ checkedAt, isSound }) =>
        checkedAt === null ? (
          <Pill>{say('agent-desk:day.unchecked')}</Pill>
        ) : (
          <Pill tone={isSound ? 'win' : 'loss'}>
            {say(isSound ? 'agent-desk:day.sound' : 'agent-desk:day.faulty')}
          </Pill>
        ),
    },
    ...AMOUNTS.map((field): Column<RollupDay> => ({
      id: field,
      label: say(`agent-desk:figures.${field}`),
      align: 'end',
      cell: (row) => <Amount micro={BigInt(row[field])} currency={currency} mutedZero />,
    })),
    {
      id: 'late',
      label: say('agent-desk:figures.late'),
      align: 'end',
      cell: ({ late }) => <span className="tabular">{late}</span>,
    },
    {
      id: 'action',
      label: say('agent-desk:action'),
      align: 'end',
      cell: ({ day }) => (
        <Button
          tone="secondary"
          size="small"
          pending={pending && asked === day}
          aria-disabled={pending}
          aria-label={say('agent-desk:figures.recheckDay', { day })}
          onClick={() => (pending ? undefined : void recheck(day))}
        >
          {say('agent-desk:figures.recheck')}
        </Button>
      ),
    },
  ];
  return (
    <>
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <DataTable
        caption={say('agent-desk:figures.title')}
        columns={may('agent.edit') ? columns : columns.slice(0, -1)}
        rows={days}
        rowKey={({ day }) => day}
      />
    </>
  );
}
